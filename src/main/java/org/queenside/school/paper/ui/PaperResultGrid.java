package org.queenside.school.paper.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.board.LocalNotation;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.paper.GradedAnswer;
import org.queenside.school.paper.LocalAnswer;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.school.roster.Pupil;
import org.queenside.ui.Notice;
import org.queenside.ui.Table;

/**
 * A table of pupils and tasks with an input in each cell. Tab moves along the tasks of a pupil,
 * Enter and the arrow keys move down the pupils of a task.
 */
@Tag("queenside-entry-grid")
@JsModule("context://board/queenside-entry-grid.js")
final class PaperResultGrid extends HtmlContainer {

  private final LocalAnswer local =
      new LocalAnswer(
          LocalNotation.letters(getLocale()),
          getTranslation("paper.sign.right"),
          getTranslation("paper.sign.wrong"));
  private final Map<LearnerId, List<PaperResultCell>> rows = new LinkedHashMap<>();
  private final Map<LearnerId, Span> sums = new LinkedHashMap<>();

  PaperResultGrid(List<Pupil> pupils, List<WorksheetTask> tasks, PaperResultCell.Handler handler) {
    var table = new Table();
    table.addClassName("paper-grid");
    fillHead(table.head(), tasks);
    pupils.forEach(pupil -> fillRow(table.row(), pupil, tasks, handler));
    add(table);
  }

  private void fillHead(Table.Row row, List<WorksheetTask> tasks) {
    row.header(new Span(getTranslation("paper.pupil")));
    for (WorksheetTask task : tasks) {
      row.header(new Span(String.valueOf(task.number())))
          .setTitle(Notice.plain(task.exercise().info().task()));
    }
    row.header(new Span(getTranslation("paper.right")));
  }

  private void fillRow(
      Table.Row row, Pupil pupil, List<WorksheetTask> tasks, PaperResultCell.Handler handler) {
    row.header(new Span(pupil.name()));
    List<PaperResultCell> cells = new ArrayList<>();
    for (WorksheetTask task : tasks) {
      var cell = new PaperResultCell(pupil, task, local, handler);
      cells.add(cell);
      row.cell(cell);
    }
    rows.put(pupil.id(), cells);
    var sum = new Span();
    sums.put(pupil.id(), sum);
    row.cell(new Div(sum)).addClassName("sum");
  }

  /** Shows all stored answers. */
  void show(Map<LearnerId, Map<String, String>> typed) {
    rows.forEach(
        (pupil, cells) -> {
          Map<String, String> answers = typed.getOrDefault(pupil, Map.of());
          cells.forEach(cell -> cell.show(answers.getOrDefault(cell.task().item(), "")));
          addUp(pupil);
        });
  }

  /** Shows one answer that was just stored. */
  void show(LearnerId pupil, String item, String answer) {
    for (PaperResultCell cell : rows.getOrDefault(pupil, List.of())) {
      if (cell.task().item().equals(item)) {
        cell.show(answer);
      }
    }
    addUp(pupil);
  }

  private void addUp(LearnerId pupil) {
    List<PaperResultCell> cells = rows.getOrDefault(pupil, List.of());
    Span sum = sums.get(pupil);
    long right = cells.stream().filter(cell -> is(cell, GradedAnswer.Grade.RIGHT)).count();
    boolean none = cells.stream().allMatch(cell -> is(cell, GradedAnswer.Grade.EMPTY));
    if (sum != null) {
      sum.setText(none ? "" : getTranslation("paper.sum", right, cells.size()));
    }
  }

  private static boolean is(PaperResultCell cell, GradedAnswer.Grade grade) {
    return cell.graded().grade() == grade;
  }

  /** Disables all inputs. */
  void lock() {
    rows.values().forEach(cells -> cells.forEach(PaperResultCell::lock));
  }
}
