package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ClassCannotTakeException;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.Focus;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/**
 * The page for creating or changing an assignment. With {@code ?copy=…&of=…} it starts as a copy of
 * an assignment of a class.
 */
@Route("class/:class/assign/:assignment?")
@RolesAllowed("INSTRUCTOR")
final class AssignmentEditorView extends AbstractClassView {

  private static final String COPY = "copy";
  private static final String OF = "of";

  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final RosterService roster;
  private final AssignmentCatalog catalog;
  private final Clock clock;

  /** The assignment being changed, as it was last read; null for a new one. */
  private @Nullable Assignment before;

  AssignmentEditorView(
      SchoolClassService classes,
      AssignmentService assignments,
      RosterService roster,
      AssignmentCatalog catalog,
      Clock clock) {
    super(classes, Tab.ASSIGN);
    this.classes = classes;
    this.assignments = assignments;
    this.roster = roster;
    this.catalog = catalog;
    this.clock = clock;
    addClassName("assign-page");
  }

  /** Returns the relative address of the page for a new assignment. */
  static String address(ClassId schoolClass) {
    return address(schoolClass, "/assign");
  }

  /** Returns the relative address of the page that changes an assignment. */
  static String address(Assignment assignment) {
    return address(assignment.schoolClass(), "/assign/" + assignment.id());
  }

  /** Returns the relative address of the page that starts as a copy of an assignment. */
  static String copy(Assignment assignment, ClassId target) {
    return "%s?%s=%s&%s=%s"
        .formatted(address(target), COPY, assignment.id(), OF, assignment.schoolClass());
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    if (schoolClass.archived()) {
      showArchived(getTranslation("assign.archived"));
      return;
    }
    ClassMembers members = roster.members(schoolClass.id());
    List<Group> groups = members.groups();
    List<Pupil> pupils = members.pupils();
    String number = event.getRouteParameters().get("assignment").orElse("");
    if (!number.isEmpty()) {
      AssignmentId id = AssignmentId.parse(number);
      if (id == null) {
        event.rerouteToError(NotFoundException.class);
        return;
      }
      Assignment found = assignments.open(schoolClass.id(), id);
      before = found;
      fill(AssignmentFormData.of(found.plan(), groups, pupils));
      return;
    }
    before = null;
    AssignmentPlan copied = copied(event.getLocation().getQueryParameters());
    LocalDateTime here = now().toLocalDateTime();
    fill(
        copied == null
            ? AssignmentFormData.empty(here, groups, pupils)
            : AssignmentFormData.copy(copied, here, groups, pupils));
  }

  /** Reads the plan to copy; null if there is none. */
  private @Nullable AssignmentPlan copied(QueryParameters query) {
    AssignmentId id = AssignmentId.parse(query.getSingleParameter(COPY).orElse(""));
    ClassId of = ClassId.parse(query.getSingleParameter(OF).orElse(""));
    if (id == null || of == null) {
      return null;
    }
    return assignments.open(of, id).plan();
  }

  private ZonedDateTime now() {
    return clock.instant().atZone(schoolClass().zone());
  }

  private void fill(AssignmentFormData start) {
    var save = new SaveAction();
    var form = new AssignmentForm(catalog, start, before == null, otherClasses(), this::now, save);
    save.form = form;
    show(new H1(headline()), form);
  }

  /** Returns the classes that can get a new assignment at the same time. */
  private List<SchoolClass> otherClasses() {
    return before != null
        ? List.of()
        : classes.all().stream()
            .filter(each -> !each.archived() && !each.id().equals(schoolClass().id()))
            .toList();
  }

  /** Says what was made for which class, and when it's due there. */
  private void showMade(AssignmentPlan plan, List<SchoolClass> others) {
    var made = Markup.list("rows made");
    var dates = new DueDateFormatter(this::getTranslation, getLocale());
    Stream.concat(Stream.of(schoolClass()), others.stream())
        .map(
            each ->
                Markup.item(
                    "",
                    new Anchor(AssignmentsView.address(each.id()), each.name()),
                    new Span(dates.due(plan.schedule(), clock.instant().atZone(each.zone())))))
        .forEach(made::add);
    var headline = new H1(getTranslation("assign.made", plan.title(), others.size() + 1));
    show(
        headline,
        made,
        Markup.div(
            "go",
            LinkButton.filled(
                AssignmentsView.address(schoolClass().id()), "assignments.headline")));
    Focus.moveTo(headline);
  }

  /** Saves the plan, or shows in the form why that isn't possible. */
  private final class SaveAction implements BiConsumer<AssignmentPlan, List<SchoolClass>> {

    private @Nullable AssignmentForm form;

    @Override
    public void accept(AssignmentPlan plan, List<SchoolClass> others) {
      try {
        Assignment changed = before;
        if (changed == null) {
          assignments.create(
              schoolClass().id(), plan, others.stream().map(SchoolClass::id).toList());
        } else {
          assignments.change(changed, plan);
        }
        if (others.isEmpty()) {
          UI.getCurrent().navigate(AssignmentsView.address(schoolClass().id()));
        } else {
          showMade(plan, others);
        }
      } catch (ClassCannotTakeException e) {
        warn(new Paragraph(unavailable(e, others)));
      } catch (ConflictException _) {
        conflict(plan);
      } catch (ClassArchivedException _) {
        warn(new Paragraph(getTranslation("class.trouble.archived")));
      } catch (RecordNotFoundException _) {
        missing(plan);
      }
    }

    private String unavailable(ClassCannotTakeException problem, List<SchoolClass> others) {
      String name =
          others.stream()
              .filter(each -> each.id().equals(problem.schoolClass()))
              .map(SchoolClass::name)
              .collect(Collectors.joining());
      return getTranslation(
          switch (problem.reason()) {
            case ARCHIVED -> "assign.class.archived";
            case NOT_TAUGHT -> "assign.class.not-taught";
            case OVER -> "assign.class.over";
          },
          name);
    }

    private void conflict(AssignmentPlan plan) {
      Assignment mine = before;
      if (mine == null) {
        return;
      }
      var theirs = LinkButton.outlined(address(mine), "assign.conflict.theirs");
      theirs.setTarget("_blank");
      warn(
          new Paragraph(getTranslation("assign.conflict")),
          Markup.div("ways", button("assign.conflict.mine", () -> overwrite(mine, plan)), theirs));
    }

    private void overwrite(Assignment mine, AssignmentPlan plan) {
      before = assignments.open(mine.schoolClass(), mine.id());
      accept(plan, List.of());
    }

    /** The assignment was deleted, or something in it can no longer be assigned. */
    private void missing(AssignmentPlan plan) {
      Assignment mine = before;
      if (mine == null || exists(mine)) {
        warn(new Paragraph(getTranslation("assign.gone")));
        return;
      }
      warn(
          new Paragraph(getTranslation("assign.deleted")),
          button(
              "assign.deleted.again",
              () -> {
                before = null;
                accept(plan, List.of());
              }));
    }

    private boolean exists(Assignment assignment) {
      return assignments.of(assignment.schoolClass()).stream()
          .anyMatch(each -> each.id().equals(assignment.id()));
    }

    private Button button(String key, Runnable action) {
      return Button.outlined(key, action);
    }

    private void warn(Component... content) {
      if (form != null) {
        form.warn(content);
      }
    }
  }

  @Override
  protected String headline() {
    return getTranslation(before == null ? "assign.headline" : "assign.headline.change");
  }
}
