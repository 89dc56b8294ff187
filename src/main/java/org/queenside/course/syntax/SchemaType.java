package org.queenside.course.syntax;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Types of values in the JSON schema of lessons, as JSON members without the surrounding braces.
 */
final class SchemaType {
  static final String STRING = "\"type\": \"string\"";
  static final String FLAG = "\"type\": \"boolean\"";
  static final String TEXT = text(300);
  static final String ID = pattern("^[a-z0-9]+(-[a-z0-9]+)*$") + ", \"maxLength\": 60";
  static final String SQUARE = pattern("^[a-h][1-8]$");
  static final String ARROW = pattern("^[a-h][1-8]-[a-h][1-8]$");
  static final String MOVE = pattern("^[a-h][1-8][a-h][1-8][qrbn]?$");
  static final String SQUARES = list(SQUARE) + ", \"minItems\": 1";
  static final String KIND = "\"$ref\": \"#/$defs/kind\"";
  static final String MISCONCEPTION = "\"$ref\": \"#/$defs/misconception\"";

  static final String MOVE_MEANING = "A move by its two squares: e2e4, or e7e8q to promote.";
  static final String POSITION =
      "A FEN in which kings may be missing. The last two fields may be left out.";
  static final String PLACEMENT =
      "The pieces as in the first field of a FEN, whether the rules allow the position or not.";

  private SchemaType() {}

  static String text(int longest) {
    return string(1) + ", \"maxLength\": " + longest;
  }

  static String string(int shortest) {
    return STRING + ", \"minLength\": " + shortest;
  }

  static String pattern(String pattern) {
    return STRING + ", \"pattern\": " + quoted(pattern);
  }

  static String number(int least, int most) {
    return "\"type\": \"integer\", \"minimum\": %d, \"maximum\": %d".formatted(least, most);
  }

  static String oneOf(String... words) {
    return oneOf(Stream.of(words));
  }

  static String oneOf(Stream<String> words) {
    return words.map(SchemaType::quoted).collect(Collectors.joining(", ", "\"enum\": [", "]"));
  }

  static String list(String items) {
    return "\"type\": \"array\", \"items\": {" + items + "}";
  }

  /** A list of blocks of fields, each of which must have a text. */
  static String blocks(int fewest, String... properties) {
    return """
    "type": "array", "minItems": %d, "items": {"type": "object", "additionalProperties": false, \
    "required": ["text"], "properties": {%s}}"""
        .formatted(fewest, String.join(", ", properties));
  }

  static String property(String key, String type, @Nullable String description) {
    return quoted(key) + ": " + described(type, description);
  }

  static String described(String type, @Nullable String description) {
    return description == null
        ? "{" + type + "}"
        : "{" + type + ", \"description\": " + quoted(description) + "}";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
