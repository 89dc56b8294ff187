package org.queenside.school.report.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.queenside.school.assignment.ui.DueDateFormatter;
import org.queenside.school.report.AssignmentStatus;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.ClassStatus;
import org.queenside.school.report.MisconceptionMessages;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.CommaList;
import org.queenside.ui.CompletionBar;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The classes of a teacher at a glance, each with a link to its board. */
final class ClassStatusList extends UnorderedList {

  /** More assignments are on the class's own page. */
  private static final int MOST_ASSIGNMENTS = 4;

  private static final int MOST_NAMES = 4;

  private final Instant now;
  private final Locale locale;

  ClassStatusList(List<ClassStatus> classes, Instant now, Locale locale) {
    this.now = now;
    this.locale = locale;
    addClassName("class-status");
    classes.forEach(each -> add(item(each)));
  }

  private ListItem item(ClassStatus status) {
    ClassId id = status.schoolClass().id();
    String address = AbstractClassView.address(id, "");
    var head =
        Markup.div(
            "head",
            new H2(new Anchor(address, status.schoolClass().name())),
            Markup.span(status.here() > 0 ? "here" : "", people(status)));
    boolean readOnly = status.schoolClass().readOnly();
    if (readOnly) {
      head.add(Markup.span("assists", getTranslation("classes.assistant")));
    }
    var item = Markup.item("", head);
    if (status.pupils() == 0 && !readOnly) {
      item.add(
          LinkButton.outlined(AbstractClassView.address(id, "/add"), "board.first.add.go")
              .about(status.schoolClass().name()));
      return item;
    }
    item.add(assignments(status));
    var facts =
        Markup.div(
            "facts", Markup.paragraph(status.stuck().isEmpty() ? "" : "stuck", stuck(status)));
    ClassMisconception held = status.misconception();
    if (held != null) {
      facts.add(misconception(id, held));
    }
    item.add(
        facts, LinkButton.outlined(address, "classes.board").about(status.schoolClass().name()));
    return item;
  }

  private String people(ClassStatus status) {
    return status.here() > 0
        ? getTranslation("classes.here", status.here(), status.pupils())
        : getTranslation("classes.pupils", status.pupils());
  }

  private Component assignments(ClassStatus status) {
    if (status.assignments().isEmpty()) {
      return Markup.paragraph("nothing", getTranslation("classes.idle"));
    }
    var list = Markup.list("work");
    status.assignments().stream()
        .limit(MOST_ASSIGNMENTS)
        .forEach(each -> list.add(line(status, each)));
    int more = status.assignments().size() - MOST_ASSIGNMENTS;
    if (more > 0) {
      list.add(
          new ListItem(
              new Anchor(
                  AbstractClassView.address(
                      status.schoolClass().id(),
                      status.schoolClass().readOnly() ? "" : "/assignments"),
                  getTranslation("classes.more", more))));
    }
    return list;
  }

  private ListItem line(ClassStatus status, AssignmentStatus each) {
    String address =
        AbstractClassView.address(status.schoolClass().id(), "/board/" + each.assignment().id());
    String due =
        new DueDateFormatter(this::getTranslation, locale)
            .dueOnBoard(
                each.assignment().plan().schedule(), now.atZone(status.schoolClass().zone()));
    var line =
        Markup.item(
            each.overdue() ? "overdue" : "",
            new Anchor(address, each.assignment().plan().title()),
            Markup.span("due", due),
            Markup.span("so-many", getTranslation("classes.done", each.done(), each.pupils())));
    if (each.pupils() > 0) {
      line.add(new CompletionBar(each.done(), each.pupils()));
    }
    return line;
  }

  private String stuck(ClassStatus status) {
    if (status.stuck().isEmpty()) {
      return getTranslation("classes.stuck.none");
    }
    List<String> names = status.stuck().stream().limit(MOST_NAMES).map(Pupil::name).toList();
    int more = status.stuck().size() - MOST_NAMES;
    return more > 0
        ? getTranslation("classes.stuck.more", CommaList.of(names, locale), more)
        : getTranslation("classes.stuck", names);
  }

  private Paragraph misconception(ClassId id, ClassMisconception held) {
    String sentence =
        new MisconceptionMessages(locale)
            .sentence(held.holders().size(), held.tested(), held.misconception());
    return new Paragraph(new Anchor(AbstractClassView.address(id, "/mistakes"), sentence));
  }
}
