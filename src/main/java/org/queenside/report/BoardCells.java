package org.queenside.report;

import java.util.List;
import java.util.stream.Stream;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.Items;
import org.queenside.chess.Square;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Reading;
import org.queenside.learner.StoreUnavailable;
import org.queenside.progress.Attempts;
import org.springframework.stereotype.Component;

/** What stands behind the cells of a class board, for the instructor in front of the screen. */
@Component
public class BoardCells {

  private static final int MOST_ATTEMPTS = 200;

  private final CurrentClasses classes;
  private final Assignments assignments;
  private final Items items;
  private final ItemNames names;
  private final Attempts attempts;

  BoardCells(
      CurrentClasses classes,
      Assignments assignments,
      Items items,
      ItemNames names,
      Attempts attempts) {
    this.classes = classes;
    this.assignments = assignments;
    this.items = items;
    this.names = names;
    this.attempts = attempts;
  }

  /**
   * Opens a cell.
   *
   * @param place the item's place in the assignment, from 1
   * @throws NotSignedIn if nobody is in front of the screen who may teach
   * @throws NoSuchClass if the class is not theirs, the assignment not the class's, not for that
   *     pupil, or has no such item
   * @throws StoreUnavailable if the database cannot be read; or Spring's {@code
   *     DataAccessException}
   */
  public BoardCell open(ClassId id, AssignmentId assignmentId, LearnerId learner, int place) {
    SchoolClass schoolClass = classes.open(id);
    Assignment assignment = assignments.open(id, assignmentId);
    Pupil pupil =
        assignments.pupilsOf(assignment).stream()
            .filter(each -> each.id().equals(learner))
            .findFirst()
            .orElseThrow(() -> new NoSuchClass("pupil " + learner));
    if (place < 1 || place > assignment.plan().items().size()) {
      throw new NoSuchClass("item " + place);
    }
    String item = assignment.plan().items().get(place - 1).item();
    return new BoardCell(
        schoolClass,
        assignment,
        pupil,
        names.title(item),
        items.exercise(item),
        Reading.of("the attempts", () -> attempts.latest(learner, logged(item), MOST_ATTEMPTS)));
  }

  /** All names of an item in the log: drills of squares keep each square by itself. */
  private static List<String> logged(String item) {
    return Items.drill(item) == null
        ? List.of(item)
        : Stream.concat(
                Stream.of(item), Stream.of(Square.values()).map(square -> item + "/" + square))
            .toList();
  }
}
