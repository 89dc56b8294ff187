package org.queenside.school.roster.year;

import java.util.regex.Pattern;
import org.queenside.identity.account.NameNormalizer;

/** Suggests a class's name for the next school year. */
public final class NextClassName {

  /** A school year such as 2026/27. */
  private static final Pattern SCHOOL_YEAR =
      Pattern.compile("(?<!\\d)(20\\d\\d)([/–-])(20)?(\\d\\d)(?!\\d)");

  /** The number of a grade, which isn't part of a longer number or a school year. */
  private static final Pattern GRADE = Pattern.compile("(?<![\\d/–-])(1[0-3]|[1-9])(?!\\d)");

  private NextClassName() {}

  /** Returns 6b for 5b, "Year 6 Blue" for "Year 5 Blue", and the same name if it has no number. */
  public static String of(String name) {
    String graded = GRADE.matcher(name).replaceFirst(found -> plusOne(found.group(), 1));
    String next =
        SCHOOL_YEAR
            .matcher(graded)
            .replaceAll(
                found ->
                    plusOne(found.group(1), 4)
                        + found.group(2)
                        + (found.group(3) == null ? "" : found.group(3))
                        + plusOne(found.group(4), 2));
    return NameNormalizer.fits(next) ? next : name;
  }

  private static String plusOne(String number, int digits) {
    String next = String.valueOf(Integer.parseInt(number) + 1);
    return "0".repeat(Math.max(0, digits - next.length())) + next;
  }
}
