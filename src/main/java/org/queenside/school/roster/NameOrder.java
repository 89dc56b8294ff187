package org.queenside.school.roster;

import java.text.Collator;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The order in which people expect names: É beside E, and class 5b before class 10a. */
public final class NameOrder {

  /** By letters as in the root locale, numbers by their value. */
  public static final Comparator<String> NATURAL = NameOrder::compare;

  private static final Pattern PIECE = Pattern.compile("\\d{1,9}|\\D+|\\d+");

  private NameOrder() {}

  private static int compare(String one, String other) {
    Collator letters = Collator.getInstance(Locale.ROOT);
    Matcher left = PIECE.matcher(one);
    Matcher right = PIECE.matcher(other);
    while (left.find()) {
      if (!right.find()) {
        return 1;
      }
      int order = comparePieces(letters, left.group(), right.group());
      if (order != 0) {
        return order;
      }
    }
    return right.find() ? -1 : one.compareTo(other);
  }

  private static int comparePieces(Collator letters, String one, String other) {
    if (isNumber(one) && isNumber(other)) {
      return Integer.compare(Integer.parseInt(one), Integer.parseInt(other));
    }
    return letters.compare(one, other);
  }

  private static boolean isNumber(String piece) {
    return piece.length() <= 9 && piece.chars().allMatch(Character::isDigit);
  }
}
