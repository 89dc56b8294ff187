package org.queenside.paper;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.Phase;
import org.queenside.assignment.State;
import org.queenside.assignment.States;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Reading;
import org.queenside.learner.StoreUnavailable;
import org.queenside.progress.Diploma;
import org.queenside.progress.Diplomas;
import org.springframework.stereotype.Component;

/**
 * Who has earned a diploma, in the classes of the instructor in front of the screen. Every method
 * asks anew whether the class is one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class or the assignment is not theirs, {@link StoreUnavailable} or Spring's
 * {@code DataAccessException} if the database cannot be read.
 */
@Component
public class ClassHonours {

  /** Who looks for diplomas looks for those of what was done lately. */
  private static final int LATELY = 5;

  private final CurrentClasses classes;
  private final Roster roster;
  private final Assignments assignments;
  private final States states;
  private final Diplomas diplomas;
  private final Clock clock;

  ClassHonours(
      CurrentClasses classes,
      Roster roster,
      Assignments assignments,
      States states,
      Diplomas diplomas,
      Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.states = states;
    this.diplomas = diplomas;
    this.clock = clock;
  }

  /**
   * Who has earned what.
   *
   * @param assignment null for the examination
   * @param honours by name
   */
  public record Earned(@Nullable AssignmentId assignment, List<Honour> honours) {}

  /**
   * Finds out for what diplomas are wanted most likely: for the examination once somebody has
   * passed it, else for what began last of that which somebody has done all of.
   */
  public Earned likely(ClassId schoolClass) {
    Earned examination = earned(schoolClass, null);
    if (!examination.honours().isEmpty()) {
      return examination;
    }
    ZoneId zone = classes.open(schoolClass).zone();
    return assignments.of(schoolClass).stream()
        .filter(each -> each.plan().terms().phase(zone, clock.instant()) != Phase.PLANNED)
        .sorted(Comparator.comparing((Assignment each) -> each.plan().terms().begins()).reversed())
        .limit(LATELY)
        .map(each -> earned(schoolClass, each.id()))
        .filter(each -> !each.honours().isEmpty())
        .findFirst()
        .orElse(examination);
  }

  /**
   * Finds who has earned a diploma.
   *
   * @param assignment for what, or null for the examination
   */
  public Earned earned(ClassId schoolClass, @Nullable AssignmentId assignment) {
    return new Earned(
        assignment,
        assignment == null ? ofExamination(schoolClass) : ofAssignment(schoolClass, assignment));
  }

  /** Who has passed the examination, by name. */
  private List<Honour> ofExamination(ClassId schoolClass) {
    List<Pupil> pupils = roster.pupils(schoolClass);
    Map<LearnerId, Diploma> earned =
        Reading.of("the diplomas", () -> diplomas.of(pupils.stream().map(Pupil::id).toList()));
    return pupils.stream()
        .flatMap(
            pupil ->
                Stream.ofNullable(earned.get(pupil.id()))
                    .<Honour>map(diploma -> new Honour.Examination(pupil, diploma)))
        .toList();
  }

  /** Who has done all of an assignment, by name. */
  private List<Honour> ofAssignment(ClassId schoolClass, AssignmentId id) {
    Assignment assignment = assignments.open(schoolClass, id);
    List<Pupil> pupils = assignments.pupilsOf(assignment);
    Map<LearnerId, List<State>> standing =
        Reading.of(
            "how pupils stand",
            () ->
                states.of(
                    pupils.stream().map(Pupil::id).toList(),
                    assignment,
                    classes.open(schoolClass).zone()));
    Instant now = clock.instant();
    return pupils.stream()
        .filter(
            pupil ->
                standing.getOrDefault(pupil.id(), List.of(State.OPEN)).stream()
                    .allMatch(State::isDone))
        .<Honour>map(pupil -> new Honour.Assignment(pupil, assignment.plan().title(), now))
        .toList();
  }
}
