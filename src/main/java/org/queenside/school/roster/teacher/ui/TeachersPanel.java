package org.queenside.school.roster.teacher.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.teacher.Assistant;
import org.queenside.school.roster.teacher.PendingOffer;
import org.queenside.school.roster.teacher.Teacher;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.teacher.TeachingRole;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.FoldedSection;
import org.queenside.school.roster.ui.NameField;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.CommaList;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;

/**
 * The teachers and assistants of a class. The lead can invite and remove them, and hand the class
 * over to another teacher.
 */
public final class TeachersPanel extends FoldedSection {

  private final ClassId id;
  private final TeacherService teachers;
  private final Runnable handedOver;
  private final ChangeNotice notice = new ChangeNotice();
  private final InlineQuestion question = new InlineQuestion();

  public TeachersPanel(ClassId id, TeacherService teachers, Runnable handedOver) {
    super(I18NProvider.translate("teachers.headline"));
    this.id = id;
    this.teachers = teachers;
    this.handedOver = handedOver;
    draw();
  }

  private void draw() {
    question.close();
    removeAll();
    boolean lead = teachers.isLead(id);
    var list = Markup.list("rows apart teacher-list");
    teachers.of(id).forEach(teacher -> list.add(row(teacher, lead)));
    teachers.assistants(id).forEach(assistant -> list.add(row(assistant, lead)));
    add(list);
    setNow(
        CommaList.of(
            Stream.concat(
                    teachers.of(id).stream().map(Teacher::name),
                    teachers.assistants(id).stream().map(Assistant::name))
                .toList(),
            getLocale()));
    if (lead) {
      teachers.pendingOffers(id).forEach(offer -> list.add(asked(offer)));
      add(question, asking());
    } else {
      add(question, leaving());
    }
    add(notice);
  }

  private ListItem row(Teacher teacher, boolean lead) {
    var row = new ListItem(Markup.span("name", teacher.name()));
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

  private ListItem row(Assistant assistant, boolean lead) {
    var row =
        new ListItem(
            Markup.span("name", assistant.name()), new Span(getTranslation("teachers.assists")));
    if (lead) {
      row.add(
          choice(
              "teachers.let-go",
              assistant.name(),
              () -> teachers.removeAssistant(id, assistant.id())));
    }
    return row;
  }

  private ListItem asked(PendingOffer offer) {
    String name = offer.signInName();
    return Markup.item(
        "asked",
        new Span(
            getTranslation(
                switch (offer.role()) {
                  case TEACHER -> "teachers.asked";
                  case ASSISTANT -> "teachers.asked.assist";
                },
                name)),
        Button.text(
            "teachers.withdraw",
            () ->
                change(
                    () -> teachers.withdraw(id, name),
                    getTranslation("teachers.withdraw.done", name))));
  }

  private Button choice(String key, String name, Runnable action) {
    return Button.text(
            key,
            button ->
                question.confirm(
                    button,
                    getTranslation(key + ".ask", name),
                    getTranslation(key),
                    () -> change(action, getTranslation(key + ".done", name))))
        .about(name);
  }

  private Div asking() {
    var role =
        new Select<>(
            "teacher-role",
            getTranslation("teachers.role"),
            List.of(TeachingRole.values()),
            each -> getTranslation("teachers.role." + each.name().toLowerCase(Locale.ROOT)));
    var line = new NameField("teacher-name", getTranslation("teachers.ask"));
    line.withButton(
        ButtonStyle.OUTLINED,
        getTranslation("teachers.ask.do"),
        getTranslation("teachers.ask.problem"),
        name -> ask(line, name, role.value()));
    var asking =
        new Div(role, line, Markup.paragraph("about", getTranslation("teachers.ask.about")));
    if (teachers.of(id).size() == 1) {
      asking.add(Markup.paragraph("about", getTranslation("teachers.hand-over.about")));
    }
    return asking;
  }

  private void ask(NameField line, String name, TeachingRole role) {
    Teacher here = teachers.findTeacher(id, name);
    if (here != null) {
      line.refuse(getTranslation("teachers.ask.here", here.name()));
    } else if (role == TeachingRole.ASSISTANT && teachers.isAssistant(id, name)) {
      line.refuse(getTranslation("teachers.ask.assists", name));
    } else {
      change(() -> teachers.ask(id, name, role), getTranslation("teachers.ask.done", name));
    }
  }

  private Button leaving() {
    return Button.outlined(
        "teachers.leave",
        leave ->
            question.confirm(
                leave,
                getTranslation("teachers.leave.ask"),
                getTranslation("teachers.leave"),
                () -> {
                  if (notice.attempt(() -> teachers.leave(id))) {
                    UI.getCurrent().navigate("classes");
                  }
                }));
  }

  private void change(Runnable change, String done) {
    if (notice.attempt(change)) {
      draw();
      notice.showSuccessAndFocus(done);
    }
  }
}
