package org.queenside.school.report;

import static java.util.Comparator.comparingInt;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.MisconceptionProbe;
import org.springframework.stereotype.Component;

/**
 * The exercises of the course that correct false beliefs. Which exercise can bring which belief to
 * light is found out by trying the exercises, once, when it is first asked for.
 */
@Component
public class CorrectiveExercises {

  /** The most exercises that are given to correct one belief. */
  public static final int MOST = 5;

  private static final int ENOUGH = 3;

  private final Course course;
  private @Nullable Map<Misconception, Found> found;

  CorrectiveExercises(Course course) {
    this.course = course;
  }

  /**
   * The exercises that correct one belief.
   *
   * @param given those to give, in the order of the course
   * @param telling the items whose right answer tells that the belief is gone: there it would have
   *     shown
   */
  private record Found(List<LessonTask> given, Set<String> telling) {}

  /** Returns three to {@link #MOST} exercises that correct a belief, in the order of the course. */
  public List<LessonTask> of(Misconception belief) {
    return found(belief).given();
  }

  /** Returns the items in which the belief would show: who solves one no longer holds it. */
  Set<String> revealingItems(Misconception belief) {
    return found(belief).telling();
  }

  private Found found(Misconception belief) {
    return all().getOrDefault(belief, new Found(List.of(), Set.of()));
  }

  private synchronized Map<Misconception, Found> all() {
    Map<Misconception, Found> known = found;
    if (known == null) {
      known = findOut();
      found = known;
    }
    return known;
  }

  private Map<Misconception, Found> findOut() {
    List<LessonTask> tasks = course.tasks();
    Map<String, Set<Misconception>> shown = new HashMap<>();
    for (LessonTask task : tasks) {
      shown.put(task.item(), MisconceptionProbe.of(task.exercise()));
    }
    Map<Misconception, Found> result = new EnumMap<>(Misconception.class);
    for (Misconception belief : Misconception.values()) {
      result.put(belief, choose(belief, tasks, shown));
    }
    return result;
  }

  /**
   * First come exercises that are about the belief and show it, then those that are about it and
   * only teach it. If these are too few, others follow that can show it or practise the same, of
   * the same lessons if there are any.
   */
  private static Found choose(
      Misconception belief, List<LessonTask> tasks, Map<String, Set<Misconception>> shown) {
    List<LessonTask> about = tasks.stream().filter(task -> isAbout(task, belief)).toList();
    Set<LessonTask> chosen = new LinkedHashSet<>();
    about.stream().filter(task -> shows(task, belief, shown)).forEach(chosen::add);
    Set<String> telling = new HashSet<>(chosen.stream().map(LessonTask::item).toList());
    chosen.addAll(about);
    if (chosen.size() < ENOUGH) {
      List<Lesson> lessons = about.stream().map(LessonTask::lesson).toList();
      Set<String> concepts =
          about.stream().flatMap(task -> task.concepts().stream()).collect(Collectors.toSet());
      List<Predicate<LessonTask>> akin =
          List.of(
              task -> lessons.contains(task.lesson()) && shows(task, belief, shown),
              task -> lessons.contains(task.lesson()) && practises(task, concepts),
              task -> practises(task, concepts),
              task -> lessons.contains(task.lesson()));
      akin.stream()
          .flatMap(kind -> tasks.stream().filter(kind))
          .filter(task -> !chosen.contains(task))
          .distinct()
          .limit(ENOUGH - chosen.size())
          .toList()
          .forEach(chosen::add);
    }
    List<LessonTask> given =
        chosen.stream().limit(MOST).sorted(comparingInt(tasks::indexOf)).toList();
    given.stream()
        .filter(task -> shows(task, belief, shown))
        .forEach(task -> telling.add(task.item()));
    return new Found(given, Set.copyOf(telling));
  }

  private static boolean practises(LessonTask task, Set<String> concepts) {
    return task.concepts().stream().anyMatch(concepts::contains);
  }

  private static boolean isAbout(LessonTask task, Misconception belief) {
    return task.exercise().info().misconceptions().contains(belief);
  }

  private static boolean shows(
      LessonTask task, Misconception belief, Map<String, Set<Misconception>> shown) {
    return shown.getOrDefault(task.item(), Set.of()).contains(belief);
  }
}
