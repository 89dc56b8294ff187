package org.queenside.assignment.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.Audience;
import org.queenside.assignment.Plan;
import org.queenside.assignment.Terms;
import org.queenside.classroom.Conflict;
import org.queenside.classroom.Group;
import org.queenside.classroom.GroupId;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.course.ui.Closing;
import org.queenside.learner.LearnerId;

/** One assignment in the list of its class, with what can be done with it. */
final class AssignmentEntry extends ListItem {

  /** More names than these are counted. */
  private static final int NAMES = 4;

  private final Assignment assignment;
  private final Surroundings surroundings;
  private final Div ways = new Div();

  /**
   * What entries of one page share.
   *
   * @param now where the class is
   * @param classes where copies can go
   * @param redraw draws the page again
   */
  record Surroundings(
      ZonedDateTime now,
      boolean archived,
      List<Group> groups,
      List<Pupil> pupils,
      List<SchoolClass> classes,
      Assignments assignments,
      Runnable redraw) {}

  AssignmentEntry(Assignment assignment, Surroundings surroundings) {
    this.assignment = assignment;
    this.surroundings = surroundings;
    Plan plan = assignment.plan();
    String board = ClassPage.address(assignment.schoolClass(), "/board/" + assignment.id());
    var words = new Div(new H3(new Anchor(board, plan.title())), line(plan));
    words.addClassName("words");
    ways.addClassName("ways");
    add(words, ways);
    offer();
  }

  private Span line(Plan plan) {
    var due = new DueWords(this::getTranslation, getLocale());
    ZonedDateTime now = surroundings.now();
    Terms terms = plan.terms();
    boolean planned = terms.begins().isAfter(now.toLocalDateTime());
    String when =
        planned
            ? getTranslation("assignments.when", due.begins(terms, now), due.due(terms, now))
            : due.due(terms, now);
    var line =
        new Span(
            getTranslation("assignments.line", whom(plan.audience()), plan.items().size(), when));
    line.addClassName("when");
    return line;
  }

  private String whom(Audience audience) {
    return switch (audience) {
      case Audience.WholeClass() -> getTranslation("assignments.whole-class");
      case Audience.Chosen(Set<GroupId> groups, Set<LearnerId> pupils) -> {
        List<String> names =
            Stream.concat(
                    surroundings.groups().stream()
                        .filter(group -> groups.contains(group.id()))
                        .map(Group::name),
                    surroundings.pupils().stream()
                        .filter(pupil -> pupils.contains(pupil.id()))
                        .map(Pupil::name))
                .toList();
        if (names.isEmpty()) {
          yield getTranslation("assignments.nobody");
        }
        String first = names.stream().limit(NAMES).collect(Collectors.joining(", "));
        yield names.size() <= NAMES
            ? first
            : getTranslation("assignments.more", first, names.size() - NAMES);
      }
    };
  }

  private void offer() {
    ways.removeAll();
    String paper = ClassPage.address(assignment.schoolClass(), "/paper/" + assignment.id());
    ways.add(Closing.way(paper, getTranslation("assignments.print"), "text"));
    if (!surroundings.archived()) {
      ways.addComponentAsFirst(
          Closing.way(
              AssignView.address(assignment), getTranslation("assignments.change"), "text"));
    }
    if (!surroundings.classes().isEmpty()) {
      ways.add(copies());
    }
    if (!surroundings.archived()) {
      ways.add(button("assignments.delete", "text", this::ask));
    }
  }

  private NativeDetails copies() {
    var targets = new UnorderedList();
    for (SchoolClass target : surroundings.classes()) {
      targets.add(
          new ListItem(new Anchor(AssignView.copy(assignment, target.id()), target.name())));
    }
    var copies = new NativeDetails(getTranslation("assignments.copy"), targets);
    copies.addClassName("copies");
    copies.getSummary().addClassNames("btn", "text");
    return copies;
  }

  private void ask() {
    var no = button("assignments.delete.no", "line", this::offer);
    ways.removeAll();
    ways.add(
        new Paragraph(getTranslation("assignments.delete.sure")),
        button("assignments.delete.yes", "line", this::delete),
        no);
    no.focus();
  }

  private void delete() {
    try {
      surroundings.assignments().delete(assignment);
      surroundings.redraw().run();
    } catch (Conflict _) {
      ways.removeAll();
      ways.add(
          new Paragraph(getTranslation("assignments.delete.conflict")),
          button("assignments.reload", "line", surroundings.redraw()));
    }
  }

  private NativeButton button(String key, String style, Runnable action) {
    var button = new NativeButton(getTranslation(key), click -> action.run());
    button.addClassNames("btn", style);
    button.setAriaLabel(
        getTranslation("mine.start.label", getTranslation(key), assignment.plan().title()));
    return button;
  }
}
