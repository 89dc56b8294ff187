package org.queenside.assignment;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.classroom.NoSuchClass;
import org.queenside.course.Brief;
import org.queenside.course.Course;
import org.queenside.course.Exercise;
import org.queenside.course.Goal;
import org.queenside.course.Lesson;
import org.queenside.learner.StoreUnavailable;
import org.queenside.practice.Drill;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.Puzzles;
import org.queenside.workshop.OwnExercises;
import org.springframework.stereotype.Component;

/** Finds what stands behind the name of an item. */
@Component
public class Items {

  private final Course course;
  private final Puzzles puzzles;
  private final OwnExercises ownExercises;

  Items(Course course, Puzzles puzzles, OwnExercises ownExercises) {
    this.course = course;
    this.puzzles = puzzles;
    this.ownExercises = ownExercises;
  }

  /**
   * Returns what is to be done, whatever it is, as an exercise: to be printed, replayed or judged.
   * Nobody is asked for: whoever calls this proves first that it is assigned to whom it is shown
   * to, or may be assigned by them.
   *
   * @param item its name in the log of attempts
   * @return the exercise; null for a drill, whose tasks are made by chance, and for what is not or
   *     no longer there
   * @throws StoreUnavailable if the database cannot be read
   */
  public @Nullable Exercise exercise(String item) {
    return switch (ItemName.parse(item)) {
      case ItemName.InCourse(String lesson, String exercise) -> ofCourse(lesson, exercise);
      case ItemName.OfPuzzle(var id) -> {
        Puzzle puzzle = puzzles.find(id);
        yield puzzle == null ? null : mate(puzzle);
      }
      case ItemName.Own(long id) -> ownExercises.find(id);
      case ItemName.OfDrill _ -> null;
      case null -> null;
    };
  }

  /** Returns the puzzle of this name, or null if there is none, or none any more. */
  public @Nullable Puzzle puzzle(String item) {
    return ItemName.parse(item) instanceof ItemName.OfPuzzle(var id) ? puzzles.find(id) : null;
  }

  /** Returns the drill of this name, or null if there is none. */
  public static @Nullable Drill drill(String item) {
    return ItemName.parse(item) instanceof ItemName.OfDrill(var drill) ? drill : null;
  }

  /** Whether there is such a thing, or still is. */
  boolean isThere(String item) {
    return drill(item) != null || exercise(item) != null;
  }

  /**
   * Whether the instructor in front of the screen can assign it.
   *
   * @throws NoSuchClass if it is an exercise that another instructor keeps
   */
  boolean mayBeAssigned(String item) {
    return ItemName.parse(item) instanceof ItemName.Own(long id)
        ? ownExercises.open(id).isAssignable()
        : isThere(item);
  }

  private @Nullable Exercise ofCourse(String lesson, String exercise) {
    Lesson found = course.lesson(lesson);
    return found == null ? null : found.exercise(exercise);
  }

  /** Without hints: they belong to the trainer. */
  private static Exercise mate(Puzzle puzzle) {
    Position position = puzzle.position();
    Past past = Past.toldBy(position);
    Color side = position.turn();
    Brief brief =
        new Brief(
            puzzle.id().toString(),
            InterfaceText.say(side == Color.WHITE ? "puzzle.task.white" : "puzzle.task.black"),
            justMoved(position, past),
            List.of(),
            null,
            Map.of(),
            List.of(),
            List.of(),
            side,
            false,
            true);
    return new Exercise.ReachGoal(brief, position, past, new Goal.Mate(), 1, List.of());
  }

  /** A capture in passing can only be seen by whoever knows the move before. */
  private static @Nullable String justMoved(Position position, Past past) {
    Move last = past.lastMove();
    return last == null || !position.canCaptureEnPassant()
        ? null
        : InterfaceText.say("puzzle.just-moved", last.from(), last.to());
  }
}
