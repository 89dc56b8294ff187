package org.queenside.school.roster.names;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.queenside.identity.account.NameNormalizer;

/**
 * A name from a cell, as it is written on the class board.
 *
 * @param leftOut what else the cell says, such as a title, a class or an e-mail address
 */
record PersonName(String name, List<String> leftOut) {
  PersonName {
    leftOut = List.copyOf(leftOut);
  }

  /** A cell this long has no name. Searching it would take long. */
  private static final int LONGEST = 300;

  private static final String LETTERS = "(?=\\p{L}[\\p{L}\\p{M}'’. -]|\\p{Lo}|[\"„“«])";

  /** "1.", "(2)", "3 -", "#4", "05", bullets and boxes to tick. */
  private static final Pattern NUMBERING =
      Pattern.compile(
          "\\s*(?:[(\\[#№]{0,2}\\s?\\d{1,4}\\s?(?:[.):\\]]{1,2}\\s*|[-–—]\\s+|\\s)\\s*"
              + LETTERS
              + "|[a-z]\\)\\s+|\\[[ xX]?]\\s*|[•◦▪▫■□●○‣⁃·∙➢►▶→✓✔☐☑§]\\s*|[*–—-](?:\\s+|$)|o\\s+(?=\\p{Lu}))");

  private static final Pattern LABEL = Pattern.compile("[^,;:<>@\"]{2,40}:\\s+(?=\\S)");
  private static final Pattern ADDRESS =
      Pattern.compile("[<(\\[]?\\s*[^\\s<>()\\[\\]]+@[^\\s<>()\\[\\]]+\\s*[>)\\]]?");

  private static final Pattern END = Pattern.compile("[,;:]++$");
  private static final Pattern FULL_STOP = Pattern.compile("\\p{Ll}{3}\\.$");

  /** The last word, perhaps in brackets. */
  private static final Pattern LAST_WORD =
      Pattern.compile("^(.+?)[ ,;/-]+[(\\[]?([^ ()\\[\\]]+)[)\\]]?$");

  private static final Set<String> SUFFIXES = Set.of("jr", "sr", "jun", "sen", "ii", "iii", "iv");
  private static final Set<String> PARTICLES =
      Set.of(
          "van", "der", "den", "de", "von", "zu", "zur", "zum", "vom", "la", "del", "della", "di",
          "da", "dos", "das", "ter", "ten", "te", "af", "av");

  private static final Pattern CAPITALS =
      Pattern.compile("\\p{Lu}[\\p{Lu}\\p{M}'’-]*\\p{Lu}\\p{M}*");
  private static final Pattern WORD_START = Pattern.compile("(^|['’-]|^Mc)(\\p{L})");

  /** Returns a cell without numbering, bullets and quotation marks. */
  static String withoutNumbering(String cell) {
    Matcher numbering = NUMBERING.matcher(cell);
    return numbering.lookingAt() ? DelimitedText.unquoted(cell.substring(numbering.end())) : cell;
  }

  /** Separates a name from labels, titles and addresses in the same cell. */
  static PersonName of(String cell) {
    if (cell.length() > LONGEST) {
      return new PersonName(cell, List.of());
    }
    List<String> leftOut = new ArrayList<>();
    String name = cell;
    Matcher label = LABEL.matcher(name);
    if (label.lookingAt()
        && !FirstNames.startWith(label.group())
        && CellKind.isWords(name.substring(label.end()))) {
      leftOut.add(label.group().strip().replaceFirst(":$", ""));
      name = withoutNumbering(name.substring(label.end()));
    }
    Matcher address = ADDRESS.matcher(name);
    if (address.find()) {
      leftOut.add(address.group().replaceAll("[<>()\\[\\]\\s]", ""));
      name = DelimitedText.unquoted(address.replaceAll(" "));
    }
    PersonTitle title = PersonTitle.split(NameNormalizer.normalize(name));
    if (!title.title().isEmpty()) {
      leftOut.add(title.title());
    }
    return new PersonName(withoutEnd(title.name()), leftOut);
  }

  private static String withoutEnd(String name) {
    String end = END.matcher(name).replaceAll("").strip();
    // "Anna K." and "Jr." keep their full stop.
    return FULL_STOP.matcher(end).find() ? end.substring(0, end.length() - 1) : end;
  }

