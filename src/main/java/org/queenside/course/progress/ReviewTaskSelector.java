package org.queenside.course.progress;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.queenside.course.model.LessonTask;
import org.queenside.progress.Progress;

/** Chooses the tasks of a review. */
final class ReviewTaskSelector {

  /** A review comes at the start of a session and should leave time for the rest. */
  static final int MOST = 3;

  private ReviewTaskSelector() {}

  /**
   * Returns tasks that the learner has done before: for each concept, the one not seen for the
   * longest time. One task may cover several concepts.
   *
   * @param tasks everything that can be asked
   * @param due the concepts that are due, the most urgent first
   */
  static List<LessonTask> of(List<LessonTask> tasks, List<String> due, Progress progress) {
    List<LessonTask> picked = new ArrayList<>();
    Set<String> covered = new HashSet<>();
    for (String concept : due) {
      if (picked.size() < MOST && !covered.contains(concept)) {
        oldest(tasks, concept, progress)
            .ifPresent(
                task -> {
                  picked.add(task);
                  covered.addAll(task.concepts());
                });
      }
    }
    return picked;
  }

  private static Optional<LessonTask> oldest(
      List<LessonTask> tasks, String concept, Progress progress) {
    return tasks.stream()
        .filter(task -> task.concepts().contains(concept) && progress.isDone(task.item()))
        .min(Comparator.comparing(task -> lastAt(task, progress)));
  }

  private static Instant lastAt(LessonTask task, Progress progress) {
    var item = progress.items().get(task.item());
    return item == null ? Instant.MIN : item.lastAt();
  }
}
