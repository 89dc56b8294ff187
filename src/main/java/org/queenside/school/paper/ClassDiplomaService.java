package org.queenside.school.paper;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.progress.Diploma;
import org.queenside.progress.DiplomaRepository;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemStateService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * Who has earned a diploma, in the classes of the instructor in front of the screen. Every method
 * asks anew whether the class is one of theirs.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class or the assignment is not theirs, {@link
 * StoreUnavailableException} or Spring's {@code DataAccessException} if the database cannot be
 * read.
 */
@Component
public class ClassDiplomaService {

  /** Who looks for diplomas looks for those of what was done lately. */
  private static final int LATELY = 5;

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentService assignments;
  private final ItemStateService states;
  private final DiplomaRepository diplomas;
  private final Clock clock;

  ClassDiplomaService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentService assignments,
      ItemStateService states,
      DiplomaRepository diplomas,
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
  public record Awards(@Nullable AssignmentId assignment, List<DiplomaAward> honours) {}

  /**
   * Finds out for what diplomas are wanted most likely: for the examination once somebody has
   * passed it, else for what began last of that which somebody has done all of.
   */
  public Awards likely(ClassId schoolClass) {
    Awards examination = earned(schoolClass, null);
    if (!examination.honours().isEmpty()) {
      return examination;
    }
    ZoneId zone = classes.open(schoolClass).zone();
    return assignments.of(schoolClass).stream()
        .filter(each -> each.plan().terms().phase(zone, clock.instant()) != AssignmentPhase.PLANNED)
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
  public Awards earned(ClassId schoolClass, @Nullable AssignmentId assignment) {
    return new Awards(
        assignment,
        assignment == null ? ofExamination(schoolClass) : ofAssignment(schoolClass, assignment));
  }

  /** Who has passed the examination, by name. */
  private List<DiplomaAward> ofExamination(ClassId schoolClass) {
    List<Pupil> pupils = roster.pupils(schoolClass);
    Map<LearnerId, Diploma> earned =
        StoreExceptionTranslator.read(
            "the diplomas", () -> diplomas.of(pupils.stream().map(Pupil::id).toList()));
    return pupils.stream()
        .flatMap(
            pupil ->
                Stream.ofNullable(earned.get(pupil.id()))
                    .<DiplomaAward>map(
                        diploma -> new DiplomaAward.PassedExamination(pupil, diploma)))
        .toList();
  }

  /** Who has done all of an assignment, by name. */
  private List<DiplomaAward> ofAssignment(ClassId schoolClass, AssignmentId id) {
    Assignment assignment = assignments.open(schoolClass, id);
    List<Pupil> pupils = assignments.pupilsOf(assignment);
    Map<LearnerId, List<ItemState>> standing =
        StoreExceptionTranslator.read(
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
                standing.getOrDefault(pupil.id(), List.of(ItemState.OPEN)).stream()
                    .allMatch(ItemState::isDone))
        .<DiplomaAward>map(
            pupil -> new DiplomaAward.CompletedAssignment(pupil, assignment.plan().title(), now))
        .toList();
  }
}