  /** Returns this name without a class, a sex or a date at its end. */
  PersonName withoutFacts() {
    Matcher last = LAST_WORD.matcher(name);
    if (!last.matches() || !CellKind.mayFollowName(last.group(2))) {
      return this;
    }
    List<String> more = new ArrayList<>(leftOut);
    more.add(last.group(2));
    return new PersonName(last.group(1), more).withoutFacts();
  }

  /** Returns this name with its first name first, if a comma says where that begins. */
  PersonName withoutComma() {
    List<String> parts =
        Arrays.stream(name.split(","))
            .map(String::strip)
            .filter(part -> !part.isEmpty())
            .collect(Collectors.toCollection(ArrayList::new));
    String suffix = "";
    if (parts.size() > 1 && isSuffix(parts.get(1))) {
      suffix = " " + parts.remove(1);
    }
    return switch (parts.size()) {
      case 0 -> this;
      case 1 -> with(parts.getFirst() + suffix);
      case 2 -> with(parts.get(1) + " " + parts.get(0) + suffix);
      default -> this;
    };
  }

  /** Returns a name that begins with the last name with the first name first. */
  PersonName lastNameMoved() {
    String[] words = name.split(" ");
    int first = firstNameIn(words);
    return with(
        String.join(" ", Arrays.copyOfRange(words, first, words.length))
            + " "
            + String.join(" ", Arrays.copyOfRange(words, 0, first)));
  }

  /** Where the first names begin: after the words in capitals, or where the known ones do. */
  private static int firstNameIn(String[] words) {
    int capitals = 0;
    while (capitals < words.length
        && (isCapitals(words[capitals]) || isParticle(words[capitals]))) {
      capitals++;
    }
    if (capitals > 0 && capitals < words.length && isCapitals(words[capitals - 1])) {
      return capitals;
    }
    int known = words.length;
    while (known > 1 && FirstNames.startWith(words[known - 1])) {
      known--;
    }
    if (known < words.length) {
      return known;
    }
    int start = 0;
    while (start < words.length - 2 && isParticle(words[start])) {
      start++;
    }
    return Math.min(start + 1, words.length - 1);
  }

  /** Whether the whole name seems to begin with the last name: 1, with the first: -1, else 0. */
  int order() {
    String[] words = name.split(" ");
    if (words.length < 2 || name.indexOf(',') >= 0) {
      return 0;
    }
    String last = words[words.length - 1];
    if (isCapitals(words[0]) != isCapitals(last)) {
      return isCapitals(words[0]) ? 1 : -1;
    }
    return Boolean.compare(FirstNames.startWith(last), FirstNames.startWith(words[0]));
  }

  boolean hasCapitals() {
    return Arrays.stream(name.split("[ ,]+"))
        .anyMatch(word -> isCapitals(word) && word.length() > 2);
  }

  /** Returns this name with "BECKER" as "Becker" and "VAN DER BERG" as "van der Berg". */
  PersonName withoutCapitals(Locale locale) {
    return with(
        Arrays.stream(name.split(" "))
            .map(word -> isCapitals(word.replace(",", "")) ? inSmallLetters(word, locale) : word)
            .collect(Collectors.joining(" ")));
  }

  private static String inSmallLetters(String word, Locale locale) {
    String small = word.toLowerCase(locale);
    if (isParticle(small)) {
      return small;
    }
    if (SUFFIXES.contains(small) && small.startsWith("i")) {
      return word;
    }
    String start =
        WORD_START
            .matcher(small)
            .replaceAll(match -> match.group(1) + match.group(2).toUpperCase(locale));
    return start.matches("Mc\\p{L}{2,}")
        ? "Mc" + start.substring(2, 3).toUpperCase(locale) + start.substring(3)
        : start;
  }

  /** Whether a name consists of words such as "van der" only. */
  static boolean isParticles(String name) {
    return Arrays.stream(name.split(" ")).allMatch(PersonName::isParticle);
  }

  private static boolean isParticle(String word) {
    return PARTICLES.contains(word.toLowerCase(Locale.ROOT));
  }

  private static boolean isSuffix(String word) {
    return SUFFIXES.contains(word.toLowerCase(Locale.ROOT).replace(".", ""));
  }

  boolean isCapitals() {
    return Arrays.stream(name.split(" ")).allMatch(PersonName::isCapitals);
  }

  private static boolean isCapitals(String word) {
    return CAPITALS.matcher(word).matches();
  }

  private PersonName with(String other) {
    return new PersonName(NameNormalizer.normalize(other), leftOut);
  }
}
