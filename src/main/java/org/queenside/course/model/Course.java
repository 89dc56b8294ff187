package org.queenside.course.model;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * All lessons in the order in which they are taught.
 *
 * @param concepts everything the lessons practise, with each concept once
 */
public record Course(String title, List<CoursePart> parts, List<Concept> concepts) {

  /** The concept of the names of squares. */
  private static final String SQUARE_NAMES = "square-names";

  public Course {
    parts = List.copyOf(parts);
    concepts = List.copyOf(concepts);
  }

  /** Returns the lessons of all parts, in order. */
  public List<Lesson> lessons() {
    return lessons(parts);
  }

  /** Returns the parts of the path, in order: what a beginner needs to play a whole game. */
  public List<CoursePart> pathParts() {
    return parts.stream().filter(part -> !part.deeper()).toList();
  }

  public List<Lesson> path() {
    return lessons(pathParts());
  }

  /** Returns the parts beside the path, in order: for learners who want more. */
  public List<CoursePart> deeperParts() {
    return parts.stream().filter(CoursePart::deeper).toList();
  }

  /** Returns the lessons beside the path, in order. */
  public List<Lesson> deeper() {
    return lessons(deeperParts());
  }

  private static List<Lesson> lessons(List<CoursePart> parts) {
    return parts.stream().flatMap(part -> part.lessons().stream()).toList();
  }

  /** Returns the lesson with the given id, or null if the course has none. */
  public @Nullable Lesson lesson(String id) {
    return lessons().stream().filter(lesson -> lesson.id().equals(id)).findFirst().orElse(null);
  }

  /** Returns the lesson taught after the given one, or null after the last one on its track. */
  public @Nullable Lesson after(Lesson lesson) {
    List<Lesson> path = path();
    List<Lesson> lessons = path.contains(lesson) ? path : deeper();
    int next = lessons.indexOf(lesson) + 1;
    return next < lessons.size() ? lessons.get(next) : null;
  }

  /** Returns whether a learner of the lesson learns or knows how squares are called. */
  public boolean namesSquares(Lesson lesson) {
    List<Lesson> lessons = lessons();
    return lessons.stream()
        .filter(Course::practisesSquareNames)
        .findFirst()
        .map(first -> lessons.indexOf(lesson) >= lessons.indexOf(first))
        .orElse(true);
  }

  private static boolean practisesSquareNames(Lesson lesson) {
    return lesson.exercises().stream()
        .anyMatch(exercise -> exercise.info().concepts().contains(SQUARE_NAMES));
  }

  /** Returns every exercise of the course that fits in a review or a test, in order. */
  public List<LessonTask> tasks() {
    return lessons().stream()
        .flatMap(
            lesson -> lesson.tasks().stream().map(exercise -> new LessonTask(lesson, exercise)))
        .toList();
  }

  /**
   * Returns an exercise with its lesson, or null if the course doesn't have it.
   *
   * @param item its name in the log of attempts: lesson/exercise
   */
  public @Nullable LessonTask task(String item) {
    Lesson lesson = lesson(item.substring(0, Math.max(0, item.indexOf('/'))));
    Exercise exercise =
        lesson == null ? null : lesson.exercise(item.substring(item.indexOf('/') + 1));
    return lesson == null || exercise == null ? null : new LessonTask(lesson, exercise);
  }

  /** Returns the ids of all concepts. */
  public Set<String> conceptIds() {
    return concepts.stream().map(Concept::id).collect(Collectors.toUnmodifiableSet());
  }

  /** Returns the name of a concept for learners, or its id if the course doesn't name it. */
  public String conceptTitle(String id) {
    return concepts.stream()
        .filter(concept -> concept.id().equals(id))
        .findFirst()
        .map(Concept::title)
        .orElse(id);
  }
}
