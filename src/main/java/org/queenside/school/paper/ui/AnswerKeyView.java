package org.queenside.school.paper.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import org.queenside.course.print.AnswerKey;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.paper.PaperResultService;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/** The answer key of a worksheet, for the teacher. */
@Route("class/:class/paper/:assignment/key")
@RolesAllowed("TEACHER")
class AnswerKeyView extends AbstractPaperView {

  private final PaperResultService results;

  AnswerKeyView(
      SchoolClassService classes, AssignmentService assignments, PaperResultService results) {
    super(classes, assignments);
    this.results = results;
  }

  @Override
  void open(SchoolClass schoolClass, Assignment assignment, BeforeEnterEvent event) {
    show(
        new H1(assignment.plan().title()),
        Markup.div("paper-tools", Markup.div("ways", print(), way(Part.SHEET), way(Part.RESULTS))),
        key(schoolClass, assignment));
  }

  private Component key(SchoolClass schoolClass, Assignment assignment) {
    var words = new AnswerKeyText(words());
    var list = new OrderedList();
    for (WorksheetTask task :
        results.worksheet(schoolClass.id(), assignment.id(), getLocale()).tasks()) {
      list.add(entry(task, words));
    }
    var title =
        Markup.div(
            "title",
            new H2(getTranslation("paper.key.title", assignment.plan().title())),
            new Span(schoolClass.name()));
    return Markup.div(
        "paper-sheets", Markup.section("paper paper-key", Markup.div("paper-head", title), list));
  }

  private ListItem entry(WorksheetTask task, AnswerKeyText words) {
    AnswerKey key = task.answerKey();
    var entry =
        new ListItem(
            Markup.span("number", String.valueOf(task.number())),
            new Div(
                Markup.span("asked", Notice.plain(task.exercise().info().task())),
                Markup.span("answer", words.describe(key, task))));
    if (key instanceof AnswerKey.Picture(var diagram)) {
      entry.add(new DiagramElement(diagram, getTranslation("paper.diagram", task.number())));
    }
    return entry;
  }

  @Override
  protected String headline() {
    return getTranslation("paper.key");
  }
}
