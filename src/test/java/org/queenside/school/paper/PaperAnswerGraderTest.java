package org.queenside.school.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.school.paper.TestWorksheetTasks.task;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.course.model.Misconception;
import org.queenside.course.print.AnswerFormat;
import org.queenside.progress.Attempt;
import org.queenside.school.paper.GradedAnswer.ExpectedInput;
import org.queenside.school.paper.GradedAnswer.Fault;
import org.queenside.school.paper.GradedAnswer.Grade;

/** Answers on paper are graded as on the screen. */
class PaperAnswerGraderTest {

  /** Qxf7 is scholar's mate and the only mate. */
  private static final WorksheetTask SCHOLARS_MATE =
      task(
          """
          kind: goal
          position: r1bqkbnr/1ppp1ppp/p1n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq -
          goal: mate
          solutions: 1
          """);

  /** The bishop on a6 attacks f1. */
  private static final WorksheetTask THROUGH_CHECK =
      task(
          """
          kind: goal
          position: 4k3/8/b7/8/8/8/8/R3K2R w KQ -
          goal: castle
          solutions: 1
          """);

  private static final WorksheetTask TWO_MATES =
      task(
          """
          kind: find-all
          position: k7/8/K7/8/8/8/8/3Q3R w - -
          all: mates
          solutions: 2
          """);

  private static final WorksheetTask CORNER_KNIGHT =
      task(
          """
          kind: mark
          position: 8/8/8/8/8/8/8/N7 w - -
          mark: targets of a1
          """);

  private static final WorksheetTask MATE =
      task(
          """
          kind: mate-or-not
          position: R5k1/5ppp/8/8/8/8/8/6K1 b - -
          """);

  private static final WorksheetTask NOT_MATE =
      task(
          """
          kind: mate-or-not
          position: R5k1/5pp1/8/8/8/8/8/6K1 b - -
          """);

