package org.queenside.text;

import java.util.Locale;

/**
 * The categories in which languages put counted things, for whole numbers. The rules are those of
 * Unicode CLDR 48, without the category for millions in Romance languages, where {@link #OTHER} is
 * right for counts of this program's size.
 */
enum PluralCategory {
  ZERO,
  ONE,
  TWO,
  FEW,
  MANY,
  OTHER;

  private static final int TENS = 10;
  private static final int HUNDREDS = 100;

  /** Returns the name in messages: {@code one}. */
  String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the category of a number, whose sign doesn't matter. */
  static PluralCategory of(long number, Locale locale) {
    long count = Math.abs(number);
    int tens = (int) (count % TENS);
    int hundreds = (int) (count % HUNDREDS);
    return switch (locale.getLanguage()) {
      case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "bo", "jv", "su", "yo", "ig" ->
          OTHER;
      case "fr",
          "pt",
          "hy",
          "am",
          "as",
          "bn",
          "fa",
          "gu",
          "hi",
          "kn",
          "zu",
          "ak",
          "ln",
          "mg",
          "pa",
          "si",
          "ti",
          "wa" ->
          count <= 1 ? ONE : OTHER;
      case "ru", "uk", "be" -> eastSlavic(tens, hundreds);
      case "pl" -> count == 1 ? ONE : few(tens, hundreds) ? FEW : MANY;
      case "hr", "sr", "bs" -> endsInOne(tens, hundreds) ? ONE : few(tens, hundreds) ? FEW : OTHER;
      case "cs", "sk" -> count == 1 ? ONE : count >= 2 && count <= 4 ? FEW : OTHER;
      case "sl", "dsb", "hsb" -> slovenian(hundreds);
      case "lt" -> isTeen(hundreds) ? OTHER : tens == 1 ? ONE : tens > 1 ? FEW : OTHER;
      case "lv" -> tens == 0 || isTeen(hundreds) ? ZERO : tens == 1 ? ONE : OTHER;
      case "ro" -> count == 1 ? ONE : count == 0 || hundreds >= 1 && hundreds < 20 ? FEW : OTHER;
      case "ar" -> arabic(count, hundreds);
      case "he", "iw" -> count == 1 ? ONE : count == 2 ? TWO : OTHER;
      case "ga" -> irish(count);
      case "gd" -> gaelic(count);
      case "cy" -> welsh(count);
      case "mt" -> maltese(count, hundreds);
      case "is", "mk" -> endsInOne(tens, hundreds) ? ONE : OTHER;
      case "fil", "tl" ->
          count <= 3 && count > 0 || tens != 4 && tens != 6 && tens != 9 ? ONE : OTHER;
      default -> count == 1 ? ONE : OTHER;
    };
  }

  private static boolean endsInOne(int tens, int hundreds) {
    return tens == 1 && hundreds != 11;
  }

  private static boolean few(int tens, int hundreds) {
    return tens >= 2 && tens <= 4 && (hundreds < 12 || hundreds > 14);
  }

  private static boolean isTeen(int hundreds) {
    return hundreds > 10 && hundreds < 20;
  }

  private static PluralCategory eastSlavic(int tens, int hundreds) {
    return endsInOne(tens, hundreds) ? ONE : few(tens, hundreds) ? FEW : MANY;
  }

  private static PluralCategory slovenian(int hundreds) {
    return switch (hundreds) {
      case 1 -> ONE;
      case 2 -> TWO;
      case 3, 4 -> FEW;
      default -> OTHER;
    };
  }

  private static PluralCategory arabic(long count, int hundreds) {
    if (count <= 2) {
      return count == 0 ? ZERO : count == 1 ? ONE : TWO;
    }
    return hundreds < 3 ? OTHER : hundreds <= 10 ? FEW : MANY;
  }

  private static PluralCategory irish(long count) {
    if (count >= 3 && count <= 10) {
      return count <= 6 ? FEW : MANY;
    }
    return count == 1 ? ONE : count == 2 ? TWO : OTHER;
  }

  private static PluralCategory gaelic(long count) {
    if (count == 1 || count == 11) {
      return ONE;
    }
    if (count == 2 || count == 12) {
      return TWO;
    }
    return count >= 3 && count <= 19 ? FEW : OTHER;
  }

  private static PluralCategory welsh(long count) {
    return switch ((int) Math.min(count, Integer.MAX_VALUE)) {
      case 0 -> ZERO;
      case 1 -> ONE;
      case 2 -> TWO;
      case 3 -> FEW;
      case 6 -> MANY;
      default -> OTHER;
    };
  }

  private static PluralCategory maltese(long count, int hundreds) {
    if (count == 1 || count == 2) {
      return count == 1 ? ONE : TWO;
    }
    if (count == 0 || hundreds >= 3 && hundreds <= 10) {
      return FEW;
    }
    return isTeen(hundreds) ? MANY : OTHER;
  }
}
