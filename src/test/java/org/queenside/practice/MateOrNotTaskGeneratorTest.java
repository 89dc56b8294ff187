package org.queenside.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;
import org.queenside.chess.NaiveBoard;
import org.queenside.chess.Position;
import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/** Checks to judge, made from puzzles. */
class MateOrNotTaskGeneratorTest {
  private static final PracticeMessages TEXT = new PracticeMessages(Locale.ENGLISH);

  /** The black king can be mated, and checked without mate, in several ways. */
  private static final Position PUZZLE = Position.fromFen("6k1/5ppp/8/8/7Q/8/5PPP/2R3K1 w - - 0 1");

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aCheckIsMateExactlyWhenRequested(boolean mate) {
    Set<String> moves = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      var task =
          (Exercise.MateOrNot)
              MateOrNotTaskGenerator.make(PUZZLE, mate, SeededRandom.of(seed), TEXT);
      NaiveBoard board = NaiveBoard.of(task.position());
      assertThat(!board.checkers(Color.BLACK).isEmpty()).isTrue();
      assertThat(board.hasMove(Color.BLACK)).isEqualTo(!mate);
      assertThat(task.info().orientation()).isEqualTo(Color.BLACK);
      TaskGeneratorsTest.assertSolvable(task);
      moves.add(String.valueOf(task.context().lastMove()));
    }
    // Without one of the pawns, Rc8 and Qd8 are no longer mate.
    assertThat(moves).isEqualTo(mate ? Set.of("c1c8", "h4d8") : Set.of("h4h7", "c1c8", "h4d8"));
  }

  @Test
  void ifEveryCheckMatesAPieceIsLeftOut() {
    Position puzzle = Position.fromFen("6k1/5ppp/8/8/8/8/5PPP/2R3K1 w - - 0 1");
    Set<Integer> men = new HashSet<>();
    for (long seed = 0; seed < 30; seed++) {
      var task =
          (Exercise.MateOrNot)
              MateOrNotTaskGenerator.make(puzzle, false, SeededRandom.of(seed), TEXT);
      assertThat(NaiveBoard.of(task.position()).hasMove(Color.BLACK)).isTrue();
      men.add(task.position().occupied().size());
      TaskGeneratorsTest.assertSolvable(task);
    }
    assertThat(men).containsExactly(puzzle.occupied().size() - 1);
    assertThat(MateOrNotTaskGenerator.make(puzzle, true, SeededRandom.of(1), TEXT)).isNotNull();
  }

  @Test
  void ifNoOtherCheckExistsItIsMate() {
    Position puzzle = Position.fromFen("8/3Nn3/1P6/8/3r4/5k1p/8/5K2 b - - 0 1");
    for (long seed = 0; seed < 10; seed++) {
      var task =
          (Exercise.MateOrNot)
              MateOrNotTaskGenerator.make(puzzle, false, SeededRandom.of(seed), TEXT);
      assertThat(String.valueOf(task.context().lastMove())).isEqualTo("d4d1");
      TaskGeneratorsTest.assertSolvable(task);
    }
  }

  @Test
  void aPositionWithoutACheckMakesNoTask() {
    assertThat(MateOrNotTaskGenerator.make(Position.START, true, SeededRandom.of(1), TEXT))
        .isNull();
    assertThat(MateOrNotTaskGenerator.make(Position.START, false, SeededRandom.of(1), TEXT))
        .isNull();
  }
}
