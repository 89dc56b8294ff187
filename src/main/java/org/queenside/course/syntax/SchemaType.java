package org.queenside.course.syntax;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Types of values in the JSON schema of lessons, as JSON members without the surrounding braces.
 */
public final class SchemaType {
  public static final String STRING = "\"type\": \"string\"";
  public static final String FLAG = "\"type\": \"boolean\"";
  public static final String TEXT = text(300);
  public static final String ID = pattern("^[a-z0-9]+(-[a-z0-9]+)*$") + ", \"maxLength\": 60";
  public static final String SQUARE = pattern("^[a-h][1-8]$");
  public static final String ARROW = pattern("^[a-h][1-8]-[a-h][1-8]$");
  public static final String MOVE = pattern("^[a-h][1-8][a-h][1-8][qrbn]?$");
  public static final String SQUARES = list(SQUARE) + ", \"minItems\": 1";
  public static final String KIND = "\"$ref\": \"#/$defs/kind\"";
  public static final String MISCONCEPTION = "\"$ref\": \"#/$defs/misconception\"";

  public static final String MOVE_MEANING = "A move by its two squares: e2e4, or e7e8q to promote.";
  public static final String POSITION =
      "A FEN in which kings may be missing. The last two fields may be left out.";
  public static final String PLACEMENT =
      "The pieces as in the first field of a FEN, whether the rules allow the position or not.";

  private SchemaType() {}

  /** A text of a limited number of characters. */
  public static String text(int longest) {
    return string(1) + ", \"maxLength\": " + longest;
  }

  /** A text of at least so many characters. */
  public static String string(int shortest) {
    return STRING + ", \"minLength\": " + shortest;
  }

  /** A text that matches a regular expression. */
  public static String pattern(String pattern) {
    return STRING + ", \"pattern\": " + quoted(pattern);
  }

  /** A whole number between two bounds, both allowed. */
  public static String number(int least, int most) {
    return "\"type\": \"integer\", \"minimum\": %d, \"maximum\": %d".formatted(least, most);
  }

  /** One of the given words. */
  public static String oneOf(String... words) {
    return oneOf(Stream.of(words));
  }

  /** One of the given words. */
  public static String oneOf(Stream<String> words) {
    return words.map(SchemaType::quoted).collect(Collectors.joining(", ", "\"enum\": [", "]"));
  }

  /** A list of values of a type. */
  public static String list(String items) {
    return "\"type\": \"array\", \"items\": {" + items + "}";
  }

  /** A list of blocks of fields, each of which must have a text. */
  public static String blocks(int fewest, String... properties) {
    return """
    "type": "array", "minItems": %d, "items": {"type": "object", "additionalProperties": false, \
    "required": ["text"], "properties": {%s}}\
    """
        .formatted(fewest, String.join(", ", properties));
  }

  /** A field of a block. */
  public static String property(String key, String type, @Nullable String description) {
    return quoted(key) + ": " + described(type, description);
  }

  /** A type, with or without a description for authors. */
  static String described(String type, @Nullable String description) {
    return description == null
        ? "{" + type + "}"
        : "{" + type + ", \"description\": " + quoted(description) + "}";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
