package org.queenside.course.source;

import java.util.Arrays;
import java.util.Objects;
import org.queenside.course.syntax.FieldFormatException;
import org.queenside.course.syntax.YamlFields;

/** Reads what is said in a speech bubble: plain text, short enough for a seven-year-old. */
final class Speech {

  private static final int MOST_WORDS = 14;
  private static final int MOST_CHARACTERS = 90;

  private Speech() {}

  /** Returns the text of a field; empty if it is missing or too long, which is a problem. */
  static String read(String field, YamlFields fields) {
    return Objects.requireNonNullElse(fields.value(field, Speech::checked), "");
  }

  private static String checked(String text) throws FieldFormatException {
    long words = Arrays.stream(text.split("\\s+")).filter(word -> word.matches(".*\\w.*")).count();
    if (words > MOST_WORDS || text.length() > MOST_CHARACTERS) {
      throw new FieldFormatException(
          "there are more than %d words or %d characters".formatted(MOST_WORDS, MOST_CHARACTERS),
          "Shorten it: it stands in a small speech bubble");
    }
    if (text.matches("(?s).*[*<>`].*")) {
      throw new FieldFormatException("there is markup", "Write plain text");
    }
    return text;
  }
}
