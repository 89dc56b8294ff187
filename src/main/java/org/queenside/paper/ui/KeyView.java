package org.queenside.paper.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Assignments;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.SchoolClass;
import org.queenside.look.AnswerBox;
import org.queenside.paper.Key;
import org.queenside.paper.PaperResults;
import org.queenside.paper.PaperTask;

/** What is right on a worksheet, for who corrects it. */
@Route("class/:class/paper/:assignment/key")
@RolesAllowed("INSTRUCTOR")
class KeyView extends PaperPage {

  private final PaperResults results;

  KeyView(CurrentClasses classes, Assignments assignments, PaperResults results) {
    super(classes, assignments);
    this.results = results;
  }

  @Override
  void open(SchoolClass schoolClass, Assignment assignment, BeforeEnterEvent event) {
    var ways = new Div(print(), way(Part.SHEET), way(Part.RESULTS));
    ways.addClassName("ways");
    var tools = new Div(ways);
    tools.addClassName("paper-tools");
    show(new H1(assignment.plan().title()), tools, key(schoolClass, assignment));
  }

  private Component key(SchoolClass schoolClass, Assignment assignment) {
    var words = new KeyText(words());
    var list = new OrderedList();
    for (PaperTask task : results.worksheet(schoolClass.id(), assignment.id()).tasks()) {
      list.add(entry(task, words));
    }
    var title =
        new Div(
            new H2(getTranslation("paper.key.title", assignment.plan().title())),
            new Span(schoolClass.name()));
    title.addClassName("title");
    var head = new Div(title);
    head.addClassName("paper-head");
    var sheet = new Section(head, list);
    sheet.addClassNames("paper", "paper-key");
    var desk = new Div(sheet);
    desk.addClassName("paper-desk");
    return desk;
  }

  private ListItem entry(PaperTask task, KeyText words) {
    var number = new Span(String.valueOf(task.number()));
    number.addClassName("number");
    var asked = new Span(AnswerBox.plain(task.exercise().brief().task()));
    asked.addClassName("asked");
    Key key = Key.of(task);
    var answer = new Span(words.say(key, task));
    answer.addClassName("answer");
    var entry = new ListItem(number, new Div(asked, answer));
    if (key instanceof Key.Picture(var diagram)) {
      entry.add(new PaperDiagram(diagram, getTranslation("paper.diagram", task.number())));
    }
    return entry;
  }

  @Override
  protected String headline() {
    return getTranslation("paper.key");
  }
}
