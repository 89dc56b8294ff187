package org.queenside.report;

import java.time.Clock;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.Audience;
import org.queenside.assignment.Phase;
import org.queenside.assignment.Plan;
import org.queenside.assignment.Terms;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.ClassPutAway;
import org.queenside.classroom.Conflict;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;
import org.queenside.course.Misconception;
import org.queenside.course.Task;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.springframework.stereotype.Component;

/**
 * Teaches again what part of a class believes wrongly: whoever holds a belief gets a few exercises
 * that correct it, to be done afresh within a week.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class is not theirs.
 */
@Component
public class Reteaching {

  private static final int DAYS = 7;
  private static final LocalTime EVENING = LocalTime.of(23, 59);

  private final CurrentClasses classes;
  private final ClassBeliefs beliefs;
  private final Corrections corrections;
  private final Assignments assignments;
  private final Clock clock;

  Reteaching(
      CurrentClasses classes,
      ClassBeliefs beliefs,
      Corrections corrections,
      Assignments assignments,
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
  public Offer offer(ClassId id, Finding finding) {
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
   * @throws ClassPutAway if the class is archived
   */
  public @Nullable Assignment teach(
      ClassId id, Misconception belief, Function<String, String> title, String comment) {
    SchoolClass schoolClass = classes.open(id);
    Finding finding =
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
    List<Task> tasks = corrections.of(belief);
    LocalDateTime now =
        LocalDateTime.ofInstant(clock.instant(), schoolClass.zone())
            .truncatedTo(ChronoUnit.SECONDS);
    AssignmentId given =
        assignments.create(
            id,
            new Plan(
                title.apply(tasks.getFirst().lesson().title()),
                comment,
                new Terms(
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
   * @throws Conflict if somebody has changed it since
   */
  public void takeBack(Assignment given) {
    assignments.delete(given);
  }

  private boolean isOver(Assignment assignment, SchoolClass schoolClass) {
    return assignment.plan().terms().phase(schoolClass.zone(), clock.instant()) == Phase.OVER;
  }

  private static boolean isAbout(Assignment assignment, Misconception belief) {
    return assignment.plan().items().stream()
        .anyMatch(item -> item.section().equals(section(belief)));
  }

  private static String section(Misconception belief) {
    return "belief/" + belief.code();
  }
}
