package org.queenside.school.assignment;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.practice.Drill;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleExercise;
import org.queenside.puzzle.PuzzleService;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/** Finds the exercise, puzzle or drill with the name of an item. */
@Component
public class ItemResolver {

  private final CourseProvider courses;
  private final PuzzleService puzzles;
  private final OwnExerciseService ownExercises;

  ItemResolver(CourseProvider courses, PuzzleService puzzles, OwnExerciseService ownExercises) {
    this.courses = courses;
    this.puzzles = puzzles;
    this.ownExercises = ownExercises;
  }

  /**
   * Returns an item of any kind as an exercise, to be printed, replayed or judged. Doesn't check
   * access: the caller makes sure that the user may see the item.
   *
   * @param item its name in the attempt log
   * @param locale the language of its texts
   * @return the exercise; null for a drill or any puzzles, whose tasks aren't known, and for an
   *     item that doesn't exist
   */
  public @Nullable Exercise exercise(String item, Locale locale) {
    return switch (ItemReference.parse(item)) {
      case ItemReference.CourseItem(String lesson, String exercise) ->
          ofCourse(lesson, exercise, locale);
      case ItemReference.PuzzleItem(var id) -> {
        Puzzle puzzle = puzzles.find(id);
        // Only the trainer gives hints for puzzles.
        yield puzzle == null
            ? null
            : PuzzleExercise.of(puzzle, List.of(), ItemTitleResolver.words(locale)::get);
      }
      case ItemReference.OwnExerciseItem(long id) -> ownExercises.find(id);
      case ItemReference.LiveItem(String asked) -> exercise(asked, locale);
      case ItemReference.Counted _ -> null;
      case null -> null;
    };
  }

  /** Returns an item as an exercise of which only the position and the answers matter. */
  public @Nullable Exercise exercise(String item) {
    return exercise(item, Locale.ENGLISH);
  }

  /** Returns the puzzle with this name, or null if there is none. */
  public @Nullable Puzzle puzzle(String item) {
    return ItemReference.parse(item) instanceof ItemReference.PuzzleItem(var id)
        ? puzzles.find(id)
        : null;
  }

  /** Returns the drill with this name, or null if there is none. */
  public static @Nullable Drill drill(String item) {
    return ItemReference.parse(item) instanceof ItemReference.DrillItem(var drill) ? drill : null;
  }

  /** Returns the day whose puzzles have this name, or null for another item. */
  public static @Nullable LocalDate day(String item) {
    return ItemReference.parse(item) instanceof ItemReference.DayItem(var day) ? day : null;
  }

  boolean exists(String item) {
    return drill(item) != null || exercise(item) != null;
  }

  /**
   * Returns whether the signed-in teacher may assign the item.
   *
   * @throws RecordNotFoundException if it is another teacher's private exercise
   */
  public boolean mayBeAssigned(String item) {
    return switch (ItemReference.parse(item)) {
      case ItemReference.OwnExerciseItem(long id) -> ownExercises.open(id).isAssignable();
      case ItemReference.LiveItem _, ItemReference.DayItem _ -> false;
      case ItemReference.Counted _ -> true;
      case null, default -> exists(item);
    };
  }

  private @Nullable Exercise ofCourse(String lesson, String exercise, Locale locale) {
    Lesson found = courses.in(locale).lesson(lesson);
    return found == null ? null : found.exercise(exercise);
  }
}
