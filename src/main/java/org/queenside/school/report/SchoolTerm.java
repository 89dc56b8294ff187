package org.queenside.school.report;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.queenside.store.ChangeRefusedException;

/**
 * A term of a class. It ends when the next one begins.
 *
 * @param begins its first day, in the time zone of the class
 */
public record SchoolTerm(String name, LocalDate begins) {

  private static final Pattern LINE = Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)\\s+(.{1,60})");

  /**
   * Reads terms with a line for each, such as {@code 2026-09-01 Autumn}.
   *
   * @throws ChangeRefusedException if a line can't be read, or the dates don't increase
   */
  static List<SchoolTerm> parse(String text) {
    List<SchoolTerm> terms = new ArrayList<>();
    for (String line : text.strip().lines().map(String::strip).toList()) {
      SchoolTerm term = parseLine(line);
      if (!terms.isEmpty() && !term.begins().isAfter(terms.getLast().begins())) {
        throw new ChangeRefusedException("gradebook.problem.term_order", line);
      }
      terms.add(term);
    }
    return terms;
  }

  private static SchoolTerm parseLine(String line) {
    Matcher found = LINE.matcher(line);
    if (found.matches()) {
      try {
        return new SchoolTerm(found.group(2), LocalDate.parse(found.group(1)));
      } catch (DateTimeException _) {
        // There is no such date.
      }
    }
    throw new ChangeRefusedException("gradebook.problem.term", line);
  }
}
