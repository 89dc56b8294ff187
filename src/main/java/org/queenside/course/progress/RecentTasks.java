package org.queenside.course.progress;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.Progress;

/** Chooses tasks from the lessons that a learner did last, to practise them once more. */
public final class RecentTasks {

  private static final int OF_LESSON = 2;

  private RecentTasks() {}

  /**
   * Returns tasks that the learner has done: of each lesson at most two, those with the fewest
   * stars, beginning with the last lesson.
   */
  public static Stream<LessonTask> of(Course course, Progress progress) {
    return course.lessons().stream()
        .map(lesson -> new LessonStatus(lesson, progress))
        .filter(LessonStatus::begun)
        .sorted(Comparator.comparing(LessonStatus::lastAt).reversed())
        .flatMap(RecentTasks::tasks);
  }

  private static Stream<LessonTask> tasks(LessonStatus status) {
    List<ItemProgress> done =
        status.lesson().tasks().stream()
            .map(exercise -> status.progress().items().get(status.lesson().item(exercise)))
            .filter(item -> item != null && item.isDone())
            .sorted(
                Comparator.comparingInt(ItemProgress::bestStars)
                    .thenComparing(ItemProgress::lastAt))
            .limit(OF_LESSON)
            .toList();
    return status.lesson().tasks().stream()
        .map(exercise -> new LessonTask(status.lesson(), exercise))
        .filter(task -> done.stream().anyMatch(item -> item.item().equals(task.item())));
  }
}
