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
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/**
 * Teaches again what part of a class believes wrongly: whoever holds a belief gets a few exercises
 * that correct it, to be done afresh within a week.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class is not theirs.
 */
@Component
public class ReteachingService {

  private static final int DAYS = 7;
  private static final LocalTime EVENING = LocalTime.of(23, 59);

  private final SchoolClassService classes;
  private final ClassMisconceptionService beliefs;
  private final CorrectiveExercises corrections;
  private final AssignmentService assignments;
  private final Clock clock;

  ReteachingService(
      SchoolClassService classes,
      ClassMisconceptionService beliefs,
      CorrectiveExercises corrections,
      AssignmentService assignments,
      Clock clock) {
    this.classes = classes;
    this.beliefs = beliefs;
    this.corrections = corrections;
    this.assignments = assignments;
    this.clock = clock;
  }

  /**
   * What can be done about a belief.
   *
   * @param waiting who holds it and has not been given exercises for it that are still to be done
   * @param tasks how many exercises they would be given
   * @param running the latest assignment about it that is not over, or null
   */
  public record Offer(List<Pupil> waiting, int tasks, @Nullable Assignment running) {

    /** Copies the list. */
    public Offer {
      waiting = List.copyOf(waiting);
    }
  }

  /** Returns what can be done about a finding. */
  public Offer offer(ClassId id, ClassMisconception finding) {
    SchoolClass schoolClass = classes.open(id);
    List<Assignment> running =
        assignments.of(id).stream()
            .filter(each -> isAbout(each, finding.belief()) && !isOver(each, schoolClass))
            .toList();
    List<Pupil> waiting =
        finding.holders().stream()
            .filter(
                pupil -> running.stream().noneMatch(each -> each.plan().audience().includes(pupil)))
            .toList();
    return new Offer(
        waiting,
        corrections.of(finding.belief()).size(),
        running.stream().reduce((one, later) -> isLater(later, one) ? later : one).orElse(null));
  }

  private static boolean isLater(Assignment one, Assignment other) {
    return one.id().value() > other.id().value();
  }

  /**
   * Gives exercises to everybody who waits for them.
   *
   * @param title what pupils read, from the title of the lesson the exercises are taken from
   * @param comment what the instructor says about it
   * @return the assignment; null if nobody waits any more
   * @throws ClassArchivedException if the class is archived
   */
  public @Nullable Assignment assign(
      ClassId id, Misconception belief, Function<String, String> title, String comment) {
    SchoolClass schoolClass = classes.open(id);
    ClassMisconception finding =
        beliefs.findings(id).stream()
            .filter(each -> each.belief() == belief)
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
    List<LessonTask> tasks = corrections.of(belief);
    LocalDateTime now =
        LocalDateTime.ofInstant(clock.instant(), schoolClass.zone())
            .truncatedTo(ChronoUnit.SECONDS);
    AssignmentId given =
        assignments.create(
            id,
            new AssignmentPlan(
                title.apply(tasks.getFirst().lesson().title()),
                comment,
                new AssignmentSchedule(
                    now, now.toLocalDate().plusDays(DAYS).atTime(EVENING), true, false, true, 0),
                new Audience.Chosen(Set.of(), pupils),
                tasks.stream()
                    .map(task -> AssignedItem.once(task.item(), section(belief)))
                    .toList()));
    return assignments.open(id, given);
  }

  /** Counts the pupils an assignment is for. */
  public int pupilsOf(Assignment given) {
    return assignments.pupilsOf(given).size();
  }

  /**
   * Takes back what was given.
   *
   * @throws ConflictException if somebody has changed it since
   */
  public void takeBack(Assignment given) {
    assignments.delete(given);
  }

  private boolean isOver(Assignment assignment, SchoolClass schoolClass) {
    return assignment.plan().terms().phase(schoolClass.zone(), clock.instant())
        == AssignmentPhase.OVER;
  }

  private static boolean isAbout(Assignment assignment, Misconception belief) {
    return assignment.plan().items().stream()
        .anyMatch(item -> item.section().equals(section(belief)));
  }

  private static String section(Misconception belief) {
    return "belief/" + belief.code();
  }
}
