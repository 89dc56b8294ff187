package org.queenside.course.progress;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.course.source.CourseLoader;
import org.queenside.progress.Attempt;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.Progress;

/** Learners keep what they earned on the path before its lessons became shorter. */
class EarlierPathTest {
  private static final Course COURSE = CourseLoader.load(null).course();

  /** The parts as they used to be. */
  private static final Map<String, List<String>> EARLIER_PARTS =
      Map.of(
          "pieces",
          List.of("rook", "bishop", "queen", "king", "knight", "pawn", "set-up"),
          "take-and-protect",
          List.of("capture", "protect", "values"),
          "first-game",
          List.of("check", "out-of-check", "checkmate"),
          "special-moves",
          List.of("promotion", "castling", "en-passant", "stalemate"));

  private final List<String> items;

  EarlierPathTest() throws IOException {
    try (InputStream stream =
        EarlierPathTest.class.getResourceAsStream("/org/queenside/course/earlier-path.txt")) {
      items =
          new String(requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .toList();
    }
  }

  @Test
  void finishedLessonsStayFinishedWithAllTheirStars() {
    PathStatus status = status(items);

    assertThat(items).hasSize(146);
    assertThat(status.isReadyToPlay()).isTrue();
    assertThat(status.lessons().subList(0, 17))
        .allSatisfy(
            lesson -> {
              assertThat(lesson.finished()).as(lesson.lesson().id()).isTrue();
              assertThat(lesson.mastered()).isTrue();
              assertThat(lesson.stars()).isEqualTo(3);
            });
    assertThat(requireNonNull(status.place()).id()).isEqualTo("forks");
  }

  @Test
  void badgesStayEarned() {
    EARLIER_PARTS.forEach(
        (part, lessons) -> {
          boolean ready = part(part).ready();
          assertThat(status(ready ? items : of(lessons)).earned(part(part))).as(part).isTrue();
        });
  }

  @Test
  void aLessonThatLacksOneOfItsEarlierExercisesIsNotFinished() {
    assertThat(status(items.subList(1, items.size())).lessons().getFirst().finished()).isFalse();
  }

  /** The lessons of earlier badges are now in several parts. */
  @Test
  void thePathAsItIsNowEarnsEachBadgeAtTheEndOfItsPart() {
    for (CoursePart part : COURSE.pathParts()) {
      List<Lesson> path = COURSE.path();
      int last = path.indexOf(part.lessons().getLast());
      assertThat(status(now(path.subList(0, last))).earned(part)).as(part.id()).isFalse();
      assertThat(status(now(path.subList(0, last + 1))).earned(part)).as(part.id()).isTrue();
    }
  }

  private List<String> of(Collection<String> lessons) {
    return items.stream().filter(item -> lessons.contains(item.split("/", -1)[0])).toList();
  }

  private static Set<String> now(List<Lesson> lessons) {
    return lessons.stream()
        .flatMap(lesson -> lesson.pathItems().stream())
        .collect(Collectors.toSet());
  }

  private static CoursePart part(String id) {
    return COURSE.pathParts().stream()
        .filter(part -> part.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static PathStatus status(Collection<String> done) {
    return new PathStatus(
        COURSE,
        new Progress(
            done.stream()
                .map(EarlierPathTest::solved)
                .collect(Collectors.toMap(ItemProgress::item, Function.identity()))));
  }

  private static ItemProgress solved(String item) {
    return new ItemProgress(
        item,
        3,
        Instant.EPOCH,
        1,
        Instant.EPOCH,
        new ItemProgress.Latest(Attempt.Outcome.SOLVED, 0, 0),
        new ItemProgress.Solution(Instant.EPOCH, 3, 0));
  }
}
