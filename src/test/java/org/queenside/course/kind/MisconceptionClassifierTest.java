package org.queenside.course.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.RulingContext;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Goal;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.ExerciseRun;

/**
 * The misconceptions that refused moves show if the author names none, as in puzzles and in
 * teachers' exercises.
 */
class MisconceptionClassifierTest {

  private static ExerciseRun mate(String fen, String moves) {
    Position start = Position.lessonFromFen(fen);
    List<Move> before =
        moves.isBlank()
            ? List.of()
            : List.of(moves.split(" ")).stream().map(Move::parseUci).toList();
    Position position = start;
    for (Move move : before) {
      position = position.play(move);
    }
    RulingContext context =
        before.isEmpty() ? RulingContext.impliedBy(position) : RulingContext.from(start, before);
    return ExerciseRun.start(
        new Exercise.ReachGoal(brief(), position, context, new Goal.Mate(), 1, List.of()));
  }

  private static ExerciseInfo brief() {
    return new ExerciseInfo(
        "mate",
        "Mate.",
        null,
        List.of(),
        null,
        Map.of(),
        List.of(),
        List.of(),
        Color.WHITE,
        false,
        true,
        Locale.ROOT);
  }

  private static @Nullable Misconception shown(ExerciseRun run, Answer answer) {
    AnswerOutcome outcome = run.answer(answer).outcome();
    assertThat(outcome).isInstanceOf(AnswerOutcome.Refused.class);
    return outcome instanceof AnswerOutcome.Refused refused ? refused.misconception() : null;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/P7/R3K3 w - -         | a1a5 | sliders-jump
          4k3/8/8/8/8/8/8/2B1K3 w - -         | c1c2 | bishop-changes-colour
          4k3/8/8/3p4/3P4/8/8/4K3 w - -       | d4d5 | pawn-captures-straight
          4k3/8/8/3p4/3P4/8/8/4K3 w - -       | d4e5 | pawn-moves-diagonally
          4k3/8/8/3p4/3P4/8/8/4K3 w - -       | d4d3 | pawn-moves-backwards
          4k3/8/8/8/3P4/8/8/4K3 w - -         | d4d6 | pawn-double-step-anywhere
          4k3/8/8/8/8/3b4/3P4/7K w - -        | d2d4 | pawn-double-step-over-a-piece
          8/8/3k4/8/3K4/8/8/8 w - -           | d4d5 | kings-may-touch
          4k3/8/8/8/2p5/3p4/3K4/8 w - -       | d2d3 | king-takes-protected-piece
          k7/n7/8/2K5/8/8/8/R7 w - -          | c5c6 | pinned-piece-does-not-guard
          4k3/8/8/8/8/3n4/8/2B1K3 w - -       | c1d2 | knight-check-can-be-blocked
          4r1k1/8/8/8/8/8/P7/4K3 w - -        | a2a3 | check-may-be-ignored
          4k3/8/8/8/6b1/8/8/R3K3 w Q -        | e1c1 | castles-through-check
          4k3/8/8/8/1b6/8/8/4K2R w K -        | e1g1 | castles-out-of-check
          4k3/8/8/8/5b2/8/8/R3K3 w Q -        | e1c1 | castles-into-check
          4k3/8/8/8/8/8/8/RN2K3 w Q -         | e1c1 | castles-over-a-piece
          4k3/8/8/8/8/8/8/R3K3 w Q -          | e1b1 | castling-king-three-squares
          4k3/8/8/3pP3/8/8/8/4K3 w - d6       | e5d5 | en-passant-onto-the-pawn
          8/8/8/K2pP2r/8/8/8/4k3 w - d6       | e5d6 | en-passant-though-it-exposes-the-king
          4k3/8/8/8/3R4/8/8/4K3 w - -         | d4e5 | rook-off-its-lines
          4k3/8/8/8/8/8/8/2B1K3 w - -         | c1c3 | bishop-off-its-diagonals
          4k3/8/8/8/8/8/8/2B1K3 w - -         | c1b3 | bishop-off-its-diagonals
          4k3/8/8/8/3Q4/8/8/4K3 w - -         | d4e6 | queen-off-its-lines
          4k3/8/8/8/8/8/8/1N2K3 w - -         | b1b3 | knight-moves-wrong
          4k3/8/8/8/3K4/8/8/8 w - -           | d4d6 | king-moves-too-far
          4k3/8/8/8/8/8/8/R4K1R w - -         | f1d1 | king-moves-too-far
          4k3/8/8/8/8/8/8/4K3 w - -           | e1b1 | king-moves-too-far
          4k3/8/8/8/8/8/3P4/4K3 w - -         | d2d5 | pawn-moves-wrong
          4k3/8/8/8/3P4/8/8/4K3 w - -         | d4e4 | pawn-moves-wrong
          4k3/8/8/3p4/3P4/8/8/4K3 w - -       | d4b1 | pawn-moves-wrong
          4k3/8/8/8/8/8/P7/R3K3 w - -         | a1a2 | moves-onto-own-piece
          4k3/8/8/8/8/8/P7/R3K3 w - -         | e8e7 | moves-out-of-turn
          6k1/8/8/8/7r/8/8/6K1 w - -          | g1h1 | king-steps-into-check
          4r3/8/8/8/4K3/8/8/k7 w - -          | e4e3 | king-steps-into-check
          4k3/8/8/8/8/4r3/4B3/4K3 w - -       | e2d3 | pinned-piece-leaves-its-line
          4r1k1/8/8/8/8/5n2/1Q6/4K3 w - -     | b2e2 | double-check-without-king-move
          """)
  void aRefusedMoveShowsTheMisconceptionBehindIt(
      String position, String move, String misconception) {
    assertThat(shown(mate(position, ""), new Answer.Play(Move.parseUci(move))))
        .isEqualTo(Misconception.find(misconception))
        .isNotNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/3p3p/8/4P3/8/8/P7/4K3 b - -  | d7d5 a2a3 h7h6      | e5d6 | en-passant-too-late
          4k3/8/3p4/4P3/8/8/8/4K3 b - -    | d6d5                | e5d6 | en-passant-after-single-step
          4k3/8/8/8/8/8/8/4K2R w K -       | e1e2 e8e7 e2e1 e7e8 | e1g1 | castles-after-coming-back
          4k3/8/8/8/8/8/8/4K2R w K -       | h1h2 e8e7 h2h1 e7e8 | e1g1 | castles-after-coming-back
          """)
  void theMovesBeforeSayMoreThanThePosition(
      String start, String before, String move, String misconception) {
    assertThat(shown(mate(start, before), new Answer.Play(Move.parseUci(move))))
        .isEqualTo(Misconception.find(misconception))
        .isNotNull();
  }

