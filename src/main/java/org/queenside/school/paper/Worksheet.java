package org.queenside.school.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.school.assignment.ItemResolver;

/**
 * An assignment as a worksheet.
 *
 * @param tasks the tasks that can be printed, in the order of the assignment
 * @param onScreen the items that need the screen
 * @param missing the number of items that no longer exist
 */
public record Worksheet(List<WorksheetTask> tasks, List<String> onScreen, int missing) {

  /** Copies the lists. */
  public Worksheet {
    tasks = List.copyOf(tasks);
    onScreen = List.copyOf(onScreen);
  }

  /**
   * Creates a worksheet.
   *
   * @param items the items, by their names in the attempt log
   * @param exercises finds the exercise of an item; returns null for a drill and for an item that
   *     no longer exists
   */
  public static Worksheet of(List<String> items, Function<String, @Nullable Exercise> exercises) {
    List<WorksheetTask> tasks = new ArrayList<>();
    List<String> onScreen = new ArrayList<>();
    for (String item : items) {
      Exercise exercise = exercises.apply(item);
      WorksheetTask task =
          exercise == null ? null : WorksheetTask.of(tasks.size() + 1, item, exercise);
      if (task != null) {
        tasks.add(task);
      } else if (exercise != null || ItemResolver.drill(item) != null) {
        onScreen.add(item);
      }
    }
    return new Worksheet(tasks, onScreen, items.size() - tasks.size() - onScreen.size());
  }
}
