package org.queenside.course.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** How long a lesson's text may be. Learners want to move pieces, not read. */
public record TextLimit(int sentences, int characters) {
  /** The task: the one sentence that stays on the screen. */
  public static final TextLimit TASK = new TextLimit(1, 100);

  /** Explanations. */
  public static final TextLimit TEXT = new TextLimit(3, 300);

  /** The reply to a right answer. */
  public static final TextLimit PRAISE = new TextLimit(2, 300);

  /** Returns the limit of the text in a field. */
  public static TextLimit of(ExerciseField field) {
    if (field.equals(ExerciseField.TASK)) {
      return TASK;
    }
    return field.equals(ExerciseField.RIGHT) ? PRAISE : TEXT;
  }

  private static final Pattern SENTENCE_END = Pattern.compile("[.!?…]+[\")»”’]*(\\s+|$)");
  private static final Pattern MARKUP = Pattern.compile("<[a-zA-Z/!]|\\]\\(|`|^#|^[-*] ");

  /** What can be wrong with a text. */
  public enum Fault {
    SENTENCES,
    CHARACTERS,
    MARKUP
  }

  /** Returns what is wrong with a text: its length, or markup other than bold. */
  public List<Fault> faults(String text) {
    List<Fault> faults = new ArrayList<>();
    if (sentences(text) > sentences) {
      faults.add(Fault.SENTENCES);
    }
    if (text.length() > characters) {
      faults.add(Fault.CHARACTERS);
    }
    if (MARKUP.matcher(text).find() || text.split("\\*\\*", -1).length % 2 == 0) {
      faults.add(Fault.MARKUP);
    }
    return faults;
  }

  static int sentences(String text) {
    int ends = (int) SENTENCE_END.matcher(text).results().count();
    return SENTENCE_END.matcher(text).results().anyMatch(end -> end.end() == text.length())
        ? ends
        : ends + 1;
  }
}
