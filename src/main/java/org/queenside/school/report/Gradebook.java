package org.queenside.school.report;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.SchoolClass;

/**
 * The results of a class in a term.
 *
 * @param grading how the class is graded, as typed
 * @param term the number of the term from 1, or 0 for the whole time
 * @param columns the assignments of the term that have begun, by due date
 * @param rows the pupils, by name
 */
public record Gradebook(
    SchoolClass schoolClass,
    Grading grading,
    GradeScale scale,
    List<SchoolTerm> terms,
    int term,
    List<GradebookColumn> columns,
    List<GradebookRow> rows) {

  /** Copies the lists. */
  public Gradebook {
    terms = List.copyOf(terms);
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** Returns the average of the pupils' averages, in percent; null if there are none. */
  public @Nullable Integer average() {
    OptionalDouble average =
        rows.stream()
            .map(GradebookRow::average)
            .filter(Objects::nonNull)
            .mapToInt(Integer::intValue)
            .average();
    return average.isPresent() ? (int) Math.round(average.getAsDouble()) : null;
  }

  /** Returns whether grading and comments can't be changed by the teacher who opened it. */
  public boolean isReadOnly() {
    return schoolClass.archived() || schoolClass.readOnly();
  }
}
