package org.queenside.school.assignment.ui;

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
import org.queenside.course.ui.ResultPage;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.ConflictException;

/** One assignment in the list of its class, with what can be done with it. */
final class AssignmentListItem extends ListItem {

  /** More names than these are counted. */
  private static final int NAMES = 4;

  private final Assignment assignment;
  private final Context surroundings;
  private final Div ways = new Div();

  /**
   * What entries of one page share.
   *
   * @param now where the class is
   * @param classes where copies can go
   * @param redraw draws the page again
   */
  record Context(
      ZonedDateTime now,
      boolean archived,
      List<Group> groups,
      List<Pupil> pupils,
      List<SchoolClass> classes,
      AssignmentService assignments,
      Runnable redraw) {}

  AssignmentListItem(Assignment assignment, Context surroundings) {
    this.assignment = assignment;
    this.surroundings = surroundings;
    AssignmentPlan plan = assignment.plan();
    String board = AbstractClassView.address(assignment.schoolClass(), "/board/" + assignment.id());
    var words = new Div(new H3(new Anchor(board, plan.title())), line(plan));
    words.addClassName("words");
    ways.addClassName("ways");
    add(words, ways);
    offer();
  }

  private Span line(AssignmentPlan plan) {
    var due = new DueDateFormatter(this::getTranslation, getLocale());
    ZonedDateTime now = surroundings.now();
    AssignmentSchedule terms = plan.terms();
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
    String paper = AbstractClassView.address(assignment.schoolClass(), "/paper/" + assignment.id());
    ways.add(ResultPage.way(paper, getTranslation("assignments.print"), "text"));
    if (!surroundings.archived()) {
      ways.addComponentAsFirst(
          ResultPage.way(
              AssignmentEditorView.address(assignment),
              getTranslation("assignments.change"),
              "text"));
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
          new ListItem(
              new Anchor(AssignmentEditorView.copy(assignment, target.id()), target.name())));
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
    } catch (ConflictException _) {
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
