package org.queenside.school.report;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemStateService;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.text.TextSanitizer;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The gradebooks of the signed-in teacher's classes. Every method throws {@link
 * RoleRequiredException} if no teacher is signed in, and {@link RecordNotFoundException} if the
 * teacher doesn't teach the class. Changes throw {@link ClassArchivedException} if it is archived,
 * and {@link ConflictException} if another teacher has changed the same thing since.
 */
@Component
public class GradebookService {

  /** The longest comment, in characters. */
  public static final int LONGEST_COMMENT = 500;

  private static final int PERCENT = 100;

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentService assignments;
  private final ItemStateService states;
  private final GradebookRepository repository;
  private final AuditRepository audit;
  private final Clock clock;

  GradebookService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentService assignments,
      ItemStateService states,
      GradebookRepository repository,
      AuditRepository audit,
      Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.states = states;
    this.repository = repository;
    this.audit = audit;
    this.clock = clock;
  }

  /**
   * Opens the gradebook of a class that the teacher teaches or assists in.
   *
   * @param term the number of a term from 1; anything else means the whole time
   */
  public Gradebook open(ClassId id, int term) {
    ClassMembers members = roster.membersToRead(id);
    Grading grading = repository.grading(id);
    List<SchoolTerm> terms = SchoolTerm.parse(grading.terms());
    int chosen = term >= 1 && term <= terms.size() ? term : 0;
    ZoneId zone = members.schoolClass().zone();
    Instant now = clock.instant();
    List<Assignment> own =
        assignments.allToRead(id).stream()
            .filter(each -> each.plan().kind() == AssignmentKind.TASKS)
            .filter(each -> each.plan().schedule().phase(zone, now) != AssignmentPhase.PLANNED)
            .filter(each -> chosen == 0 || isIn(terms, chosen, each.plan().schedule()))
            .toList();
    Map<AssignmentId, Boolean> chosenColumns = repository.counted(id);
    List<GradebookColumn> columns =
        own.stream()
            .map(
                each ->
                    new GradebookColumn(
                        each,
                        chosenColumns.getOrDefault(
                            each.id(), !ReteachingService.isReteaching(each)),
                        isRunning(each.plan().schedule(), zone, now)))
            .toList();
    var all =
        states.of(
            own.stream()
                .map(
                    each ->
                        new ItemStateService.AssignedPupils(
                            each, ids(each.pupilsAmong(members.pupils())), zone))
                .toList());
    Map<LearnerId, String> comments = repository.comments(id);
    List<GradebookRow> rows =
        members.pupils().stream()
            .map(
                pupil ->
                    GradebookRow.of(
                        pupil,
                        percents(pupil, own, all),
                        columns,
                        comments.getOrDefault(pupil.id(), "")))
            .toList();
    return new Gradebook(
        members.schoolClass(),
        grading,
        GradeScale.parse(grading.scale()),
        terms,
        chosen,
        columns,
        rows);
  }

  private static List<LearnerId> ids(List<Pupil> pupils) {
    return pupils.stream().map(Pupil::id).toList();
  }

  /**
   * An assignment belongs to the term in which it is due, or in which it begins if it has no due
   * date.
   */
  private static boolean isIn(List<SchoolTerm> terms, int term, AssignmentSchedule schedule) {
    LocalDateTime due = schedule.due();
    LocalDate day = (due == null ? schedule.begins() : due).toLocalDate();
    boolean begun = !day.isBefore(terms.get(term - 1).begins());
    return begun && (term == terms.size() || day.isBefore(terms.get(term).begins()));
  }

  /** What has no due date counts from the start. */
  private static boolean isRunning(AssignmentSchedule schedule, ZoneId zone, Instant now) {
    return schedule.due() != null && !schedule.isOver(zone, now);
  }

  private static List<@Nullable Integer> percents(
      Pupil pupil,
      List<Assignment> assignments,
      Map<AssignmentId, Map<LearnerId, List<ItemState>>> states) {
    List<@Nullable Integer> percents = new ArrayList<>();
    for (Assignment assignment : assignments) {
      List<ItemState> own = states.getOrDefault(assignment.id(), Map.of()).get(pupil.id());
      percents.add(own == null ? null : percent(own));
    }
    return percents;
  }

  /** Opens the gradebook of a class for a download, which the audit log records. */
  public Gradebook export(ClassId id, int term) {
    Gradebook book = open(id, term);
    audit.note(AuditAction.GRADEBOOK_EXPORTED, book.schoolClass().name());
    return book;
  }

  private static int percent(List<ItemState> states) {
    long done = states.stream().filter(ItemState::isDone).count();
    return (int) Math.round((double) PERCENT * done / states.size());
  }

  /**
   * Changes how a class is graded.
   *
   * @param before what the page showed
   * @throws ChangeRefusedException if the scale or the terms can't be read
   */
  @Transactional
  public void change(ClassId id, Grading before, Grading typed) {
    SchoolClass opened = classes.openForChange(id);
    Grading now =
        new Grading(TextSanitizer.lines(typed.scale()), TextSanitizer.lines(typed.terms()));
    if (now.scale().length() > Grading.LONGEST_SCALE
        || now.terms().length() > Grading.LONGEST_TERMS) {
      throw new ChangeRefusedException("gradebook.problem.length", "");
    }
    GradeScale.parse(now.scale());
    SchoolTerm.parse(now.terms());
    if (!repository.save(id, before, now)) {
      throw new ConflictException("the grading of class " + id);
    }
    audit.note(AuditAction.GRADING_CHANGED, opened.name());
  }

  /**
   * Lets an assignment count towards the average, or leaves it out. Until a teacher decides, all
   * assignments count except those that teach a misconception again, which are practice.
   */
  @Transactional
  public void setCounted(ClassId id, AssignmentId assignment, boolean counted) {
    SchoolClass opened = classes.openForChange(id);
    repository.setCounted(assignments.open(id, assignment).id(), counted);
    audit.note(AuditAction.GRADING_CHANGED, opened.name());
  }

  /**
   * Writes a comment on a pupil; an empty one deletes it.
   *
   * @param before what the page showed
   * @return the comment as it was saved
   * @throws IllegalArgumentException if it is longer than {@link #LONGEST_COMMENT}
   */
  @Transactional
  public String comment(ClassId id, LearnerId pupil, String before, String typed) {
    SchoolClass opened = classes.openForChange(id);
    int card = roster.pupil(id, pupil).card();
    String comment = TextSanitizer.line(typed);
    if (comment.length() > LONGEST_COMMENT) {
      throw new IllegalArgumentException("comment too long");
    }
    if (!repository.save(id, pupil, before, comment)) {
      throw new ConflictException("the comment on pupil " + pupil);
    }
    audit.note(AuditAction.PUPIL_COMMENTED, opened.name(), card);
    return comment;
  }
}
