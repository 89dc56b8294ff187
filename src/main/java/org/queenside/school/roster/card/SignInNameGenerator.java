package org.queenside.school.roster.card;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.queenside.school.roster.names.PersonTitle;
import org.queenside.text.LatinLetters;

/**
 * Generates sign-in names from names: the first name in small letters from a to z, so that it can
 * be typed on any keyboard, without a title such as "Dr.". If that name is taken, the first letter
 * of the last name is added, then a number.
 */
public record SignInNameGenerator(RandomGenerator random) {

  private static final int LONGEST = 20;
  private static final int MOST_DIGITS = 9;
  private static final int TRIES_PER_LENGTH = 5;

  /** Used for names in which no letter has a plain one, such as Chinese ones. */
  private static final String NEUTRAL = "pupil";

  private static final Pattern OTHERS = Pattern.compile("[^a-z0-9]");

  public String of(String name, Predicate<String> taken) {
    String[] words =
        Arrays.stream(PersonTitle.split(name).name().split(" "))
            .map(SignInNameGenerator::letters)
            .filter(word -> !word.isEmpty())
            .toArray(String[]::new);
    if (words.length == 0) {
      return numbered(NEUTRAL, taken);
    }
    // "M. Dupont" is "dupont": an initial alone is hardly a name.
    String first =
        Arrays.stream(words).filter(word -> word.length() > 1).findFirst().orElse(words[0]);
    if (!taken.test(first)) {
      return first;
    }
    if (words.length > 1) {
      first += words[words.length - 1].charAt(0);
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
    String plain = OTHERS.matcher(LatinLetters.of(word)).replaceAll("");
    return plain.substring(0, Math.min(LONGEST, plain.length()));
  }
}
