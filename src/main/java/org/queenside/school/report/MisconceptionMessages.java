package org.queenside.school.report;

import java.util.Locale;
import org.queenside.course.model.Misconception;
import org.queenside.text.MessageBundle;
import org.queenside.text.Term;

/** Describes misconceptions by what pupils did or thought. */
public final class MisconceptionMessages {

  private final MessageBundle messages;
  private final Locale locale;

  /** Creates the messages in one language. */
  public MisconceptionMessages(Locale locale) {
    this.messages = MessageBundle.of("vaadin-i18n.report", locale);
    this.locale = locale;
  }

  /** Returns the end of a sentence about one or more pupils: {@code castled through check}. */
  public String held(Misconception misconception) {
    return messages.get("held." + misconception.code());
  }

  /** The same for a sentence that may need another form of it: for one pupil, or for several. */
  private static Term term(Misconception misconception) {
    return Term.of("held." + misconception.code());
  }

  /** Returns it as a separate line: {@code Castled through check}. */
  public String line(Misconception misconception) {
    String held = messages.get("line", term(misconception));
    return held.substring(0, 1).toUpperCase(locale) + held.substring(1);
  }

  /** Returns it after the number of pupils: {@code pupils castled through check}. */
  public String pupils(int pupils, Misconception misconception) {
    return messages.get("pupils", pupils, term(misconception));
  }

  /**
   * Returns the whole sentence: {@code 7 of the 24 pupils tested castled through check.}
   *
   * @param pupils the number of pupils who hold it
   * @param of the number of pupils who have answered a task that would show it
   */
  public String sentence(int pupils, int of, Misconception misconception) {
    return messages.get("sentence", pupils, of, term(misconception));
  }
}
