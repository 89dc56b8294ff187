package org.queenside.course.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Exercises that teach one thing, in their order.
 *
 * @param id stable name in kebab case: it is part of the address of every exercise
 * @param icon the picture on the map: piece letters such as {@code R} or {@code Qq}, or a short
 *     text such as {@code a1}
 * @param summary what the learner can do afterwards, in one sentence
 */
public record Lesson(
    String id, String title, String icon, String summary, List<Exercise> exercises) {

  public Lesson {
    exercises = List.copyOf(exercises);
  }

  /** Returns the exercise with the given id, or null if the lesson has none. */
  public @Nullable Exercise exercise(String id) {
    for (Exercise exercise : exercises) {
      if (exercise.id().equals(id)) {
        return exercise;
      }
    }
    return null;
  }

  /** Returns the exercise after the given one, or null after the last. */
  public @Nullable Exercise after(Exercise exercise) {
    int next = exercises.indexOf(exercise) + 1;
    return next < exercises.size() ? exercises.get(next) : null;
  }

  /** Returns the name of an exercise of this lesson in the log of attempts: lesson/exercise. */
  public String item(Exercise exercise) {
    return id + "/" + exercise.id();
  }

  /** Returns the exercises that fit into a review or a test. */
  public List<Exercise> tasks() {
    return exercises.stream().filter(Exercise::fitsTest).toList();
  }

  /**
   * Returns the name of the lesson's test in the log of attempts. No exercise can have that name.
   */
  public String testItem() {
    return id + ":test";
  }
}
