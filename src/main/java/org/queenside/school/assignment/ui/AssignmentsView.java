package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentDraftService;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.AssignmentTemplateService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Focus;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The assignments of a class, and a link to create a new one. */
@Route("class/:class/assignments")
@RolesAllowed("TEACHER")
final class AssignmentsView extends AbstractClassView {

  /** How many assignments that are over the page begins with; earlier ones are folded away. */
  private static final int MAX_OVER = 5;

  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final AssignmentDraftService drafts;
  private final AssignmentTemplateService templates;
  private final RosterService roster;
  private final Clock clock;

  AssignmentsView(
      SchoolClassService classes,
      AssignmentService assignments,
      AssignmentDraftService drafts,
      AssignmentTemplateService templates,
      RosterService roster,
      Clock clock) {
    super(classes, ClassPage.ASSIGNMENTS, "assignments.headline");
    this.classes = classes;
    this.assignments = assignments;
    this.drafts = drafts;
    this.templates = templates;
    this.roster = roster;
    this.clock = clock;
    addClassName("assignments-page");
  }

  static String address(ClassId schoolClass) {
    return address(schoolClass, "/assignments");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    draw();
  }

  private void redraw() {
    draw();
    Focus.moveToHeadlineOf(this);
  }

  private void draw() {
    SchoolClass schoolClass = schoolClass();
    ZonedDateTime now = clock.instant().atZone(schoolClass.zone());
    List<Assignment> all = assignments.of(schoolClass.id());
    var head = Markup.div("row apart page-head", new H1(headline()));
    if (!schoolClass.archived()) {
      head.add(
          Markup.div(
              "ways",
              LinkButton.text(TermPlanView.address(schoolClass.id()), "term.headline"),
              LinkButton.filled(
                  AssignmentEditorView.address(schoolClass.id()),
                  drafts.find(schoolClass.id()) == null
                      ? "assignments.new"
                      : "assign.draft.go-on")));
    }
    List<Component> page = new ArrayList<>(List.of(head));
    if (all.isEmpty()) {
      page.add(Markup.paragraph("lead", getTranslation("assignments.none")));
    }
    ClassMembers members = roster.members(schoolClass.id());
    var context =
        new AssignmentListItem.Context(
            now,
            schoolClass.archived(),
            members.groups(),
            members.pupils(),
            classes.all().stream().filter(each -> !each.archived()).toList(),
            assignments.goals(schoolClass.id()),
            assignments,
            templates,
            this::redraw);
    page.add(section("assignments.now", all, AssignmentPhase.RUNNING, context));
    page.add(section("assignments.planned", all, AssignmentPhase.PLANNED, context));
    page.add(section("assignments.over", all.reversed(), AssignmentPhase.OVER, context));
    show(page);
  }

  private Section section(
      String key,
      List<Assignment> all,
      AssignmentPhase wanted,
      AssignmentListItem.Context context) {
    ZonedDateTime now = context.now();
    List<Assignment> shown =
        all.stream()
            .filter(each -> each.plan().schedule().phase(now.getZone(), now.toInstant()) == wanted)
            .toList();
    int most = wanted == AssignmentPhase.OVER ? Math.min(MAX_OVER, shown.size()) : shown.size();
    var section = new Section(new H2(getTranslation(key)), list(shown.subList(0, most), context));
    if (most < shown.size()) {
      var earlier = new NativeDetails();
      earlier.setSummaryText(getTranslation("assignments.earlier", shown.size() - most));
      earlier.setContent(list(shown.subList(most, shown.size()), context));
      section.add(earlier);
    }
    section.setVisible(!shown.isEmpty());
    return section;
  }

  private static UnorderedList list(List<Assignment> shown, AssignmentListItem.Context context) {
    return Markup.list(
        "assignment-list", shown.stream().map(each -> new AssignmentListItem(each, context)));
  }
}
