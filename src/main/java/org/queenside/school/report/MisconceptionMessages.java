package org.queenside.school.report;

import java.util.Locale;
import org.queenside.course.model.Misconception;
import org.queenside.text.Messages;

/** Says what pupils did or thought who hold a false belief. */
public final class MisconceptionMessages {

  private final Messages messages;
  private final Locale locale;

  /** Speaks one language. */
  public MisconceptionMessages(Locale locale) {
    this.messages = Messages.of("org.queenside.school.report.report", locale);
    this.locale = locale;
  }

  /** Returns the end of a sentence about one or more pupils: {@code castled through check}. */
  public String held(Misconception belief) {
    return messages.get("held." + belief.code());
  }

  /** Returns it as a line of its own: {@code Castled through check}. */
  public String line(Misconception belief) {
    String held = held(belief);
    return held.substring(0, 1).toUpperCase(locale) + held.substring(1);
  }

  /**
   * Returns the whole sentence: {@code 7 of 24 castled through check.}
   *
   * @param pupils how many
   * @param of how many there are
   */
  public String sentence(int pupils, int of, Misconception belief) {
    return messages.get("sentence", pupils, of, held(belief));
  }
}
