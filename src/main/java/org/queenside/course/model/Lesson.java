package org.queenside.course.model;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Exercises that teach one thing, in order.
 *
 * @param id a stable name in kebab case, part of the address of every exercise
 * @param icon the picture on the map: piece letters such as {@code R} or {@code Qq}, or a short
 *     text such as {@code a1}
 * @param summary what the lesson teaches, in one sentence
 * @param can what the learner can do afterwards, each as the end of a sentence that begins with
 *     "Now you can"; may be empty
 * @param cast who makes the mistake that the lesson is about; null for a lesson without
 * @param path the exercises that finish the lesson
 * @param deeper more exercises, for learners who want them
 * @param earlier the ids of the exercises that used to be the path; learners who have done all of
 *     them have finished the lesson
 */
public record Lesson(
    String id,
    String title,
    String icon,
    String summary,
    List<String> can,
    @Nullable LessonCast cast,
    List<Exercise> path,
    List<Exercise> deeper,
    List<String> earlier) {

  public Lesson {
    can = List.copyOf(can);
    path = List.copyOf(path);
    deeper = List.copyOf(deeper);
    earlier = List.copyOf(earlier);
  }

  /** Returns all exercises, in order. */
  public List<Exercise> exercises() {
    return Stream.concat(path.stream(), deeper.stream()).toList();
  }

  /** Returns the track of the given exercise: the path or the deeper exercises. */
  public List<Exercise> track(Exercise exercise) {
    return path.contains(exercise) ? path : deeper;
  }

  /** Returns the exercise with the given id, or null if the lesson has none. */
  public @Nullable Exercise exercise(String id) {
    for (Exercise exercise : exercises()) {
      if (exercise.id().equals(id)) {
        return exercise;
      }
    }
    return null;
  }

  /** Returns the exercise after the given one, or null after the last one on its track. */
  public @Nullable Exercise after(Exercise exercise) {
    List<Exercise> track = track(exercise);
    int next = track.indexOf(exercise) + 1;
    return next < track.size() ? track.get(next) : null;
  }

  /** Returns the name of an exercise of this lesson in the log of attempts: lesson/exercise. */
  public String item(Exercise exercise) {
    return item(exercise.id());
  }

  private String item(String exercise) {
    return id + "/" + exercise;
  }

  /** Returns the items of the path. */
  public List<String> pathItems() {
    return path.stream().map(this::item).toList();
  }

  /** Returns the items of the path as it used to be, or of the path if it hasn't changed. */
  public List<String> earlierItems() {
    return earlier.isEmpty() ? pathItems() : earlier.stream().map(this::item).toList();
  }

  /** Returns every name that the log of attempts has for the lesson and its exercises. */
  public Set<String> items() {
    var items = new HashSet<String>(earlierItems());
    exercises().forEach(exercise -> items.add(item(exercise)));
    items.add(testItem());
    return Set.copyOf(items);
  }

  /** Returns the exercises that fit in a review or a test. */
  public List<Exercise> tasks() {
    return exercises().stream().filter(Exercise::fitsTest).toList();
  }

  /**
   * Returns the name of the lesson's test in the log of attempts. No exercise can have this name.
   */
  public String testItem() {
    return id + ":test";
  }
}