  @ParameterizedTest
  @ValueSource(strings = {"Kxh1", "Ke1h1", "Ke1xh1", "Ke1-h1"})
  void aKingOnItsOwnRookIsNotCastling(String typed) {
    WorksheetTask castle =
        task(
            """
            kind: goal
            position: 4k3/8/8/8/8/8/8/4K2R w K -
            goal: castle
            """);
    assertThat(PaperAnswerGrader.of(castle, "e1h1").grade()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(castle, typed).grade()).isEqualTo(Grade.WRONG);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Qxf7#", "Qf7", "qxf7", " Qf3xf7+ ", "f3f7", "1.Qxf7", "1. Qxf7"})
  void aMoveIsRightInAnyNotation(String typed) {
    GradedAnswer graded = PaperAnswerGrader.of(SCHOLARS_MATE, typed);
    assertThat(graded.grade()).isEqualTo(Grade.RIGHT);
    assertThat(graded.attempts())
        .singleElement()
        .satisfies(attempt -> assertThat(attempt.outcome()).isEqualTo(Attempt.Outcome.SOLVED))
        .satisfies(attempt -> assertThat(attempt.tried()).isEqualTo("f3f7"))
        .satisfies(attempt -> assertThat(attempt.stars()).isEqualTo(3));
  }

  @Test
  void aRefusedMoveShowsItsReasonAndTheMisconception() {
    GradedAnswer graded = PaperAnswerGrader.of(THROUGH_CHECK, "0-0");
    assertThat(graded.grade()).isEqualTo(Grade.WRONG);
    assertThat(graded.faults())
        .extracting(Fault::misconception)
        .containsExactly(Misconception.CASTLES_THROUGH_CHECK);
    assertThat(graded.attempts())
        .singleElement()
        .satisfies(attempt -> assertThat(attempt.outcome()).isEqualTo(Attempt.Outcome.REFUSED))
        .satisfies(attempt -> assertThat(attempt.reason()).isEqualTo("castling-through-check"))
        .satisfies(
            attempt ->
                assertThat(attempt.misconception())
                    .isEqualTo(Misconception.CASTLES_THROUGH_CHECK.code()));
  }

  @Test
  void anIncompleteAnswerDoesNotSolveTheTask() {
    assertThat(PaperAnswerGrader.of(TWO_MATES, "Qd8#").grade()).isEqualTo(Grade.INCOMPLETE);
    assertThat(PaperAnswerGrader.of(TWO_MATES, "Rh8 Qd8").grade()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(CORNER_KNIGHT, "c2").grade()).isEqualTo(Grade.INCOMPLETE);
    assertThat(PaperAnswerGrader.of(NOT_MATE, "B").grade()).isEqualTo(Grade.INCOMPLETE);
  }

  @Test
  void aMistakeCountsBesideAllRightAnswers() {
    GradedAnswer graded = PaperAnswerGrader.of(CORNER_KNIGHT, "c2 b3 b2 c3");
    assertThat(graded.grade()).isEqualTo(Grade.RIGHT);
    assertThat(graded.faults()).extracting(Fault::tried).containsExactly("b2", "c3");
    assertThat(graded.attempts().getLast().stars()).isEqualTo(2);
  }

  @Test
  void aSquareNamedTwiceCountsOnce() {
    assertThat(PaperAnswerGrader.of(CORNER_KNIGHT, "c2, B3, c2").grade()).isEqualTo(Grade.RIGHT);
  }

  @ParameterizedTest
  @CsvSource({"A, RIGHT", "a, RIGHT", "B, WRONG", "h6, WRONG"})
  void mateIsMate(String typed, Grade grade) {
    assertThat(PaperAnswerGrader.of(MATE, typed).grade()).isEqualTo(grade);
  }

  @ParameterizedTest
  @CsvSource({"A, WRONG", "Kh7, RIGHT", "B Kh7, RIGHT", "Kf8, WRONG", "B g6, WRONG"})
  void noMateNeedsAMoveOutOfCheck(String typed, Grade grade) {
    assertThat(PaperAnswerGrader.of(NOT_MATE, typed).grade()).isEqualTo(grade);
  }

  @ParameterizedTest
  @CsvSource({
    "+, RIGHT",
    "-, WRONG",
    "–, WRONG",
    "0, BLANK",
    "/, BLANK",
    "'', EMPTY",
    "' ', EMPTY"
  })
  void aSignIsEnough(String typed, Grade grade) {
    assertThat(PaperAnswerGrader.of(SCHOLARS_MATE, typed).grade()).isEqualTo(grade);
    assertThat(PaperAnswerGrader.of(CORNER_KNIGHT, typed).grade()).isEqualTo(grade);
  }

  @Test
  void unreadableInputDoesNotCount() {
    GradedAnswer graded = PaperAnswerGrader.of(SCHOLARS_MATE, "queen takes");
    assertThat(graded.grade()).isEqualTo(Grade.UNREADABLE);
    assertThat(graded.wanted()).isEqualTo(ExpectedInput.MOVES);
    assertThat(graded.attempts()).isEmpty();
    assertThat(PaperAnswerGrader.of(SCHOLARS_MATE, "Qxf7 Bxf7").wanted())
        .isEqualTo(ExpectedInput.FEWER_MOVES);
    assertThat(PaperAnswerGrader.of(CORNER_KNIGHT, "Nc2").wanted())
        .isEqualTo(ExpectedInput.SQUARES);
  }

  @Test
  void aMoveThatNoPieceCanMakeIsWrongRatherThanUnreadable() {
    GradedAnswer graded = PaperAnswerGrader.of(SCHOLARS_MATE, "Rd8");
    assertThat(graded.grade()).isEqualTo(Grade.WRONG);
    assertThat(graded.faults()).extracting(Fault::tried).hasSize(1);
  }

  @Test
  void aScoreSheetIsCorrectedByNumberOrInOrder() {
    WorksheetTask task =
        task(
            """
            kind: sheet-fault
            score: 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6
            sheet: 1. e4 e5 2. Kf3 Nc6 3. Bb5 b6
            """);
    assertThat(((AnswerFormat.Corrections) task.writing()).faults()).isEqualTo(2);
    assertThat(PaperAnswerGrader.of(task, "Nf3 a6").grade()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(task, "2.Nf3 3...a6").grade()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(task, "2. Nf3, 3… a6").grade()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(task, "2.Nf3").grade()).isEqualTo(Grade.INCOMPLETE);
    assertThat(PaperAnswerGrader.of(task, "3.Bb5").grade()).isEqualTo(Grade.WRONG);
  }

  @Test
  void tasksThatNeedTheScreenAreListed() {
    Worksheet sheet =
        Worksheet.of(
            List.of("test/mate", "drill/find-square", "puzzle/999999999", "test/squares"),
            item ->
                switch (item) {
                  case "test/mate" -> SCHOLARS_MATE.exercise();
                  case "test/squares" -> CORNER_KNIGHT.exercise();
                  default -> null;
                });
    assertThat(sheet.tasks()).extracting(WorksheetTask::number).containsExactly(1, 2);
    assertThat(sheet.onScreen()).containsExactly("drill/find-square");
    assertThat(sheet.missing()).as("a puzzle that was deleted").isEqualTo(1);
  }
}
