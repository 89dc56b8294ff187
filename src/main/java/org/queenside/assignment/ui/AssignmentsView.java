package org.queenside.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.Phase;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.Roster;
import org.queenside.classroom.SchoolClass;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.course.ui.Closing;

/** What a class has been given to do, and the way to give it more. */
@Route("class/:class/assignments")
@RolesAllowed("INSTRUCTOR")
final class AssignmentsView extends ClassPage {

  private final CurrentClasses classes;
  private final Assignments assignments;
  private final Roster roster;
  private final Clock clock;

  AssignmentsView(CurrentClasses classes, Assignments assignments, Roster roster, Clock clock) {
    super(classes, Tab.ASSIGN);
    this.classes = classes;
    this.assignments = assignments;
    this.roster = roster;
    this.clock = clock;
    addClassName("assignments-page");
  }

  /** The address of the page, relative to the root. */
  static String address(ClassId schoolClass) {
    return address(schoolClass, "/assignments");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    draw();
  }

  private void draw() {
    SchoolClass schoolClass = schoolClass();
    ZonedDateTime now = clock.instant().atZone(schoolClass.zone());
    List<Assignment> all = assignments.of(schoolClass.id());
    var head = new Div(new H1(headline()));
    head.addClassName("page-head");
    if (!schoolClass.archived()) {
      head.add(
          Closing.way(
              AssignView.address(schoolClass.id()), getTranslation("assignments.new"), "fill"));
    }
    List<Component> page = new ArrayList<>(List.of(head));
    if (all.isEmpty()) {
      var lead = new Paragraph(getTranslation("assignments.none"));
      lead.addClassName("lead");
      page.add(lead);
    }
    var entries = new Entries(schoolClass, now);
    page.add(entries.group("assignments.now", all, Phase.RUNNING));
    page.add(entries.group("assignments.planned", all, Phase.PLANNED));
    page.add(entries.group("assignments.over", all.reversed(), Phase.OVER));
    show(page);
  }

  /** Makes the entries of the page. */
  private final class Entries {

    private final AssignmentEntry.Surroundings surroundings;

    Entries(SchoolClass schoolClass, ZonedDateTime now) {
      this.surroundings =
          new AssignmentEntry.Surroundings(
              now,
              schoolClass.archived(),
              roster.groups(schoolClass.id()),
              roster.pupils(schoolClass.id()),
              classes.all().stream().filter(each -> !each.archived()).toList(),
              assignments,
              AssignmentsView.this::draw);
    }

    Section group(String key, List<Assignment> all, Phase wanted) {
      var list = new UnorderedList();
      list.addClassName("assignment-list");
      all.stream()
          .filter(
              each ->
                  each.plan()
                          .terms()
                          .phase(surroundings.now().getZone(), surroundings.now().toInstant())
                      == wanted)
          .map(each -> new AssignmentEntry(each, surroundings))
          .forEach(list::add);
      var section = new Section(new H2(getTranslation(key)), list);
      section.setVisible(list.getComponentCount() > 0);
      return section;
    }
  }

  @Override
  protected String headline() {
    return getTranslation("assignments.headline");
  }
}
