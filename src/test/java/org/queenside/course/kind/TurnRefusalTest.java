package org.queenside.course.kind;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.ExerciseRun;

/**
 * How a move out of turn is refused in every kind of exercise with several moves: the piece is the
 * opponent's or, if the learner moves both sides, has to wait.
 */
class TurnRefusalTest {

  @Test
  void anExerciseMayAskForAMoveOutOfTurn() {
    ExerciseRun run =
        run(
            "kind: goal; goal: refused not-your-turn; position: 4k3/8/8/8/8/8/4P3/4K3 w - -; before: [e2e4]");

    assertThat(run.answer(new Answer.Play(Move.parseUci("e4e5"))).outcome())
        .isInstanceOf(AnswerOutcome.Solved.class);
  }

  /** Starts an exercise from its fields, separated by semicolons instead of line breaks. */
  private static ExerciseRun run(String fields) {
    return ExerciseRunFixture.start(fields.replace("; ", "\n"));
  }

  @ParameterizedTest(name = "after {1}: {2} is {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kind: goal; goal: mate; position: 6k1/5ppp/8/8/8/8/8/R5K1 b - -; before: [g8h8]                      |      | h8g8 | opponents-piece
          kind: goal; goal: mate; position: 7k/8/5K2/8/8/8/8/6R1 w - -; reply: [h8h7]; moves: 2                | f6f7 | h7h6 | opponents-piece
          kind: script; side: white; position: 4k3/8/8/8/8/8/4P3/4K3 w - -; script: 1. e4 Kd7 2. e5             | e2e4 | d7d6 | opponents-piece
          kind: script; side: both; position: 4k3/8/8/8/8/8/4P3/4K3 w - -; script: 1. e4 Kd7 2. e5              |      | e8d7 | not-your-turn
          kind: script; side: both; position: 4k3/8/8/8/8/8/4P3/4K3 w - -; script: 1. e4 Kd7 2. e5              | e2e4 | e4e5 | not-your-turn
          kind: play; position: k7/8/1K6/8/8/8/8/7R w - -                                                        | h1g1 | b8a8 | opponents-piece
          kind: play; game: pawn-game; position: 8/ppp5/8/8/8/8/PPP5/8 w - -                                     | a2a3 | c7c6 | opponents-piece
          kind: draw; draw: claim; score: 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8; side: white              | g1f3 | a7a6 | opponents-piece
          kind: play-sheet; side: white; score: 1. e4 e5 2. Nf3 Nc6                                              | e2e4 | e5e4 | opponents-piece
          kind: play-sheet; score: 1. e4 e5 2. Nf3 Nc6                                                           |      | e7e5 | not-your-turn
          kind: play-sheet; score: 1. e4 e5 2. Nf3 Nc6                                                           | e2e4 | e4e5 | not-your-turn
          """)
  void aPieceOfTheOtherSideBelongsToTheOpponentOrHasToWait(
      String fields, String before, String tried, String reason) {
    ExerciseRun run = run(fields);
    if (before != null) {
      run = run.answer(new Answer.Play(Move.parseUci(before))).next();
    }

    assertThat(run.answer(new Answer.Play(Move.parseUci(tried))).outcome())
        .isInstanceOfSatisfying(
            AnswerOutcome.Refused.class,
            refused -> {
              assertThat(refused.ruling().reason().code()).isEqualTo(reason);
              assertThat(refused.misconception()).isEqualTo(Misconception.MOVES_OUT_OF_TURN);
            });
  }
}
