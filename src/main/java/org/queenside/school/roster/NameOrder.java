package org.queenside.school.roster;

import java.text.Collator;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sorts names as people expect: É next to E, and class 5b before class 10a. */
public final class NameOrder {

  /** Letters in the order of most languages, with Spanish Ñ after N, and numbers by value. */
  public static final Comparator<String> NATURAL = NameOrder::compare;

  private static final Collator LETTERS = letters();

  private static final Pattern PART = Pattern.compile("\\d{1,9}|\\D+|\\d+");

  private NameOrder() {}

  private static int compare(String one, String other) {
    // A collator works for one thread at a time.
    Collator letters = (Collator) LETTERS.clone();
    Matcher left = PART.matcher(one);
    Matcher right = PART.matcher(other);
    while (left.find()) {
      if (!right.find()) {
        return 1;
      }
      int order = compareParts(letters, left.group(), right.group());
      if (order != 0) {
        return order;
      }
    }
    return right.find() ? -1 : one.compareTo(other);
  }

  private static int compareParts(Collator letters, String one, String other) {
    if (isNumber(one) && isNumber(other)) {
      return Integer.compare(Integer.parseInt(one), Integer.parseInt(other));
    }
    return letters.compare(one, other);
  }

  private static Collator letters() {
    var letters = (RuleBasedCollator) Collator.getInstance(Locale.ROOT);
    try {
      return new RuleBasedCollator(letters.getRules() + "& N < n\u0303 , N\u0303");
    } catch (ParseException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isNumber(String part) {
    return part.length() <= 9 && part.chars().allMatch(Character::isDigit);
  }
}
