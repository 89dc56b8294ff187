package org.queenside.school.roster.names;

import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.queenside.text.LatinLetters;

/** Judges whether words are spelled as in some language, or come from a wrongly decoded file. */
final class Spelling {

  private static final double WRONG = 4;
  private static final double ODD = 1;
  private static final double KNOWN = -2;
  private static final double FOREIGN = 3;

  /** The letters of languages besides a to z. Each is written with one code page. */
  private static final List<String> LANGUAGES =
      Stream.of(
              "äöüß",
              "àâæçéèêëîïôœùûü",
              "áéíñóúüª",
              "áâãàçéêíóôõú",
              "àèéìíîòóù",
              "æøåéöä",
              "åäöé",
              "áèéëïíóöüç",
              "áðéíóúýþæö",
              "àçèéíïòóú",
              "áčďéěíňóřšťúůýž",
              "áäčďéíĺľňóôŕšťúýž",
              "ąćęłńóśźż",
              "áéíóöőúüű",
              "ăâîşţșț",
              "čćđšž",
              "çğıöşüâ",
              "ąčęėįšųūž",
              "āčēģīķļņšūž",
              "äõöüšž",
              "ëç")
          .toList();

  private static final Set<UnicodeScript> SCRIPTS_OF_THEIR_OWN =
      Set.of(
          UnicodeScript.CYRILLIC, UnicodeScript.GREEK, UnicodeScript.HEBREW, UnicodeScript.ARABIC);

  /** Endings by which surnames of a language are known. */
  private static final Pattern SURNAME = Pattern.compile("(ńsk[ia]|ov[áé]|[iov]ć|ič|oğlu|dóttir)$");

  private Spelling() {}

  /** Returns a number that is the higher, the less the words look like names. */
  static double faults(List<String> words) {
    return words.stream().mapToDouble(Spelling::faults).sum() + words.size() * strangeness(words);
  }

  /** What share of the special letters the closest language doesn't have. */
  private static double strangeness(List<String> words) {
    String letters = special(String.join("", words));
    double best =
        LANGUAGES.stream()
            .mapToDouble(
                language ->
                    (double) letters.chars().filter(each -> language.indexOf(each) >= 0).count())
            .max()
            .orElse(0);
    double own =
        letters
            .codePoints()
            .filter(each -> SCRIPTS_OF_THEIR_OWN.contains(UnicodeScript.of(each)))
            .count();
    return letters.isEmpty() ? 0 : FOREIGN * (1 - Math.max(best, own) / letters.length());
  }

  private static String special(String text) {
    StringBuilder special = new StringBuilder();
    text.replace('İ', 'i')
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(each -> each >= 0x80 && Character.isLetter(each))
        .forEach(special::appendCodePoint);
    return special.toString();
  }

  private static double faults(String word) {
    boolean known = FirstNames.startWith(word) || SURNAME.matcher(word).find();
    double faults = known ? KNOWN : 0;
    for (int index = 0; index < word.length(); index++) {
      char each = word.charAt(index);
      if (each >= 0x80) {
        faults +=
            faults(
                each,
                index == 0 ? ' ' : word.charAt(index - 1),
                index + 1 == word.length() ? ' ' : word.charAt(index + 1));
      }
    }
    return faults + (isPronounceable(word) ? 0 : ODD);
  }

  private static double faults(char each, char before, char after) {
    boolean inWord = Character.isLetter(before) && Character.isLetter(after);
    if (!Character.isLetter(each)) {
      boolean usual =
          "’‘–—“”„«»•·´…".indexOf(each) >= 0
              && !(inWord && each != '’' && each != '–' && each != '·');
      return usual ? 0 : WRONG;
    }
    boolean shifted =
        Character.isUpperCase(each) && Character.isLowerCase(before)
            || Character.isUpperCase(each)
                && Character.isLetter(before)
                && Character.isLowerCase(after)
            || Character.isLowerCase(each) && Character.isUpperCase(after);
    boolean endInWord = each == 'ς' && Character.isLetter(after);
    boolean mixed =
        Character.isLetter(before) && UnicodeScript.of(before) != UnicodeScript.of(each)
            || Character.isLetter(after) && UnicodeScript.of(after) != UnicodeScript.of(each);
    // Names begin with a capital, in scripts that have some.
    double small = Character.isLowerCase(each) && !Character.isLetter(before) ? ODD : 0;
    return small + (shifted || endInWord ? WRONG : 0) + (mixed ? WRONG : 0);
  }

  /** Whether neither three vowels nor four consonants follow each other. */
  private static boolean isPronounceable(String word) {
    return !LatinLetters.of(word).matches(".*([aeiouy]{3}|[b-df-hj-np-tv-xz]{4}).*");
  }
}
