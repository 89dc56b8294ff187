package org.queenside.school.report;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.progress.Area;
import org.queenside.progress.AttemptRepository;
import org.queenside.progress.RecordedAttempt;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/**
 * Loads the attempts behind a cell of a class board, for the signed-in teacher, who may be an
 * assistant.
 */
@Component
public class ClassBoardCellService {

  private static final int MAX_ATTEMPTS = 200;

  private final RosterService roster;
  private final AssignmentService assignments;
  private final ItemResolver items;
  private final ItemTitleResolver names;
  private final AttemptRepository attempts;

  ClassBoardCellService(
      RosterService roster,
      AssignmentService assignments,
      ItemResolver items,
      ItemTitleResolver names,
      AttemptRepository attempts) {
    this.roster = roster;
    this.assignments = assignments;
    this.items = items;
    this.names = names;
    this.attempts = attempts;
  }

  /**
   * Opens a cell.
   *
   * @param place the number of the item in the assignment, from 1
   * @param locale the language of its title
   * @throws RoleRequiredException if no teacher is signed in
   * @throws RecordNotFoundException if the teacher doesn't teach the class, or the class has no
   *     such assignment, pupil or item
   */
  public ClassBoardCell open(
      ClassId id, AssignmentId assignmentId, LearnerId learner, int place, Locale locale) {
    ClassMembers members = roster.membersToRead(id);
    Assignment assignment = assignments.openToRead(id, assignmentId);
    Pupil pupil =
        assignment.pupilsAmong(members.pupils()).stream()
            .filter(each -> each.id().equals(learner))
            .findFirst()
            .orElseThrow(() -> new RecordNotFoundException("pupil " + learner));
    if (place < 1 || place > assignment.plan().items().size()) {
      throw new RecordNotFoundException("item " + place);
    }
    String item = assignment.plan().items().get(place - 1).item();
    List<RecordedAttempt> found =
        StoreExceptionTranslator.read(
            "the attempts", () -> attempts(learner, item, members.schoolClass().zone()));
    Map<String, Exercise> exercises = new HashMap<>();
    for (RecordedAttempt each : found) {
      Exercise exercise = items.exercise(each.attempt().item(), locale);
      if (exercise != null) {
        exercises.put(each.attempt().item(), exercise);
      }
    }
    return new ClassBoardCell(
        members.schoolClass(), assignment, pupil, names.title(item, locale), exercises, found);
  }

  private List<RecordedAttempt> attempts(LearnerId learner, String item, ZoneId zone) {
    LocalDate day = ItemResolver.day(item);
    return day == null
        ? attempts.latest(learner, loggedNames(item), MAX_ATTEMPTS)
        : attempts.latest(
            learner,
            Area.PUZZLE,
            day.atStartOfDay(zone).toInstant(),
            day.plusDays(1).atStartOfDay(zone).toInstant(),
            MAX_ATTEMPTS);
  }

  /** Returns the names of an item in the log: square drills log each square under its own name. */
  private static List<String> loggedNames(String item) {
    return ItemResolver.drill(item) == null
        ? List.of(item)
        : Stream.concat(
                Stream.of(item), Stream.of(Square.values()).map(square -> item + "/" + square))
            .toList();
  }
}
