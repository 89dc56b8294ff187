package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.course.model.CourseText;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.paper.Worksheet;
import org.queenside.school.paper.WorksheetTask;

/** The worksheet of one pupil. */
final class WorksheetPage extends Section {

  /**
   * Creates the page.
   *
   * @param onScreen the titles of tasks to do on the screen
   * @param name the pupil's name, or empty for a line to write it on
   */
  WorksheetPage(
      String className,
      AssignmentPlan plan,
      Worksheet worksheet,
      List<String> onScreen,
      WorksheetLayout layout,
      String name,
      CourseText words) {
    addClassNames("paper", "paper-sheet", layout.inRow() == 3 ? "three" : "two");
    add(head(className, plan, name));
    if (!plan.comment().isBlank()) {
      var comment = new Paragraph(plan.comment());
      comment.addClassName("comment");
      add(comment);
    }
    add(rows(worksheet.tasks(), layout, words));
    if (!onScreen.isEmpty()) {
      var rest = new Paragraph(getTranslation("paper.on-screen", String.join(" · ", onScreen)));
      rest.addClassName("on-screen");
      add(rest);
    }
  }

  /** Puts tasks in rows, so that their boards align and no row is split between pages. */
  private static Div rows(List<WorksheetTask> tasks, WorksheetLayout layout, CourseText words) {
    var rows = new Div();
    rows.addClassName("paper-tasks");
    var row = new Div();
    for (WorksheetTask task : tasks) {
      var box = new WorksheetTaskBox(task, words, layout.hints());
      boolean full = row.getComponentCount() == layout.inRow();
      if (row.getComponentCount() == 0 || full || box.needsWholeRow() || isWhole(row)) {
        row = new Div();
        row.addClassName("paper-row");
        row.setClassName("whole-row", box.needsWholeRow());
        rows.add(row);
      }
      row.add(box);
    }
    return rows;
  }

  private static boolean isWhole(Div row) {
    return row.hasClassName("whole-row");
  }

  private Div head(String className, AssignmentPlan plan, String name) {
    var title = new Div(new H2(plan.title()), new Span(className));
    title.addClassName("title");
    var written = new Span(name);
    written.addClassName("rule");
    written.getElement().setAttribute("data-name", "");
    var date = new Span();
    date.addClassName("rule");
    var who = new Div(new Span(getTranslation("paper.name")), written);
    who.addClassNames("blank", "name");
    var when = new Div(new Span(getTranslation("paper.date")), date);
    when.addClassNames("blank", "date");
    var head = new Div(title, who, when);
    head.addClassName("paper-head");
    return head;
  }
}
