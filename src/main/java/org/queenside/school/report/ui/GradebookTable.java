package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.report.GradeScale;
import org.queenside.school.report.Gradebook;
import org.queenside.school.report.GradebookColumn;
import org.queenside.school.report.GradebookRow;
import org.queenside.school.report.GradebookService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;
import org.queenside.ui.Table;

/** The results of a class: a row for each pupil, a column for each assignment, and comments. */
final class GradebookTable extends Div {

  private final Gradebook book;
  private final CommentSaver comments;
  private final ColumnSwitch columns;
  private final boolean writing;
  private final Map<AssignmentId, Checkbox> boxes = new HashMap<>();
  private @Nullable Input firstComment;

  /** Lets a column count, or leaves it out of the average. */
  @FunctionalInterface
  interface ColumnSwitch {

    /** Switches a column. */
    void set(GradebookColumn column, boolean counted);
  }

  /** Saves comments. */
  @FunctionalInterface
  interface CommentSaver {

    /** Saves a comment, and returns it as stored. */
    String save(GradebookRow row, String before, String typed);
  }

  /**
   * Draws the table.
   *
   * @param rows the rows of the book in their order on the page
   * @param writing whether there are fields for the comments
   */
  GradebookTable(
      Gradebook book,
      List<GradebookRow> rows,
      boolean writing,
      CommentSaver comments,
      ColumnSwitch columns) {
    this.book = book;
    this.comments = comments;
    this.columns = columns;
    this.writing = writing;
    addClassName("gradebook-scroll");
    var table = new Table();
    table.addClassName("gradebook-table");
    drawHead(table.head());
    rows.forEach(row -> draw(table.row(), row));
    add(table);
  }

  /** Moves the focus to the box with which a column is switched. */
  void focus(GradebookColumn column) {
    Checkbox box = boxes.get(column.assignment().id());
    if (box != null) {
      box.focus();
    }
  }

  /** Moves the focus to the first comment, if comments are being written. */
  void focusComments() {
    if (firstComment != null) {
      firstComment.focus();
    }
  }

  private void drawHead(Table.Row head) {
    head.header(getTranslation("gradebook.pupil"));
    book.columns().forEach(each -> drawHead(head, each));
    head.header(getTranslation("gradebook.average")).addClassName("result");
    head.header(getTranslation("gradebook.comment"));
  }

  private void drawHead(Table.Row head, GradebookColumn column) {
    String title = column.assignment().plan().title();
    var cell =
        head.header(
            new Anchor(
                AbstractClassView.address(
                    book.schoolClass().id(), "/board/" + column.assignment().id()),
                title));
    cell.addClassName("result");
    String note = note(column);
    if (!note.isEmpty()) {
      cell.add(Markup.span("column-note", note));
    }
    if (!book.isReadOnly()) {
      var box =
          new Checkbox(
                  new Span(getTranslation("gradebook.counts")),
                  Markup.span("sr", getTranslation("gradebook.counts.about", title)))
              .set(column.counted())
              .onChange(counted -> columns.set(column, counted));
      boxes.put(column.assignment().id(), box);
      cell.add(box);
    }
  }

  /** Says why a column isn't part of the average; empty if it is. */
  private String note(GradebookColumn column) {
    if (!column.counted()) {
      return getTranslation("gradebook.not-counted");
    }
    return column.running() ? getTranslation("gradebook.running") : "";
  }

  private void draw(Table.Row line, GradebookRow row) {
    line.header(
        new Anchor(
            PupilRouteParameters.of(book.schoolClass().id(), row.pupil().id()),
            row.pupil().name()));
    for (int place = 0; place < book.columns().size(); place++) {
      NativeTableCell cell = line.cell();
      result(cell, row.percents().get(place));
      addNote(cell, note(book.columns().get(place)));
    }
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

  /** Screen readers hear with each result why it isn't part of the average. */
  private static void addNote(NativeTableCell cell, String note) {
    if (!note.isEmpty() && cell.getElement().getChildCount() > 0) {
      cell.addClassName("not-counted");
      cell.add(Markup.span("sr", note));
    }
  }

  private void comment(NativeTableCell cell, GradebookRow row) {
    cell.addClassName("comment");
    var printed = Markup.span("printed", row.comment());
    cell.add(printed);
    if (!writing) {
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
    if (firstComment == null) {
      firstComment = input;
    }
  }
}
