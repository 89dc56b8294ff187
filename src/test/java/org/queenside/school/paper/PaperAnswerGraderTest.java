package org.queenside.school.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.school.paper.TestWorksheetTasks.task;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.course.model.Misconception;
import org.queenside.progress.Attempt;
import org.queenside.school.paper.GradedAnswer.ExpectedInput;
import org.queenside.school.paper.GradedAnswer.Fault;
import org.queenside.school.paper.GradedAnswer.Grade;

/** What was written on paper counts as on the screen. */
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
  @ValueSource(strings = {"Qxf7#", "Qf7", "qxf7", " Qf3xf7+ ", "f3f7", "1.Qxf7", "1. Qxf7"})
  void aMoveIsRightHoweverItIsWritten(String typed) {
    GradedAnswer marked = PaperAnswerGrader.of(SCHOLARS_MATE, typed);
    assertThat(marked.mark()).isEqualTo(Grade.RIGHT);
    assertThat(marked.attempts())
        .singleElement()
        .satisfies(attempt -> assertThat(attempt.outcome()).isEqualTo(Attempt.Outcome.SOLVED))
        .satisfies(attempt -> assertThat(attempt.tried()).isEqualTo("f3f7"))
        .satisfies(attempt -> assertThat(attempt.stars()).isEqualTo(3));
  }

  @Test
  void aRefusedMoveShowsItsReasonAndTheBelief() {
    GradedAnswer marked = PaperAnswerGrader.of(THROUGH_CHECK, "0-0");
    assertThat(marked.mark()).isEqualTo(Grade.WRONG);
    assertThat(marked.faults())
        .extracting(Fault::belief)
        .containsExactly(Misconception.CASTLES_THROUGH_CHECK);
    assertThat(marked.attempts())
        .singleElement()
        .satisfies(attempt -> assertThat(attempt.outcome()).isEqualTo(Attempt.Outcome.REFUSED))
        .satisfies(attempt -> assertThat(attempt.reason()).isEqualTo("castling-through-check"))
        .satisfies(
            attempt ->
                assertThat(attempt.misconception())
                    .isEqualTo(Misconception.CASTLES_THROUGH_CHECK.code()));
  }

  @Test
  void whatIsFoundOnlyInPartIsNotDone() {
    assertThat(PaperAnswerGrader.of(TWO_MATES, "Qd8#").mark()).isEqualTo(Grade.INCOMPLETE);
    assertThat(PaperAnswerGrader.of(TWO_MATES, "Rh8 Qd8").mark()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(CORNER_KNIGHT, "c2").mark()).isEqualTo(Grade.INCOMPLETE);
    assertThat(PaperAnswerGrader.of(NOT_MATE, "B").mark()).isEqualTo(Grade.INCOMPLETE);
  }

  @Test
  void whatIsWrongCountsBesideAllThatIsRight() {
    GradedAnswer marked = PaperAnswerGrader.of(CORNER_KNIGHT, "c2 b3 b2 c3");
    assertThat(marked.mark()).isEqualTo(Grade.RIGHT);
    assertThat(marked.faults()).extracting(Fault::tried).containsExactly("b2", "c3");
    assertThat(marked.attempts().getLast().stars()).isEqualTo(2);
  }

  @Test
  void aSquareNamedTwiceIsNamedOnce() {
    assertThat(PaperAnswerGrader.of(CORNER_KNIGHT, "c2, B3, c2").mark()).isEqualTo(Grade.RIGHT);
  }

  @ParameterizedTest
  @CsvSource({"A, RIGHT", "a, RIGHT", "B, WRONG", "h6, WRONG"})
  void mateIsMate(String typed, Grade mark) {
    assertThat(PaperAnswerGrader.of(MATE, typed).mark()).isEqualTo(mark);
  }

  @ParameterizedTest
  @CsvSource({"A, WRONG", "Kh7, RIGHT", "B Kh7, RIGHT", "Kf8, WRONG", "B g6, WRONG"})
  void noMateNeedsAWayOut(String typed, Grade mark) {
    assertThat(PaperAnswerGrader.of(NOT_MATE, typed).mark()).isEqualTo(mark);
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
  void aSignIsEnough(String typed, Grade mark) {
    assertThat(PaperAnswerGrader.of(SCHOLARS_MATE, typed).mark()).isEqualTo(mark);
    assertThat(PaperAnswerGrader.of(CORNER_KNIGHT, typed).mark()).isEqualTo(mark);
  }

  @Test
  void whatCannotBeReadCountsForNothing() {
    GradedAnswer marked = PaperAnswerGrader.of(SCHOLARS_MATE, "queen takes");
    assertThat(marked.mark()).isEqualTo(Grade.UNREADABLE);
    assertThat(marked.wanted()).isEqualTo(ExpectedInput.MOVES);
    assertThat(marked.attempts()).isEmpty();
    assertThat(PaperAnswerGrader.of(SCHOLARS_MATE, "Qxf7 Bxf7").wanted())
        .isEqualTo(ExpectedInput.FEWER_MOVES);
    assertThat(PaperAnswerGrader.of(CORNER_KNIGHT, "Nc2").wanted())
        .isEqualTo(ExpectedInput.SQUARES);
  }

  @Test
  void aMoveThatNoPieceCanMeanIsWrongAndNotUnreadable() {
    GradedAnswer marked = PaperAnswerGrader.of(SCHOLARS_MATE, "Rd8");
    assertThat(marked.mark()).isEqualTo(Grade.WRONG);
    assertThat(marked.faults()).extracting(Fault::tried).hasSize(1);
  }

  @Test
  void aSheetIsMendedByNumberOrInTurn() {
    WorksheetTask task =
        task(
            """
            kind: sheet-fault
            score: 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6
            sheet: 1. e4 e5 2. Kf3 Nc6 3. Bb5 b6
            """);
    assertThat(((AnswerFormat.Corrections) task.writing()).faults()).isEqualTo(2);
    assertThat(PaperAnswerGrader.of(task, "Nf3 a6").mark()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(task, "2.Nf3 3...a6").mark()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(task, "2. Nf3, 3… a6").mark()).isEqualTo(Grade.RIGHT);
    assertThat(PaperAnswerGrader.of(task, "2.Nf3").mark()).isEqualTo(Grade.INCOMPLETE);
    assertThat(PaperAnswerGrader.of(task, "3.Bb5").mark()).isEqualTo(Grade.WRONG);
  }

  @Test
  void whatCanOnlyBeDoneOnTheScreenIsNamed() {
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
    assertThat(sheet.gone()).as("a puzzle that was deleted").isEqualTo(1);
  }
}
