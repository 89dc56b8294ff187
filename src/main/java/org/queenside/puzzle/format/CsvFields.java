package org.queenside.puzzle.format;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.queenside.chess.PlainNotation;

/** Reads moves and numbers in the ways in which spreadsheets and programs write them. */
final class CsvFields {
  private static final int HIGHEST_RATING = 4000;

  /** What stands between moves: spaces, commas, or the brackets and quotes of a JSON list. */
  private static final Pattern BETWEEN_MOVES = Pattern.compile("[\\s,;|\\[\\]\"']+");

  private static final Pattern MOVE_NUMBER = Pattern.compile("^\\d+\\.+");

  private static final Pattern NUMBER = Pattern.compile("(\\d{1,4})(?:[.,](\\d{0,6}))?");

  /** A thousand with a separator: {@code 1.200}, {@code 1,200}, {@code 1 200}. */
  private static final Pattern THOUSANDS = Pattern.compile("(\\d)[., '’](\\d{3})");

  private CsvFields() {}

  /**
   * Returns the moves in a field, however they are separated; none if it has no letter or digit.
   */
  static List<String> moves(String field) {
    return Arrays.stream(BETWEEN_MOVES.split(PlainNotation.of(field)))
        .map(word -> MOVE_NUMBER.matcher(word).replaceFirst(""))
        .filter(word -> word.chars().anyMatch(Character::isLetterOrDigit))
        .toList();
  }

  /** Returns a rating of 1 to 4000 points, or 0 for anything else. */
  static double rating(String field) {
    String text = PlainNotation.of(field).strip();
    Matcher thousands = THOUSANDS.matcher(text);
    Matcher number = NUMBER.matcher(text);
    double rating =
        thousands.matches()
            ? Double.parseDouble(thousands.group(1) + thousands.group(2))
            : number.matches() ? decimal(number) : 0;
    return rating >= 1 && rating <= HIGHEST_RATING ? rating : 0;
  }

  private static double decimal(Matcher number) {
    String fraction = number.group(2);
    return Double.parseDouble(number.group(1) + "." + (fraction == null ? "0" : fraction + "0"));
  }
}
