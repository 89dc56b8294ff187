package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Lesson;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentDraft;
import org.queenside.school.assignment.AssignmentDraftService;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.AssignmentTemplateService;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Focus;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/**
 * The page for creating or changing an assignment. With {@code ?copy=…&of=…} it starts as a copy of
 * an assignment of a class, with {@code ?template=…} from a template, with {@code ?lesson=…} or
 * {@code ?item=…} with a lesson or a task chosen. What a teacher fills in for a new assignment is
 * saved as a draft.
 */
@Route("class/:class/assign/:assignment?")
@RolesAllowed("TEACHER")
final class AssignmentEditorView extends AbstractClassView {

  private static final String COPY = "copy";
  private static final String OF = "of";
  private static final String TEMPLATE = "template";
  private static final String LESSON = "lesson";
  private static final String ITEM = "item";

  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final AssignmentDraftService drafts;
  private final AssignmentTemplateService templates;
  private final RosterService roster;
  private final AssignmentCatalog catalog;
  private final Clock clock;

  /** The assignment being changed, as it was last read; null for a new one. */
  private @Nullable Assignment before;

  private boolean keepsDraft;

  AssignmentEditorView(
      SchoolClassService classes,
      AssignmentService assignments,
      AssignmentDraftService drafts,
      AssignmentTemplateService templates,
      RosterService roster,
      AssignmentCatalog catalog,
      Clock clock) {
    super(classes, ClassPage.ASSIGNMENTS);
    this.classes = classes;
    this.assignments = assignments;
    this.drafts = drafts;
    this.templates = templates;
    this.roster = roster;
    this.catalog = catalog;
    this.clock = clock;
    addClassName("assign-page");
  }

  static String address(ClassId schoolClass) {
    return address(schoolClass, "/assign");
  }

  static String address(Assignment assignment) {
    return address(assignment.schoolClass(), "/assign/" + assignment.id());
  }

  static String copy(Assignment assignment, ClassId target) {
    return "%s?%s=%s&%s=%s"
        .formatted(address(target), COPY, assignment.id(), OF, assignment.schoolClass());
  }

  static String template(ClassId schoolClass, long template) {
    return "%s?%s=%d".formatted(address(schoolClass), TEMPLATE, template);
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    if (schoolClass.archived()) {
      showArchived(getTranslation("assign.archived"));
      return;
    }
    ClassMembers members = roster.members(schoolClass.id());
    String number = event.getRouteParameters().get("assignment").orElse("");
    if (!number.isEmpty()) {
      AssignmentId id = AssignmentId.parse(number);
      if (id == null) {
        event.rerouteToError(NotFoundException.class);
        return;
      }
      Assignment found = assignments.open(schoolClass.id(), id);
      before = found;
      keepsDraft = false;
      fill(AssignmentDraft.of(found.plan()), members, new Div());
      return;
    }
    before = null;
    LocalDateTime here = now().toLocalDateTime();
    AssignmentDraft draft = drafts.find(schoolClass.id());
    AssignmentDraft prepared = prepared(event.getLocation().getQueryParameters(), here);
    keepsDraft = prepared == null || draft == null;
    if (prepared != null) {
      fill(prepared, members, draftLink(draft));
    } else if (draft != null) {
      fill(draft.resumedAt(here), members, draftNotice());
    } else {
      fill(AssignmentDraft.empty(here), members, new TemplateList(schoolClass.id(), templates));
    }
  }

  /** Reads the assignment or template to start with; null for nothing. */
  private @Nullable AssignmentDraft prepared(QueryParameters query, LocalDateTime now) {
    AssignmentId id = AssignmentId.parse(query.getSingleParameter(COPY).orElse(""));
    ClassId of = ClassId.parse(query.getSingleParameter(OF).orElse(""));
    if (id != null && of != null) {
      return AssignmentDraft.of(assignments.open(of, id).plan().copiedAt(now));
    }
    List<AssignedItem> chosen = chosen(query);
    if (!chosen.isEmpty()) {
      return AssignmentDraft.of(new AssignmentContent("", "", chosen, CompletionRules.USUAL), now);
    }
    // A template's number looks like an assignment's.
    AssignmentId number = AssignmentId.parse(query.getSingleParameter(TEMPLATE).orElse(""));
    if (number == null) {
      return null;
    }
    AssignmentContent content = templates.open(schoolClass().id(), number.value()).content();
    return content.items().isEmpty() ? null : AssignmentDraft.of(content, now);
  }

  /** Reads what another page has suggested; nothing if it can't be assigned. */
  private List<AssignedItem> chosen(QueryParameters query) {
    Lesson lesson = catalog.courses().course().lesson(query.getSingleParameter(LESSON).orElse(""));
    if (lesson != null) {
      return lesson.path().stream().map(each -> AssignedItem.of(lesson, each)).toList();
    }
    String item = query.getSingleParameter(ITEM).orElse("");
    return OwnExercise.idOf(item) != null && catalog.exercises().mayBeAssigned(item)
        ? List.of(AssignedItem.once(item, "own"))
        : List.of();
  }

  private Div draftNotice() {
    var question = new InlineQuestion();
    String yes = getTranslation("assign.draft.discard");
    return Markup.div(
        "box row apart draft-note",
        new Span(getTranslation("assign.draft")),
        new Button(
            ButtonStyle.DESTRUCTIVE,
            yes,
            asker ->
                question.confirm(
                    asker,
                    getTranslation("assign.draft.discard.ask"),
                    yes,
                    getTranslation("assignments.delete.no"),
                    this::discard)),
        question);
  }

  private void discard() {
    drafts.discard(schoolClass().id());
    UI.getCurrent().refreshCurrentRoute(false);
  }

  private Div draftLink(@Nullable AssignmentDraft draft) {
    return draft == null
        ? new Div()
        : Markup.div(
            "box row apart draft-note",
            new Span(getTranslation("assign.draft.other")),
            LinkButton.outlined(address(schoolClass().id()), "assign.draft.go-on"));
  }

  private ZonedDateTime now() {
    return clock.instant().atZone(schoolClass().zone());
  }

  private void fill(AssignmentDraft start, ClassMembers members, Component above) {
    var save = new AssignmentSaveAction(assignments, schoolClass().id(), before, this::showSaved);
    var form =
        new AssignmentForm(
            catalog, start, members, before == null, otherClasses(), this::now, save);
    save.showProblemsIn(form);
    if (keepsDraft) {
      form.onChange(draft -> drafts.save(schoolClass().id(), draft));
    }
    show(new H1(headline()), above, form);
  }

  private List<SchoolClass> otherClasses() {
    return before != null
        ? List.of()
        : classes.all().stream()
            .filter(each -> !each.archived() && !each.id().equals(schoolClass().id()))
            .toList();
  }

  private void showSaved(AssignmentPlan plan, List<SchoolClass> others) {
    if (keepsDraft) {
      drafts.discard(schoolClass().id());
    }
    if (others.isEmpty()) {
      UI.getCurrent().navigate(AssignmentsView.address(schoolClass().id()));
    } else {
      showMade(plan, others);
    }
  }

  private void showMade(AssignmentPlan plan, List<SchoolClass> others) {
    var made = Markup.list("rows apart made");
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

  @Override
  protected String headline() {
    return getTranslation(before == null ? "assign.headline" : "assign.headline.change");
  }
}
