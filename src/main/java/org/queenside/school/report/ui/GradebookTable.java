package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeTableCell;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.report.GradeScale;
import org.queenside.school.report.Gradebook;
import org.queenside.school.report.GradebookRow;
import org.queenside.school.report.GradebookService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Markup;
import org.queenside.ui.Table;

/** The results of a class: a row for each pupil, a column for each assignment, and comments. */
final class GradebookTable extends Div {

  private final Gradebook book;
  private final CommentSaver comments;

  /** Saves comments. */
  @FunctionalInterface
  interface CommentSaver {

    /** Saves a comment, and returns it as stored. */
    String save(GradebookRow row, String before, String typed);
  }

  GradebookTable(Gradebook book, CommentSaver comments) {
    this.book = book;
    this.comments = comments;
    addClassName("gradebook-scroll");
    var table = new Table();
    table.addClassName("gradebook-table");
    drawHead(table.head());
    book.rows().forEach(row -> draw(table.row(), row));
    add(table);
  }

  private void drawHead(Table.Row head) {
    head.header(getTranslation("gradebook.pupil"));
    ClassId id = book.schoolClass().id();
    for (int place = 0; place < book.assignments().size(); place++) {
      Assignment each = book.assignments().get(place);
      var link =
          new Anchor(AbstractClassView.address(id, "/board/" + each.id()), each.plan().title());
      var cell = head.header(link);
      cell.addClassName("result");
      if (!book.counts().get(place)) {
        cell.add(Markup.span("so-far", getTranslation("gradebook.running")));
      }
    }
    head.header(getTranslation("gradebook.average")).addClassName("result");
    head.header(getTranslation("gradebook.comment"));
  }

  private void draw(Table.Row line, GradebookRow row) {
    line.header(
        new Anchor(
            PupilRouteParameters.of(book.schoolClass().id(), row.pupil().id()),
            row.pupil().name()));
    row.percents().forEach(percent -> result(line.cell(), percent));
    NativeTableCell average = line.cell();
    average.addClassName("average");
    result(average, row.average());
    comment(line.cell(), row);
  }

  private void result(NativeTableCell cell, @Nullable Integer percent) {
    cell.addClassName("result");
    if (percent == null) {
      return;
    }
    GradeScale scale = book.scale();
    String mark = scale.mark(percent);
    String said = getTranslation("gradebook.percent", percent);
    if (mark == null) {
      cell.setText(said);
    } else {
      cell.add(Markup.span("mark", mark), Markup.span("percent", said));
    }
  }

  private void comment(NativeTableCell cell, GradebookRow row) {
    cell.addClassName("comment");
    var printed = Markup.span("printed", row.comment());
    cell.add(printed);
    if (book.isReadOnly()) {
      printed.addClassName("always");
      return;
    }
    var input = new Input();
    input.setValue(row.comment());
    input.setAriaLabel(getTranslation("gradebook.comment.about", row.pupil().name()));
    input.getElement().setAttribute("maxlength", String.valueOf(GradebookService.LONGEST_COMMENT));
    input.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            String saved = comments.save(row, printed.getText(), change.getValue());
            printed.setText(saved);
          }
        });
    cell.add(input);
  }
}
