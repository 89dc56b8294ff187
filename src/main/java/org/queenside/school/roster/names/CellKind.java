package org.queenside.school.roster.names;

import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.queenside.text.LatinLetters;

/** What a single cell looks like. */
enum CellKind {
  EMPTY,
  NUMBER,
  DATE,
  AGE,
  EMAIL,
  SEX,
  DENOMINATION,
  /** A class of a school, such as "5b". */
  CLASS,
  /** A title such as "Frau". */
  TITLE,
  /** Two capitals, such as "TR" for a nationality. */
  CODE,
  /** Letters only: perhaps a name. */
  WORDS,
  OTHER;

  private static final int LONGEST = 100;

  private static final Pattern NUMBERS = Pattern.compile("[#№(\\[]?\\d[\\d.,%/-]*[.)\\]:]?");
  private static final Pattern DATES =
      Pattern.compile(
          "\\d{1,4}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?\\d{2,4}( .*|T.*)?"
              + "|\\d{1,2}\\.? \\p{L}{3,10}\\.? \\d{2,4}|\\p{L}{3,10} \\d{1,2}, ?\\d{4}");
  private static final Pattern AGES =
      Pattern.compile("\\d{1,2}([;,]\\d{1,2})? ?(years?|yrs?|y|jahre?|j\\.?|ans?|anos)( old)?");
  private static final Pattern CLASSES =
      Pattern.compile(
          "(?=.*[a-z°])\\d{1,2} ?[°./-]? ?(e|eme|er|re|nde|th|st|nd|rd)?[ /-]{0,2}[a-z]?\\d?"
              + "|(class|klasse|classe|clase|year|grade|form|stufe|jahrgang|yr) ?\\d{1,2} ?[a-z]?"
              + "|(class|klasse|classe|clase) [a-z]|[vix]{1,4} [a-d]|c[pe][12]?|cm[12]");
  private static final Set<String> SEXES =
      words(
          "m w f d x g b h k v male female mannlich weiblich divers diverse boy girl junge madchen"
              + " garcon fille masculin feminin homme femme hombre mujer nino nina non-binary other");

  /** What may follow a name in the same cell; letters that are hardly an initial. */
  private static final Set<String> SEXES_AFTER_NAMES = words("m w f d male female boy girl");

  private static final Set<String> DENOMINATIONS =
      words(
          "rk r.k. rk. kath kath. katholisch rom.-kath. rom.kath. ev ev. evang evang. evangelisch"
              + " ev.-luth. ob o.b. o.b ohne konfessionslos isl isl. islam islamisch muslim moslem"
              + " muslimisch orth orth. orthodox judisch jewish eth eth. ethik ethics catholic rc"
              + " protestant hindu sikh buddhist none catholique protestant musulman aucune");
  private static final Set<String> TITLES =
      words("mr mrs ms miss mx master herr frau mr. mrs. ms. m. mme mlle dr dr. sr sra");
  private static final Pattern CODES = Pattern.compile("[A-Z]{2}");

  private static Set<String> words(String list) {
    return Arrays.stream(list.split(" ")).collect(Collectors.toUnmodifiableSet());
  }

  static CellKind of(String cell) {
    if (cell.isEmpty()) {
      return EMPTY;
    }
    if (cell.length() > LONGEST) {
      return isWords(cell) ? WORDS : OTHER;
    }
    String plain = LatinLetters.of(cell);
    if (cell.indexOf('@') > 0) {
      return EMAIL;
    }
    if (DATES.matcher(cell).matches()) {
      return DATE;
    }
    if (NUMBERS.matcher(cell).matches()) {
      return NUMBER;
    }
    if (AGES.matcher(plain).matches()) {
      return AGE;
    }
    if (SEXES.contains(plain)) {
      return SEX;
    }
    if (DENOMINATIONS.contains(plain)) {
      return DENOMINATION;
    }
    if (TITLES.contains(plain)) {
      return TITLE;
    }
    if (isClass(cell)) {
      return CLASS;
    }
    if (CODES.matcher(cell).matches()) {
      return CODE;
    }
    return isWords(cell) ? WORDS : OTHER;
  }

  /** Whether a word at the end of a name isn't part of it: a class, a sex or a date. */
  static boolean mayFollowName(String word) {
    return SEXES_AFTER_NAMES.contains(word) || isClass(word) || DATES.matcher(word).matches();
  }

  static boolean isClass(String cell) {
    return CLASSES.matcher(LatinLetters.of(cell)).matches();
  }

  static boolean hasLetters(String cell) {
    return cell.codePoints().anyMatch(Character::isLetter);
  }

  static boolean isWords(String cell) {
    return hasLetters(cell) && cell.codePoints().noneMatch(Character::isDigit);
  }
}