  /** The position alone doesn't show why the learner thought so. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/8/4K2R w - -          | e1g1 | the right to castle is gone, nobody knows how
          4k3/8/8/3pP3/8/8/8/4K3 w - -        | e5d6 | nobody knows how the pawn came
          4k3/p7/8/8/P7/8/8/R3K3 w - -        | a4a1 | dropped on a piece of its own side
          4k3/8/8/8/P7/P7/8/R3K3 w - -        | a1a4 | dropped on a piece of its own side behind another
          4k3/8/8/8/8/8/8/2BQK3 w - -         | c1d1 | dropped on a piece of its own side on the other colour
          4k3/8/8/8/8/8/8/RN2K3 w Q -         | e1b1 | dropped on a piece of its own side on the way to castling
          """)
  void aSlipShowsNoMisconception(String position, String move, String why) {
    assertThat(shown(mate(position, ""), new Answer.Play(Move.parseUci(move)))).as(why).isNull();
  }

  @Test
  void anExerciseToBreakARuleShowsNoMisconception() {
    ExerciseRun run =
        ExerciseRunFixture.start(
            """
            kind: goal
            position: 4k3/8/8/8/6b1/8/P7/R3K3 w Q -
            goal: refused castling-through-check
            """);

    assertThat(shown(run, new Answer.Play(Move.parseUci("a1a5")))).isNull();
  }
}
