package org.queenside.course.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.course.source.CourseLoader;
import org.queenside.progress.Attempt;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.Progress;

class ReviewTaskSelectorTest {

  private static final Course COURSE = CourseLoader.load(null).course();

  @Test
  void theTaskNotSeenForLongestComesFirst() {
    var progress = done("rook/first-move", "rook/two-stars", "rook/all-squares");

    assertThat(pick(List.of("rook-moves"), progress)).containsExactly("rook/first-move");
  }

  @Test
  void aReviewHasAtMostThreeTasks() {
    var progress =
        done("rook/first-move", "bishop/first-move", "pawn/two-steps", "pawn/first-capture");

    assertThat(
            pick(
                List.of("pawn-captures", "pawn-double-step", "bishop-moves", "rook-moves"),
                progress))
        .containsExactly("pawn/first-capture", "pawn/two-steps", "bishop/first-move");
  }

  @Test
  void oneTaskCoversAllItsConcepts() {
    var progress = done("bishop/safe-journey");

    assertThat(pick(List.of("bishop-moves", "safe-squares"), progress))
        .containsExactly("bishop/safe-journey");
  }

  @Test
  void tasksThatWereNeverDoneAreNotReviewed() {
    assertThat(pick(List.of("rook-moves"), done("bishop/first-move"))).isEmpty();
  }

  private static List<String> pick(List<String> due, Progress progress) {
    return ReviewTaskSelector.of(COURSE.tasks(), due, progress).stream()
        .map(LessonTask::item)
        .toList();
  }

  /** Returns progress with these items done one after the other. */
  private static Progress done(String... items) {
    Map<String, ItemProgress> done =
        Stream.of(items)
            .map(item -> done(item, at(items, item)))
            .collect(Collectors.toMap(ItemProgress::item, Function.identity()));
    return new Progress(done);
  }

  private static ItemProgress done(String item, Instant at) {
    return new ItemProgress(
        item,
        3,
        at,
        1,
        at,
        new ItemProgress.Latest(Attempt.Outcome.SOLVED, 0, 0),
        new ItemProgress.Solution(at, 3, 0));
  }

  private static Instant at(String[] items, String item) {
    return Instant.EPOCH.plusSeconds(List.of(items).indexOf(item));
  }
}
