package org.queenside.school.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.text.CsvTableWriter;
import org.queenside.text.MessageBundle;

/** A gradebook as a CSV file: one row per pupil, one or two columns per assignment. */
public final class GradebookCsv {

  private GradebookCsv() {}

  /**
   * Writes the file.
   *
   * @param locale the language of the headings
   * @param spreadsheets the language of the spreadsheet program
   * @throws IOException if the recipient has closed the connection
   */
  public static void write(Gradebook book, Locale locale, Locale spreadsheets, OutputStream out)
      throws IOException {
    boolean marks = !book.scale().steps().isEmpty();
    boolean cards = !book.schoolClass().readOnly();
    MessageBundle words = MessageBundle.of("vaadin-i18n.report", locale);
    List<String> columns = new ArrayList<>(List.of(words.raw("csv.pupil")));
    if (cards) {
      columns.addAll(List.of(words.raw("csv.user-name"), words.raw("csv.card")));
    }
    for (GradebookColumn each : book.columns()) {
      String title = each.assignment().plan().title();
      columns.add(words.get("csv.result.percent" + note(each), title));
      if (marks) {
        columns.add(words.get("csv.result" + note(each), title));
      }
    }
    columns.add(words.raw("csv.average"));
    if (marks) {
      columns.add(words.raw("csv.mark"));
    }
    columns.add(words.raw("csv.comment"));
    var table = new CsvTableWriter(out, book.schoolClass().zone(), spreadsheets, columns);
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

  /** Returns the end of the key that says why a column isn't part of the average. */
  private static String note(GradebookColumn column) {
    if (!column.counted()) {
      return ".not-counted";
    }
    return column.running() ? ".so-far" : "";
  }

  private static void addResult(
      List<@Nullable Object> cells, @Nullable Integer percent, GradeScale scale) {
    cells.add(percent);
    if (!scale.steps().isEmpty()) {
      cells.add(percent == null ? null : scale.mark(percent));
    }
  }
}
