package org.queenside.course.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Tasks drawn at random for a test, in the order of the course. The same seed draws the same tasks
 * from the same course.
 */
public record TestPaper(List<LessonTask> tasks) {

  /** The number of tasks in a lesson's test. */
  public static final int OF_LESSON = 5;

  /** The number of tasks in an examination. */
  public static final int OF_COURSE = 25;

  private static final int PASS_PERCENT = 80;

  public TestPaper {
    tasks = List.copyOf(tasks);
  }

  /**
   * Draws the test of a lesson: five tasks of its path, with some deeper ones if the path has too
   * few, or fewer tasks if the lesson has fewer.
   */
  public static TestPaper ofLesson(Lesson lesson, long seed) {
    List<LessonTask> all =
        lesson.tasks().stream().map(exercise -> new LessonTask(lesson, exercise)).toList();
    return of(all, OF_LESSON, seed);
  }

  /** Draws an examination on all concepts of the path. */
  public static TestPaper ofCourse(Course course, long seed) {
    List<Lesson> lessons = course.path();
    List<LessonTask> path =
        course.tasks().stream().filter(task -> lessons.contains(task.lesson())).toList();
    return of(path.size() < OF_COURSE ? course.tasks() : path, OF_COURSE, seed);
  }

  private static TestPaper of(List<LessonTask> all, int number, long seed) {
    List<LessonTask> path =
        all.stream().filter(task -> task.lesson().path().contains(task.exercise())).toList();
    return new TestPaper(draw(path.size() < number ? all : path, number, new Random(seed)));
  }

  /** Returns how many tasks must be right: four of five. */
  public int pass() {
    return Math.ceilDiv(tasks.size() * PASS_PERCENT, 100);
  }

  /** Draws concepts first, then a task for each, so that every concept has the same weight. */
  private static List<LessonTask> draw(List<LessonTask> all, int number, Random random) {
    List<LessonTask> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    Set<LessonTask> drawn = new LinkedHashSet<>();
    for (String concept : concepts(all, random)) {
      shuffled.stream()
          .filter(task -> task.concepts().contains(concept) && !drawn.contains(task))
          .findFirst()
          .ifPresent(drawn::add);
    }
    drawn.addAll(shuffled);
    return drawn.stream().limit(number).sorted(Comparator.comparingInt(all::indexOf)).toList();
  }

  private static List<String> concepts(List<LessonTask> all, Random random) {
    Set<String> concepts = new LinkedHashSet<>();
    all.forEach(task -> concepts.addAll(task.concepts()));
    List<String> shuffled = new ArrayList<>(concepts);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }
}
