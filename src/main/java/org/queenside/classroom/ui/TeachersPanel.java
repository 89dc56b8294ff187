package org.queenside.classroom.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import org.queenside.classroom.SchoolClass;
import org.queenside.classroom.Teacher;
import org.queenside.classroom.Teachers;

/** Who teaches a class; who leads it asks others, lets them go and hands the class over. */
final class TeachersPanel extends Section {

  private final SchoolClass schoolClass;
  private final Teachers teachers;
  private final Runnable changed;
  private final Notice notice = new Notice();
  private final Question question = new Question();

  TeachersPanel(SchoolClass schoolClass, Teachers teachers, Runnable changed) {
    this.schoolClass = schoolClass;
    this.teachers = teachers;
    this.changed = changed;
    addClassName("settings-part");
    boolean lead = teachers.isLead(schoolClass.id());
    var list = new UnorderedList();
    list.addClassName("teacher-list");
    teachers.of(schoolClass.id()).forEach(teacher -> list.add(row(teacher, lead)));
    add(new H2(getTranslation("teachers.headline")), list);
    if (lead) {
      teachers.asked(schoolClass.id()).forEach(name -> list.add(asked(name)));
      add(question, asking());
    } else {
      add(question, leaving());
    }
    add(notice);
  }

  private ListItem row(Teacher teacher, boolean lead) {
    var name = new Span(teacher.name());
    name.addClassName("name");
    var row = new ListItem(name);
    if (teacher.leads()) {
      row.add(new Span(getTranslation("teachers.leads")));
    } else if (lead) {
      row.add(
          choice(
              "teachers.hand-over",
              "teachers.hand-over.ask",
              teacher.name(),
              () -> teachers.handOver(schoolClass.id(), teacher.id())),
          choice(
              "teachers.let-go",
              "teachers.let-go.ask",
              teacher.name(),
              () -> teachers.letGo(schoolClass.id(), teacher.id())));
    }
    return row;
  }

  private ListItem asked(String name) {
    var words = new Span(getTranslation("teachers.asked", name));
    var row =
        new ListItem(
            words,
            Question.button(
                getTranslation("teachers.withdraw"),
                "text",
                () -> change(() -> teachers.withdraw(schoolClass.id(), name))));
    row.addClassName("asked");
    return row;
  }

  private NativeButton choice(String key, String question, String name, Runnable action) {
    var button = new NativeButton(getTranslation(key));
    button.addClassNames("btn", "text");
    button.setAriaLabel(getTranslation(key) + ": " + name);
    button.addClickListener(
        click ->
            this.question.confirm(
                button, getTranslation(question, name), getTranslation(key), () -> change(action)));
    return button;
  }

  private Div asking() {
    var line = new TextLine("teacher-name", getTranslation("teachers.ask"));
    Runnable ask =
        () -> line.accept(getTranslation("teachers.ask.problem"), name -> ask(line, name));
    line.onEnter(ask);
    line.add(Question.button(getTranslation("teachers.ask.do"), "line", ask));
    var about = new Paragraph(getTranslation("teachers.ask.about"));
    about.addClassName("about");
    var asking = new Div(line, about);
    if (teachers.of(schoolClass.id()).size() == 1) {
      var handing = new Paragraph(getTranslation("teachers.hand-over.about"));
      handing.addClassName("about");
      asking.add(handing);
    }
    return asking;
  }

  private void ask(TextLine line, String name) {
    Teacher here = teachers.alreadyHere(schoolClass.id(), name);
    if (here == null) {
      change(() -> teachers.ask(schoolClass.id(), name));
    } else {
      line.refuse(getTranslation("teachers.ask.here", here.name()));
    }
  }

  private NativeButton leaving() {
    var leave = new NativeButton(getTranslation("teachers.leave"));
    leave.addClassNames("btn", "line");
    leave.addClickListener(
        click ->
            question.confirm(
                leave,
                getTranslation("teachers.leave.ask"),
                getTranslation("teachers.leave"),
                () -> {
                  if (notice.attempt(() -> teachers.leave(schoolClass.id()))) {
                    UI.getCurrent().navigate("classes");
                  }
                }));
    return leave;
  }

  private void change(Runnable change) {
    if (notice.attempt(change)) {
      changed.run();
    }
  }
}
