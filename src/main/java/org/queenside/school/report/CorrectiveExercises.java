package org.queenside.school.report;

import static java.util.Comparator.comparingInt;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.MisconceptionProbe;
import org.springframework.stereotype.Component;

/**
 * The exercises of the course that correct misconceptions. On first use every exercise is tried out
 * to learn which misconceptions it can reveal.
 */
@Component
public class CorrectiveExercises {

  /** The most exercises assigned for one misconception. */
  public static final int MAX_EXERCISES = 5;

  private static final int MIN_EXERCISES = 3;

  private final CourseProvider courses;
  private @Nullable Map<Misconception, Found> found;

  CorrectiveExercises(CourseProvider courses) {
    this.courses = courses;
  }

  /**
   * The exercises that correct one misconception.
   *
   * @param assigned the exercises to assign, in course order
   * @param revealing the items that would reveal the misconception, so that solving one shows it is
   *     gone
   */
  private record Found(List<LessonTask> assigned, Set<String> revealing) {}

  /**
   * Returns three to {@link #MAX_EXERCISES} exercises that correct a misconception, in course
   * order. A school's own lessons may have fewer, or none.
   */
  public List<LessonTask> of(Misconception misconception) {
    Course course = courses.course();
    return found(misconception).assigned().stream()
        .map(task -> course.task(task.item()))
        .flatMap(Stream::ofNullable)
        .toList();
  }

  /**
   * Returns the items that would reveal the misconception; a pupil who solves one no longer holds
   * it.
   */
  Set<String> revealingItems(Misconception misconception) {
    return found(misconception).revealing();
  }

  private Found found(Misconception misconception) {
    return all().getOrDefault(misconception, new Found(List.of(), Set.of()));
  }

  private synchronized Map<Misconception, Found> all() {
    Map<Misconception, Found> known = found;
    if (known == null) {
      known = tryAll();
      found = known;
    }
    return known;
  }

  private Map<Misconception, Found> tryAll() {
    List<LessonTask> tasks = courses.in(Locale.ENGLISH).tasks();
    Map<String, Set<Misconception>> revealedBy = new HashMap<>();
    for (LessonTask task : tasks) {
      revealedBy.put(task.item(), MisconceptionProbe.of(task.exercise()));
    }
    Map<Misconception, Found> result = new EnumMap<>(Misconception.class);
    for (Misconception misconception : Misconception.values()) {
      result.put(misconception, choose(misconception, tasks, revealedBy));
    }
    return result;
  }

  /**
   * Prefers exercises that are about the misconception and reveal it, then those that only teach
   * it. About a basic mistake are the exercises of its concept. If there are too few, adds
   * exercises that reveal it or practise the same concepts, from the same lessons where possible.
   */
  private static Found choose(
      Misconception misconception,
      List<LessonTask> tasks,
      Map<String, Set<Misconception>> revealedBy) {
    List<LessonTask> about = tasks.stream().filter(task -> isAbout(task, misconception)).toList();
    Set<LessonTask> chosen = new LinkedHashSet<>();
    about.stream().filter(task -> reveals(task, misconception, revealedBy)).forEach(chosen::add);
    Set<String> revealing = new HashSet<>(chosen.stream().map(LessonTask::item).toList());
    chosen.addAll(about);
    if (chosen.size() < MIN_EXERCISES) {
      List<Lesson> lessons = about.stream().map(LessonTask::lesson).toList();
      Set<String> concepts =
          about.stream().flatMap(task -> task.concepts().stream()).collect(Collectors.toSet());
      List<Predicate<LessonTask>> fallbacks =
          List.of(
              task -> lessons.contains(task.lesson()) && reveals(task, misconception, revealedBy),
              task -> lessons.contains(task.lesson()) && practises(task, concepts),
              task -> practises(task, concepts),
              task -> lessons.contains(task.lesson()));
      fallbacks.stream()
          .flatMap(kind -> tasks.stream().filter(kind))
          .filter(task -> !chosen.contains(task))
          .distinct()
          .limit(MIN_EXERCISES - chosen.size())
          .toList()
          .forEach(chosen::add);
    }
    List<LessonTask> assigned =
        chosen.stream().limit(MAX_EXERCISES).sorted(comparingInt(tasks::indexOf)).toList();
    assigned.stream()
        .filter(task -> reveals(task, misconception, revealedBy))
        .forEach(task -> revealing.add(task.item()));
    return new Found(assigned, Set.copyOf(revealing));
  }

  private static boolean practises(LessonTask task, Set<String> concepts) {
    return task.concepts().stream().anyMatch(concepts::contains);
  }

  private static boolean isAbout(LessonTask task, Misconception misconception) {
    String concept = misconception.concept();
    return concept == null
        ? task.exercise().info().misconceptions().contains(misconception)
        : task.concepts().contains(concept);
  }

  private static boolean reveals(
      LessonTask task, Misconception misconception, Map<String, Set<Misconception>> revealedBy) {
    return revealedBy.getOrDefault(task.item(), Set.of()).contains(misconception);
  }
}
