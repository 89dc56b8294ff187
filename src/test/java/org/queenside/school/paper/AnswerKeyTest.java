package org.queenside.school.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.school.paper.TestWorksheetTasks.task;

import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.source.CourseLoader;
import org.queenside.school.paper.GradedAnswer.Grade;

/** Compares answer keys with well-known answers. */
class AnswerKeyTest {

  @Test
  void foolsMateHasOneKey() {
    assertThat(
            key(
                """
                kind: goal
                position: rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3
                goal: mate
                solutions: 1
                """))
        .isEqualTo(new AnswerKey.OneOf(List.of("Qh4#"), true));
  }

  @Test
  void everyMateIsInTheKey() {
    // Boden's corner: either rook mates on the last rank.
    assertThat(
            key(
                """
                kind: goal
                position: 7k/R7/1R6/8/8/8/8/6K1 w - -
                goal: mate
                solutions: 1
                """))
        .isEqualTo(new AnswerKey.OneOf(List.of("Rb8#"), true));
    assertThat(
            key(
                """
                kind: find-all
                position: k7/8/K7/8/8/8/8/3Q3R w - -
                all: mates
                solutions: 2
                """))
        .isEqualTo(new AnswerKey.AllOf(List.of("Qd8#", "Rh8#")));
  }

  @ParameterizedTest
  @MethodSource("printed")
  void copyingTheKeyIsRight(WorksheetTask task) {
    for (String answer : copied(task)) {
      assertThat(PaperAnswerGrader.of(task, answer))
          .as(answer)
          .satisfies(graded -> assertThat(graded.grade()).isEqualTo(Grade.RIGHT))
          .satisfies(graded -> assertThat(graded.faults()).isEmpty());
    }
  }

  /** What only a screen does, or what is only done on one. */
  private static final Pattern ON_SCREEN =
      Pattern.compile(
          "\\b(tap|drag|swipe|screen|arrows)\\b|board (says|tells|won’t)|does the board say"
              + "|press the wrong|counter is|give it a moment",
          Pattern.CASE_INSENSITIVE);

  @ParameterizedTest
  @MethodSource("printed")
  void whatIsPrintedMakesSenseWithoutAScreen(WorksheetTask task) {
    ExerciseInfo info = task.exercise().info();
    String printed = info.task() + " " + info.text() + info.hints().stream().findFirst().orElse("");

    assertThat(ON_SCREEN.matcher(printed).results().map(MatchResult::group)).isEmpty();
  }

  static Stream<Named<WorksheetTask>> printed() {
    return CourseLoader.load(null).course().lessons().stream()
        .flatMap(
            lesson ->
                lesson.exercises().stream()
                    .map(exercise -> WorksheetTask.of(1, lesson.item(exercise), exercise))
                    .flatMap(Stream::ofNullable))
        .map(task -> Named.of(task.item(), task));
  }

  /** Returns what a person copying the key by hand would type. */
  private static List<String> copied(WorksheetTask task) {
    return switch (task.answerKey()) {
      case AnswerKey.OneOf(List<String> answers, _) -> answers;
      case AnswerKey.AllOf(List<String> answers) -> List.of(String.join(" ", answers));
      case AnswerKey.InOrder(List<String> answers) -> List.of(String.join(" ", answers));
      case AnswerKey.Letter(int option) -> List.of(String.valueOf((char) ('a' + option)));
      case AnswerKey.Mate() -> List.of("A");
      case AnswerKey.WaysOut(List<String> answers) ->
          answers.stream().flatMap(out -> Stream.of(out, "b " + out)).toList();
      case AnswerKey.BoardTurned() -> List.of("A");
      case AnswerKey.Faults(List<SquareSet> squares) ->
          List.of(String.join(" ", squares.stream().map(pair -> pair.first().toString()).toList()));
      case AnswerKey.Picture _ -> List.of("+");
      case AnswerKey.Corrected(List<AnswerKey.Correction> entries) ->
          List.of(
              String.join(" ", entries.stream().map(AnswerKey.Correction::right).toList()),
              String.join(
                  " ", entries.stream().map(entry -> entry.label() + entry.right()).toList()));
    };
  }

  @Test
  void castlingOutOfCheckIsTheOnlyTryRefusedForIt() {
    assertThat(
            key(
                """
                kind: goal
                position: 4k3/8/8/8/1b6/8/8/4K2R w K -
                goal: refused castling-out-of-check
                """))
        .isEqualTo(new AnswerKey.OneOf(List.of("0-0"), true));
  }

  @Test
  void aKnightInTheCornerReachesTwoSquares() {
    assertThat(
            key(
                """
                kind: mark
                position: 8/8/8/8/8/8/8/N7 w - -
                mark: moves of a1
                """))
        .isEqualTo(new AnswerKey.AllOf(names(Square.C2, Square.B3)));
  }

  private static List<String> names(Square... squares) {
    return Arrays.stream(squares).map(Square::toString).toList();
  }

  private static AnswerKey key(String fields) {
    return task(fields).answerKey();
  }
}
