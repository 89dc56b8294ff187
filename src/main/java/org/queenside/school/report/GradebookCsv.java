package org.queenside.school.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.text.CsvTableWriter;

/** A gradebook as a CSV file: one row per pupil, one or two columns per assignment. */
public final class GradebookCsv {

  private GradebookCsv() {}

  /**
   * Writes the file.
   *
   * @param locale the language of the spreadsheet program
   * @throws IOException if the recipient has closed the connection
   */
  public static void write(Gradebook book, Locale locale, OutputStream out) throws IOException {
    boolean marks = !book.scale().steps().isEmpty();
    boolean cards = !book.schoolClass().readOnly();
    List<String> columns = new ArrayList<>(List.of("pupil"));
    if (cards) {
      columns.addAll(List.of("user name", "card"));
    }
    for (GradebookColumn each : book.columns()) {
      String title = each.assignment().plan().title();
      columns.add(title + " %" + note(each));
      if (marks) {
        columns.add(title + note(each));
      }
    }
    columns.add("average %");
    if (marks) {
      columns.add("mark");
    }
    columns.add("comment");
    var table = new CsvTableWriter(out, book.schoolClass().zone(), locale, columns);
    for (GradebookRow row : book.rows()) {
      List<@Nullable Object> cells = new ArrayList<>();
      cells.add(row.pupil().name());
      if (cards) {
        cells.add(row.pupil().signInName());
        cells.add(row.pupil().card());
      }
      row.percents().forEach(percent -> addResult(cells, percent, book.scale()));
      addResult(cells, row.average(), book.scale());
      cells.add(row.comment());
      table.row(cells.toArray());
    }
    table.flush();
  }

  /** Says why a column isn't part of the average. */
  private static String note(GradebookColumn column) {
    if (!column.counted()) {
      return " (not counted)";
    }
    return column.running() ? " (so far)" : "";
  }

  private static void addResult(
      List<@Nullable Object> cells, @Nullable Integer percent, GradeScale scale) {
    cells.add(percent);
    if (!scale.steps().isEmpty()) {
      cells.add(percent == null ? null : scale.mark(percent));
    }
  }
}
