package org.queenside.course.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.board.BoardMode;
import org.queenside.board.Evidence;
import org.queenside.board.RefusedMove;
import org.queenside.chess.Square;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.source.CourseLoader;

/** A wrong answer from the log can be shown again. */
class LoggedMistakeTest {

  private static final Course COURSE = CourseLoader.load(null).course();

  private static Exercise exercise(String lesson, String exercise) {
    Lesson found = Objects.requireNonNull(COURSE.lesson(lesson));
    return Objects.requireNonNull(found.exercise(exercise));
  }

  private static LoggedMistake again(Exercise exercise, String position, String tried) {
    return Objects.requireNonNull(LoggedMistake.of(exercise, position, tried, Locale.ENGLISH));
  }

  @Test
  void aMoveAgainstTheRulesShowsItsProof() {
    LoggedMistake again =
        again(exercise("castling", "attacked-h1"), "4k3/8/8/3b4/8/8/8/4K2R w K -", "e1e3");

    assertThat(again.answer()).isEqualTo("e1–e3");
    assertThat(again.rejected()).isEqualTo(new RefusedMove(Square.E1, Square.E3));
    assertThat(again.why()).contains("king").endsWith(".");
    assertThat(again.board().annotations().evidence()).isNotEqualTo(Evidence.NONE);
    assertThat(again.board().mode()).isEqualTo(BoardMode.SHOW);
    assertThat(again.board().effects().rejected()).isNull();
  }

  @Test
  void anOptionIsNamedByItsLabel() {
    LoggedMistake again =
        again(
            exercise("castling", "which-piece-first"),
            "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQ1RK1 b kq -",
            "option 1");

    assertThat(again.answer()).isEqualTo("The rook");
    assertThat(again.why()).startsWith("If you touch the rook first");
  }

  @Test
  void aPositionWithoutItsExerciseIsStillJudgedByTheRules() {
    LoggedMistake again =
        Objects.requireNonNull(
            LoggedMistake.of(null, "4k3/8/8/8/6b1/8/8/R3K3 w Q -", "e1c1", Locale.ENGLISH));

    assertThat(again.why())
        .isEqualTo("The king can’t cross **d1** because the bishop on **g4** attacks it.");
    assertThat(again.board().annotations().evidence().crossed().contains(Square.D1)).isTrue();
    assertThat(again.board().display().typing()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"e7e8q, e7–e8=D", "Nf3, Sf3", "e2e4, e2–e4"})
  void aMoveIsNamedWithTheLettersOfTheLanguage(String tried, String german) {
    Exercise exercise = exercise("writing", "pieces");
    assertThat(LoggedMistake.of(exercise, null, tried, Locale.GERMAN))
        .extracting(LoggedMistake::answer)
        .isEqualTo(german);
  }

  @ParameterizedTest
  @CsvSource({"rubbish", "option 99", "option -1", "option x", "Q@z9", "e9e1", "''"})
  void anUnreadableAnswerStillShowsTheBoard(String tried) {
    LoggedMistake again =
        again(exercise("castling", "attacked-h1"), "4k3/8/8/3b4/8/8/8/4K2R w K -", tried);

    assertThat(again.why()).isNull();
    assertThat(again.board().pieces()).containsKey(Square.E1);
  }

  @Test
  void withoutExerciseAndBoardThereIsNothingToSee() {
    assertThat(LoggedMistake.of(null, null, "e1c1", Locale.ENGLISH)).isNull();
    assertThat(LoggedMistake.of(null, "rubbish", "e1c1", Locale.ENGLISH)).isNull();
  }
}
