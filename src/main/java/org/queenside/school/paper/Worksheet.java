package org.queenside.school.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.school.assignment.ItemResolver;

/**
 * An assignment on paper.
 *
 * @param tasks what can be printed, in the order of the assignment and numbered in it
 * @param onScreen the items that can only be done on the screen
 * @param gone how many items are no longer there
 */
public record Worksheet(List<WorksheetTask> tasks, List<String> onScreen, int gone) {

  /** Copies the lists. */
  public Worksheet {
    tasks = List.copyOf(tasks);
    onScreen = List.copyOf(onScreen);
  }

  /**
   * Makes a worksheet.
   *
   * @param items names in the log of attempts
   * @param exercises the exercise of an item, or null if it has none: a drill, or what is no longer
   *     there
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

  /** Returns the task of an item, or null if it is not on the sheet. */
  public @Nullable WorksheetTask task(String item) {
    return tasks.stream().filter(task -> task.item().equals(item)).findFirst().orElse(null);
  }
}
