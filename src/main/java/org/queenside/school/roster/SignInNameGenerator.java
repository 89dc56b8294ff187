package org.queenside.school.roster;

import static java.util.stream.Collectors.toMap;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.queenside.identity.account.SignInName;

/**
 * Generates sign-in names from names: the first name in lower case and without accents, so that it
 * can be typed on any keyboard; letters of other scripts are kept. If that name is taken, the first
 * letter of the last name is added, then a number.
 */
record SignInNameGenerator(RandomGenerator random) {

  private static final int LONGEST = 20;
  private static final int MOST_DIGITS = 9;
  private static final int TRIES_PER_LENGTH = 5;

  /** Used for names without any letter. */
  private static final String NEUTRAL = "pupil";

  /**
   * Letters that don't decompose into another letter and an accent, each before its replacement.
   */
  private static final Map<Integer, String> REPLACEMENTS =
      Stream.of("ßss æae œoe øo đd ðd þth łl ħh ıi ĸk ŋng ŧt əe".split(" "))
          .collect(toMap(each -> each.codePointAt(0), each -> each.substring(1)));

  String of(String name, Predicate<String> taken) {
    String[] words = name.split(" ");
    String first = letters(words[0]);
    if (first.isEmpty()) {
      first = letters(name);
    }
    if (first.isEmpty()) {
      return numbered(NEUTRAL, taken);
    }
    if (!taken.test(first)) {
      return first;
    }
    String last = words.length > 1 ? letters(words[words.length - 1]) : "";
    if (!last.isEmpty()) {
      first = SignInName.fold(first + last.substring(0, last.offsetByCodePoints(0, 1)));
      if (!taken.test(first)) {
        return first;
      }
    }
    return numbered(first, taken);
  }

  private String numbered(String word, Predicate<String> taken) {
    int bound = 100;
    for (int digits = 2; digits <= MOST_DIGITS; digits++) {
      for (int i = 0; i < TRIES_PER_LENGTH; i++) {
        String candidate = word + random.nextInt(bound / 10, bound);
        if (!taken.test(candidate)) {
          return candidate;
        }
      }
      bound *= 10;
    }
    throw new IllegalStateException("no free number for sign-in name " + word);
  }

  private static String letters(String word) {
    String small = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD);
    var kept = new StringBuilder();
    int[] base = {0};
    small
        .codePoints()
        .forEach(
            each -> {
              if (isMark(each)) {
                if (base[0] != 0 && UnicodeScript.of(base[0]) != UnicodeScript.LATIN) {
                  kept.appendCodePoint(each);
                }
              } else if (Character.isLetterOrDigit(each)) {
                base[0] = each;
                kept.append(REPLACEMENTS.getOrDefault(each, Character.toString(each)));
              }
            });
    String folded = SignInName.fold(kept.toString());
    int longest =
        folded.offsetByCodePoints(0, Math.min(LONGEST, folded.codePointCount(0, folded.length())));
    return folded.substring(0, longest);
  }

  private static boolean isMark(int character) {
    return switch (Character.getType(character)) {
      case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
      default -> false;
    };
  }
}
