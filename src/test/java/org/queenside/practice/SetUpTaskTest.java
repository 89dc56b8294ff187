package org.queenside.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Setting up from an empty board, and set-ups with faults. */
class SetUpTaskTest {
  private static final PracticeMessages TEXT = new PracticeMessages(Locale.ENGLISH);
  private static final CourseText WORDS = new CourseText(Locale.ENGLISH, _ -> "Refused.");

  @ParameterizedTest
  @CsvSource({"WHITE, 16", "BLACK, 16", ", 32"})
  void everyPieceOfASideIsPlacedOnAnEmptyBoard(@Nullable Color side, int pieces) {
    for (Color from : Color.values()) {
      Exercise task = new SetUpTask(side, from, false).exercise(TEXT);
      ExerciseRun run = ExerciseRun.start(task);
      assertThat(run.scene().pieces()).isEmpty();
      assertThat(run.scene().orientation()).isEqualTo(from);
      assertThat(run.scene().of()).isEqualTo(pieces);
      TaskGeneratorsTest.assertSolvable(task);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          WHITE_QUEEN  | E1 | The queen starts on its own colour, so the white queen goes on d1. e1 is a dark square.
          BLACK_QUEEN  | E8 | The queen starts on its own colour, so the black queen goes on d8. e8 is a light square.
          WHITE_KING   | D1 | d1 is for the queen, because it starts on its own colour. The white king goes beside it, on e1.
          BLACK_KNIGHT | C8 | c8 is for a bishop. A knight starts beside the rook, on b8 and g8.
          WHITE_BISHOP | G1 | g1 is for a knight. A bishop starts beside the king or the queen, on c1 and f1.
          BLACK_PAWN   | A2 | The black pawn starts on Black’s side of the board, on rank 7.
          """)
  void aPieceOnAWrongSquareIsAnsweredWithTheRule(Piece piece, Square square, String why) {
    ExerciseRun run = ExerciseRun.start(new SetUpTask(null, Color.WHITE, true).exercise(TEXT));
    AnswerResult step = run.answer(new Answer.Place(square, piece, null));
    assertThat(step.outcome()).isInstanceOf(AnswerOutcome.Wrong.class);
    assertThat(WORDS.text(((AnswerOutcome.Wrong) step.outcome()).why())).isEqualTo(why);
    assertThat(step.next().scene().pieces()).isEmpty();
  }

  @Test
  void aFaultySetUpHasThePiecesOfTheFirstPositionAndIsFaulty() {
    Board start = Position.START.board();
    int turned = 0;
    for (Exercise task : tasks(Drill.FAULT)) {
      var fault = (Exercise.FindSetUpMistake) task;
      if (fault.turned()) {
        turned++;
        assertThat(fault.pieces()).isEqualTo(start);
      } else {
        assertThat(fault.pieces()).isNotEqualTo(start);
      }
      for (Piece piece : Piece.values()) {
        assertThat(fault.pieces().pieces(piece).size()).isEqualTo(start.pieces(piece).size());
      }
    }
    assertThat(turned).isPositive();
  }

  @Test
  void aFoundFaultIsNamed() {
    var task =
        tasks(Drill.FAULT).stream()
            .map(Exercise.FindSetUpMistake.class::cast)
            .filter(fault -> fault.pieces().at(Square.D1) == Piece.WHITE_KING)
            .filter(fault -> ExerciseRun.start(fault).scene().of() == 1)
            .findFirst()
            .orElseThrow();
    var solved =
        (AnswerOutcome.Solved) ExerciseRun.start(task).answer(new Answer.Pick(Square.E1)).outcome();
    assertThat(WORDS.text(solved.praise()))
        .isEqualTo(
            "White’s king and queen have swapped places. The queen starts on its own colour.");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aBoardLiesTheRightWayAsOftenAsTheWrongWay(boolean turned) {
    long count =
        tasks(Drill.TURN).stream()
            .filter(task -> ((Exercise.TurnBoard) task).turned() == turned)
            .count();
    assertThat((double) count / tasks(Drill.TURN).size()).isBetween(0.4, 0.6);
  }

  private static List<Exercise> tasks(Drill drill) {
    return LongStream.range(0, 100)
        .mapToObj(seed -> new DrillRound(drill, seed))
        .flatMap(
            round ->
                IntStream.range(0, round.drill().tasks())
                    .mapToObj(number -> round.task(number, TEXT)))
        .toList();
  }
}
