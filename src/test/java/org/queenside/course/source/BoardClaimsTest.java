package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.kind.PlayedRoutes;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Scene;
import org.queenside.course.run.ExerciseRun;

/** What the built-in lessons say about pieces and squares must be true on the board. */
class BoardClaimsTest {
  private static final Course COURSE = CourseLoader.load(null).course();

  /** Fields that show positions of their own, or are read with any position of the exercise. */
  private static final Set<String> LOOSE_FIELDS = Set.of("step", "option", "because", "comment");

  private static final Position KNIGHT_AND_ROOK =
      Position.lessonFromFen("4k3/8/2n5/8/8/8/2R5/4K3 w - -");

  @Test
  void trueSentencesPass() {
    assertThat(
            untrue(
                "The rook on c2 attacks the knight on c6. The knight on c6 attacks d4 and e5."
                    + " Nothing protects the knight on c6. The rook goes from c2 to c5."
                    + " c6 is light. There’s no pawn on c7."))
        .isEmpty();
  }

  @Test
  void untrueSentencesAreFound() {
    assertThat(untrue("The bishop on c6 waits.")).containsExactly("bishop on c6");
    assertThat(untrue("The white knight on c6 waits.")).containsExactly("white knight on c6");
    assertThat(untrue("The rook goes from c2 to d3.")).isNotEmpty();
    assertThat(untrue("The rook on c2 attacks e5.")).isNotEmpty();
    assertThat(untrue("The knight attacks d4 and h8.")).isNotEmpty();
    assertThat(untrue("The king on e1 protects the rook on c2.")).isNotEmpty();
    assertThat(untrue("Nothing attacks the knight on c6.")).isNotEmpty();
    assertThat(untrue("c6 is dark.")).isNotEmpty();
  }

  @Test
  void whatIsOnlySupposedIsNotChecked() {
    assertThat(untrue("If the bishop on c6 moved, it would be check.")).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> lessonsSayWhatIsOnTheBoard() {
    return COURSE.lessons().stream()
        .map(
            lesson ->
                DynamicTest.dynamicTest(lesson.id(), () -> assertThat(untrue(lesson)).isEmpty()));
  }

  private static List<String> untrue(String text) {
    return BoardClaims.untrue(text, List.of(KNIGHT_AND_ROOK));
  }

  private static List<String> untrue(Lesson lesson) {
    List<CourseTexts.Text> texts = CourseTexts.of(lesson);
    return lesson.exercises().stream()
        .flatMap(exercise -> untrue(lesson, exercise, texts))
        .toList();
  }

  private static Stream<String> untrue(
      Lesson lesson, Exercise exercise, List<CourseTexts.Text> texts) {
    List<Position> shown = shown(exercise);
    if (shown.stream().allMatch(position -> position.occupied().isEmpty())) {
      return Stream.of();
    }
    Next next = new Next(shown);
    List<String> untrue = new ArrayList<>();
    var info = exercise.info();
    add(untrue, "task", info.task(), next);
    add(untrue, "text", info.text(), next);
    info.hints().forEach(hint -> add(untrue, "hint", hint, next));
    add(untrue, "right", info.right(), next);
    info.wrong()
        .forEach((key, reply) -> add(untrue, "wrong " + key, reply, afterMistake(key, shown)));
    texts.stream()
        .filter(text -> text.item().equals(lesson.item(exercise)))
        .filter(text -> LOOSE_FIELDS.contains(text.field()))
        .forEach(text -> add(untrue, text.field(), text.text(), next));
    return untrue.stream().map(claim -> lesson.item(exercise) + " " + claim);
  }

  private static void add(List<String> untrue, String field, @Nullable String text, Next next) {
    if (text != null && !BoardClaims.untrue(text, next.shown).isEmpty()) {
      BoardClaims.untrue(text, next.withNext())
          .forEach(claim -> untrue.add("%s “%s”: %s".formatted(field, claim, text)));
    }
  }

  /** Returns the positions that the learner sees on the way to the solution. */
  private static List<Position> shown(Exercise exercise) {
    List<Position> shown = new ArrayList<>();
    ExerciseRun run = ExerciseRun.start(exercise);
    add(shown, run.scene());
    if (run.answer(new Answer.ShowMe()).outcome() instanceof AnswerOutcome.Shown way) {
      way.scenes().forEach(scene -> add(shown, scene));
    }
    if (exercise instanceof Exercise.GameExercise scored) {
      shown.addAll(scored.score().positions());
    }
    PlayedRoutes.of(exercise).stream()
        .filter(route -> route.moves().size() == route.shortest())
        .limit(5)
        .forEach(route -> shown.addAll(route.positions()));
    return shown;
  }

  private static void add(List<Position> shown, Scene scene) {
    if (scene.position() != null) {
      shown.add(Objects.requireNonNull(scene.position()));
    }
  }

  /**
   * The positions that a text may be about.
   *
   * @param shown the positions on the board; a text may also say what comes one move later
   */
  private record Next(List<Position> shown) {
    List<Position> withNext() {
      return Stream.concat(
              shown.stream(),
              shown.stream()
                  .distinct()
                  .flatMap(position -> position.legalMoves().stream().map(position::play)))
          .distinct()
          .toList();
    }
  }

  /** Returns what a reply to a mistake may be about: the board before it and after it. */
  private static Next afterMistake(String key, List<Position> shown) {
    if (!key.matches("[a-h][1-8][a-h][1-8][qrbn]?")) {
      return new Next(shown);
    }
    Move move = Move.parseUci(key);
    return new Next(
        Stream.concat(
                shown.stream(),
                shown.stream()
                    .filter(position -> position.isLegal(move))
                    .map(position -> position.play(move)))
            .toList());
  }
}
