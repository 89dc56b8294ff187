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
import org.queenside.progress.Diploma;
import org.queenside.progress.ExaminationRepository;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentKind;
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
import org.springframework.stereotype.Component;

/** Finds the pupils of the signed-in teacher's classes who have earned a diploma. */
@Component
public class ClassDiplomaService {

  /** Only the latest assignments are searched for diplomas. */
  private static final int LATELY = 5;

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentService assignments;
  private final ItemStateService states;
  private final ExaminationRepository examinations;
  private final Clock clock;

  ClassDiplomaService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentService assignments,
      ItemStateService states,
      ExaminationRepository examinations,
      Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.states = states;
    this.examinations = examinations;
    this.clock = clock;
  }

  /**
   * The diplomas that pupils have earned.
   *
   * @param assignment the assignment; null for the examination
   * @param diplomas the diplomas, by name of the pupil
   */
  public record Awards(@Nullable AssignmentId assignment, List<DiplomaAward> diplomas) {}

  /**
   * Guesses which diplomas the teacher needs: those of the examination if a pupil has passed it,
   * else those of the latest assignment that a pupil has completed.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class
   */
  public Awards likely(ClassId schoolClass) {
    Awards examination = earned(schoolClass, null);
    if (!examination.diplomas().isEmpty()) {
      return examination;
    }
    ZoneId zone = classes.open(schoolClass).zone();
    return assignments.of(schoolClass).stream()
        .filter(each -> each.plan().kind() == AssignmentKind.TASKS)
        .filter(
            each -> each.plan().schedule().phase(zone, clock.instant()) != AssignmentPhase.PLANNED)
        .sorted(
            Comparator.comparing((Assignment each) -> each.plan().schedule().begins()).reversed())
        .limit(LATELY)
        .map(each -> earned(schoolClass, each.id()))
        .filter(each -> !each.diplomas().isEmpty())
        .findFirst()
        .orElse(examination);
  }

  /**
   * Finds the pupils who have earned a diploma.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class, or it has no such
   *     assignment
   * @param assignment the assignment, or null for the examination
   */
  public Awards earned(ClassId schoolClass, @Nullable AssignmentId assignment) {
    return new Awards(
        assignment,
        assignment == null ? ofExamination(schoolClass) : ofAssignment(schoolClass, assignment));
  }

  /** Returns the pupils who have passed the examination, by name. */
  private List<DiplomaAward> ofExamination(ClassId schoolClass) {
    List<Pupil> pupils = roster.pupils(schoolClass);
    Map<LearnerId, Diploma> earned =
        StoreExceptionTranslator.read(
            "the diplomas", () -> examinations.diplomas(pupils.stream().map(Pupil::id).toList()));
    return pupils.stream()
        .flatMap(
            pupil ->
                Stream.ofNullable(earned.get(pupil.id()))
                    .<DiplomaAward>map(
                        diploma -> new DiplomaAward.PassedExamination(pupil, diploma)))
        .toList();
  }

  /** Returns the pupils who have completed an assignment, by name. */
  private List<DiplomaAward> ofAssignment(ClassId schoolClass, AssignmentId id) {
    Assignment assignment = assignments.open(schoolClass, id);
    List<Pupil> pupils = assignments.pupilsOf(assignment);
    Map<LearnerId, List<ItemState>> standing =
        StoreExceptionTranslator.read(
            "the progress of pupils",
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
