package org.queenside.school.report;

import java.time.Clock;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/**
 * Reteaches a misconception: the pupils who hold it get a few exercises that correct it, to be
 * solved afresh within a week.
 */
@Component
public class ReteachingService {

  /** Begins the section of its items in an assignment; the code of the misconception follows. */
  private static final String SECTION = "misconception/";

  private static final int DAYS_TO_SOLVE = 7;
  private static final LocalTime DUE_TIME = LocalTime.of(23, 59);

  private final SchoolClassService classes;
  private final ClassMisconceptionService misconceptions;
  private final CorrectiveExercises corrections;
  private final AssignmentService assignments;
  private final Clock clock;

  ReteachingService(
      SchoolClassService classes,
      ClassMisconceptionService misconceptions,
      CorrectiveExercises corrections,
      AssignmentService assignments,
      Clock clock) {
    this.classes = classes;
    this.misconceptions = misconceptions;
    this.corrections = corrections;
    this.assignments = assignments;
    this.clock = clock;
  }

  /**
   * What a teacher can do about a misconception.
   *
   * @param waiting the pupils who hold it and have no running exercises for it; empty if the course
   *     has no exercises for it
   * @param tasks how many exercises they would get
   * @param running the latest assignment for it that is not over, or null
   */
  public record Offer(List<Pupil> waiting, int tasks, @Nullable Assignment running) {

    /** Copies the list. */
    public Offer {
      waiting = List.copyOf(waiting);
    }
  }

  /**
   * Returns what the teacher can do about a misconception of a class.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class
   */
  public Offer offer(ClassId id, ClassMisconception finding) {
    SchoolClass schoolClass = classes.open(id);
    List<Assignment> running =
        assignments.of(id).stream()
            .filter(each -> isAbout(each, finding.misconception()) && !isOver(each, schoolClass))
            .toList();
    int tasks = corrections.of(finding.misconception()).size();
    List<Pupil> waiting =
        finding.holders().stream()
            .filter(_ -> tasks > 0)
            .filter(
                pupil -> running.stream().noneMatch(each -> each.plan().audience().includes(pupil)))
            .toList();
    return new Offer(
        waiting,
        tasks,
        running.stream().reduce((one, later) -> isLater(later, one) ? later : one).orElse(null));
  }

  private static boolean isLater(Assignment one, Assignment other) {
    return one.id().value() > other.id().value();
  }

  /**
   * Assigns the exercises to the pupils who don't have them yet.
   *
   * @param title the assignment's title, made from the title of the exercises' lesson
   * @param comment the teacher's comment
   * @return the assignment; null if no pupil needs it any more
   * @throws ClassArchivedException if the class is archived
   */
  public @Nullable Assignment assign(
      ClassId id, Misconception misconception, Function<String, String> title, String comment) {
    SchoolClass schoolClass = classes.open(id);
    ClassMisconception finding =
        misconceptions.findings(id).stream()
            .filter(each -> each.misconception() == misconception)
            .findFirst()
            .orElse(null);
    if (finding == null) {
      return null;
    }
    List<Pupil> waiting = offer(id, finding).waiting();
    if (waiting.isEmpty()) {
      return null;
    }
    Set<LearnerId> pupils = new HashSet<>(waiting.stream().map(Pupil::id).toList());
    List<LessonTask> tasks = corrections.of(misconception);
    LocalDateTime now =
        LocalDateTime.ofInstant(clock.instant(), schoolClass.zone())
            .truncatedTo(ChronoUnit.SECONDS);
    AssignmentId given =
        assignments.create(
            id,
            new AssignmentPlan(
                new AssignmentContent(
                    title.apply(tasks.getFirst().lesson().title()),
                    comment,
                    tasks.stream()
                        .map(task -> AssignedItem.once(task.item(), section(misconception)))
                        .toList(),
                    new CompletionRules(true, false, true, 0)),
                new Audience.Chosen(Set.of(), pupils),
                new AssignmentSchedule(
                    now, now.toLocalDate().plusDays(DAYS_TO_SOLVE).atTime(DUE_TIME))));
    return assignments.open(id, given);
  }

  /** Counts the pupils who got an assignment. */
  public int pupilsOf(Assignment given) {
    return assignments.pupilsOf(given).size();
  }

  /**
   * Deletes an assignment that was just created.
   *
   * @throws ConflictException if the assignment has changed since
   */
  public void undo(Assignment given) {
    assignments.delete(given);
  }

  private boolean isOver(Assignment assignment, SchoolClass schoolClass) {
    return assignment.plan().schedule().phase(schoolClass.zone(), clock.instant())
        == AssignmentPhase.OVER;
  }

  private static boolean isAbout(Assignment assignment, Misconception misconception) {
    return assignment.plan().items().stream()
        .anyMatch(item -> item.section().equals(section(misconception)));
  }

  /** Returns whether an assignment teaches a misconception again. */
  static boolean isReteaching(Assignment assignment) {
    return assignment.plan().items().stream().anyMatch(item -> item.section().startsWith(SECTION));
  }

  private static String section(Misconception misconception) {
    return SECTION + misconception.code();
  }
}
