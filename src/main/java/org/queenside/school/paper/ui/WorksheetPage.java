package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.course.model.CourseText;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.paper.Worksheet;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.ui.Markup;

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
      CourseText courseText) {
    addClassNames("paper", "paper-sheet", layout.inRow() == 3 ? "three" : "two");
    add(Markup.div("paper-running", head(className, plan, name)));
    if (!plan.comment().isBlank()) {
      add(Markup.paragraph("comment", plan.comment()));
    }
    add(rows(worksheet.tasks(), layout, courseText));
    if (!onScreen.isEmpty()) {
      add(
          Markup.paragraph(
              "on-screen", getTranslation("paper.on-screen", String.join(" · ", onScreen))));
    }
  }

  /** Puts tasks in rows, so that their boards align and no row is split between pages. */
  private static Div rows(
      List<WorksheetTask> tasks, WorksheetLayout layout, CourseText courseText) {
    var rows = Markup.div("paper-tasks");
    var row = new Div();
    for (WorksheetTask task : tasks) {
      var box = new WorksheetTaskBox(task, courseText, layout.hints());
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
    var title = Markup.div("title", new H2(plan.title()), new Span(className));
    var written = Markup.span("rule", name);
    written.getElement().setAttribute("data-name", "");
    return Markup.div(
        "paper-head",
        title,
        Markup.div("blank name", new Span(getTranslation("paper.name")), written),
        Markup.div("blank date", new Span(getTranslation("paper.date")), Markup.span("rule")));
  }
}
