package org.queenside.school.roster.names;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A name without the titles before it.
 *
 * @param title such as "Frau Dr."; may be empty
 */
public record PersonTitle(String title, String name) {

  private static final Pattern TITLES =
      Pattern.compile(
          "(?:(?:(?:mr|mrs|ms|miss|mx|master|herrn?|frau|fräulein|frl|mme|mlle|madame|monsieur"
              + "|mademoiselle|sr|sra|srta|señora?|señorita|signora?|dra?|prof|professor)\\b\\.?"
              + "|(?:mag|ing|sig|sig\\.ra|dipl\\.-\\p{L}+)\\.|(?<=dr\\. )\\p{L}+\\.)\\s+)+(?=.*\\p{L})",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);

  /** Separates the titles at the beginning of a name. */
  public static PersonTitle split(String name) {
    Matcher titles = TITLES.matcher(name);
    return titles.lookingAt()
        ? new PersonTitle(titles.group().strip(), name.substring(titles.end()))
        : new PersonTitle("", name);
  }
}
