package org.queenside.school.roster.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Teacher;
import org.queenside.school.roster.TeacherService;

/** The teachers of a class. The lead can invite and remove teachers, and hand the class over. */
final class TeachersPanel extends Section {

  private final ClassId id;
  private final TeacherService teachers;
  private final Runnable handedOver;
  private final ChangeNotice notice = new ChangeNotice();
  private final InlineDialog question = new InlineDialog();

  /**
   * Creates the part.
   *
   * @param handedOver called when the class has been handed over
   */
  TeachersPanel(ClassId id, TeacherService teachers, Runnable handedOver) {
    this.id = id;
    this.teachers = teachers;
    this.handedOver = handedOver;
    addClassName("settings-part");
    draw();
  }

  private void draw() {
    question.close();
    removeAll();
    boolean lead = teachers.isLead(id);
    var list = new UnorderedList();
    list.addClassName("teacher-list");
    teachers.of(id).forEach(teacher -> list.add(row(teacher, lead)));
    add(new H2(getTranslation("teachers.headline")), list);
    if (lead) {
      teachers.pendingOffers(id).forEach(name -> list.add(asked(name)));
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
              teacher.name(),
              () -> {
                teachers.handOver(id, teacher.id());
                handedOver.run();
              }),
          choice("teachers.let-go", teacher.name(), () -> teachers.remove(id, teacher.id())));
    }
    return row;
  }

  private ListItem asked(String name) {
    var words = new Span(getTranslation("teachers.asked", name));
    var row =
        new ListItem(
            words,
            InlineDialog.button(
                getTranslation("teachers.withdraw"),
                "text",
                () ->
                    change(
                        () -> teachers.withdraw(id, name),
                        getTranslation("teachers.withdraw.done", name))));
    row.addClassName("asked");
    return row;
  }

  private NativeButton choice(String key, String name, Runnable action) {
    var button = new NativeButton(getTranslation(key));
    button.addClassNames("btn", "text");
    button.setAriaLabel(getTranslation(key) + ": " + name);
    button.addClickListener(
        click ->
            question.confirm(
                button,
                getTranslation(key + ".ask", name),
                getTranslation(key),
                () -> change(action, getTranslation(key + ".done", name))));
    return button;
  }

  private Div asking() {
    var line = new NameField("teacher-name", getTranslation("teachers.ask"));
    Runnable ask =
        () -> line.accept(getTranslation("teachers.ask.problem"), name -> ask(line, name));
    line.onEnter(ask);
    line.add(InlineDialog.button(getTranslation("teachers.ask.do"), "line", ask));
    var about = new Paragraph(getTranslation("teachers.ask.about"));
    about.addClassName("about");
    var asking = new Div(line, about);
    if (teachers.of(id).size() == 1) {
      var handing = new Paragraph(getTranslation("teachers.hand-over.about"));
      handing.addClassName("about");
      asking.add(handing);
    }
    return asking;
  }

  private void ask(NameField line, String name) {
    Teacher here = teachers.findTeacher(id, name);
    if (here == null) {
      change(() -> teachers.ask(id, name), getTranslation("teachers.ask.done", name));
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
                  if (notice.attempt(() -> teachers.leave(id))) {
                    UI.getCurrent().navigate("classes");
                  }
                }));
    return leave;
  }

  private void change(Runnable change, String done) {
    if (notice.attempt(change)) {
      draw();
      notice.confirmAndFocus(done);
    }
  }
}
