package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Scene;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Exercises that ask whether a check is mate and, if not, for a way out. */
class MateOrNotKindTest {
  private static final Answer.Try MATE = new Answer.Choose(0);
  private static final Answer.Try NOT_MATE = new Answer.Choose(1);
  private static final String BACK_RANK = "R5k1/5ppp/8/8/8/8/8/6K1 b - -";
  private static final String OPEN = "R5k1/5pp1/8/8/8/8/8/6K1 b - -";

  private static ExerciseRun judge(String position) {
    return start("kind: mate-or-not\nposition: " + position + "\n");
  }

  private static Answer.Try play(String move) {
    return new Answer.Play(Move.parseUci(move));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          R5k1/5ppp/8/8/8/8/8/6K1 b - -     | It’s mate. The king can’t go to f8 and h8 because they’re attacked. Nothing can take the white rook on a8 or block it.
          8/6Qk/5K2/8/8/8/8/8 b - -         | It’s mate. The king can’t go to g6, h6, g7, g8 and h8 because they’re attacked. Nothing can take the white queen on g7.
          6rk/5Npp/8/8/8/8/8/6K1 b - -      | It’s mate. The king’s own pieces block its way. Nothing can take the white knight on f7.
          7k/6p1/6N1/8/8/7R/B7/6K1 b - -   | It’s mate. The king can’t go to h7 and g8 because they’re attacked. The check comes from both h3 and g6, so no other piece can help.
          """)
  void aMateThatWasNotRecognisedIsExplained(String position, String why) {
    ExerciseRun run = judge(position);
    AnswerResult wrong = run.answer(NOT_MATE);
    assertInstanceOf(AnswerOutcome.Wrong.class, wrong.outcome());
    assertEquals(why, feedback(wrong));
    AnswerResult right = wrong.next().answer(MATE);
    assertInstanceOf(AnswerOutcome.Solved.class, right.outcome());
    assertTrue(right.next().finished());
  }

  @Test
  void theProofOfAMateIsOnTheBoard() {
    var wrong =
        assertInstanceOf(
            AnswerOutcome.Wrong.class,
            judge("8/8/8/8/8/5k2/6qK/8 w - -").answer(NOT_MATE).outcome());
    assertEquals(List.of(new Arrow(Square.G2, Square.H2)), wrong.highlights().arrows());
    assertEquals(
        SquareSet.of(Square.G1, Square.H1, Square.G3, Square.H3), wrong.highlights().crossed());
    assertEquals(SquareSet.of(Square.G2, Square.F3), wrong.highlights().framed());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          R5k1/5pp1/8/8/8/8/8/6K1 b - -      | That isn’t mate, because the king escapes to h7. | g8 h7 |
          8/6Qk/8/5K2/8/8/8/8 b - -          | That isn’t mate, because the black king on h7 takes the checking piece on g7. | h7 g7 |
          R5k1/5ppp/8/3b4/8/8/8/6K1 b - -    | That isn’t mate, because the black bishop on d5 takes the checking piece on a8. | d5 a8 | CHECK_WITHOUT_KING_MOVE_IS_MATE
          3R2k1/3n1ppp/8/8/8/8/5PPP/6K1 b - - | That isn’t mate, because the black knight goes from d7 to f8 and blocks the check. | d7 f8 | CHECK_WITHOUT_KING_MOVE_IS_MATE
          """)
  void aWrongClaimOfMateIsAnsweredWithAWayOut(
      String position, String why, String arrow, @Nullable Misconception misconception) {
    AnswerResult step = judge(position).answer(MATE);
    var wrong = assertInstanceOf(AnswerOutcome.Wrong.class, step.outcome());
    assertEquals(why, feedback(step));
    assertEquals(misconception, wrong.misconception());
    Arrow shown = wrong.highlights().arrows().getFirst();
    assertEquals(arrow, shown.from() + " " + shown.to());
  }

  @Test
  void afterNotMateAWayOutHasToBePlayed() {
    AnswerResult first = judge(OPEN).answer(NOT_MATE);
    assertInstanceOf(AnswerOutcome.Progressed.class, first.outcome());
    ExerciseRun run = first.next();
    assertEquals(Scene.Mode.MOVE, run.scene().mode());
    assertEquals(List.of(), run.scene().options());
    AnswerResult refused = run.answer(play("g8f8"));
    assertInstanceOf(AnswerOutcome.Refused.class, refused.outcome());
    AnswerResult out = refused.next().answer(play("g8h7"));
    assertEquals("You’re out of check: the king escapes to h7.", feedback(out));
    assertTrue(out.next().finished());
    assertEquals(1, out.next().wrongTries());
  }

  @Test
  void everyLegalMoveIsAWayOut() {
    String position = "R5k1/5pp1/8/3b4/8/8/8/6K1 b - -";
    ExerciseRun run = judge(position).answer(NOT_MATE).next();
    for (String move : List.of("g8h7", "d5a8")) {
      assertTrue(run.answer(play(move)).next().finished(), move);
    }
    assertEquals(
        2,
        ReferenceSolver.everyTry(run).stream()
            .filter(answer -> answer instanceof Answer.Play && run.answer(answer).next().finished())
            .count());
  }

  @Test
  void theJudgementCanBeTakenBack() {
    ExerciseRun run = judge(OPEN);
    ExerciseRun back = run.answer(NOT_MATE).next().answer(new Answer.Undo()).next();
    assertEquals(run.scene(), back.scene());
  }

  @ParameterizedTest
  @ValueSource(strings = {BACK_RANK, OPEN})
  void nothingOnTheScreenGivesTheAnswerAway(String position) {
    Scene scene = judge(position).scene();
    assertEquals(0, scene.of());
    assertEquals(Scene.Mode.SHOW, scene.mode());
    assertEquals(
        List.of("Checkmate", "Not mate"),
        scene.options().stream().map(option -> ExerciseRunFixture.words(option.label())).toList());
    assertEquals("Black is in check. Is it mate?", ExerciseRunFixture.words(scene.prompt()));
  }

  @Test
  void aMoveBeforeTheJudgementIsIgnored() {
    ExerciseRun run = judge(OPEN);
    AnswerResult step = run.answer(play("g8h7"));
    assertSame(run, step.next());
    assertNull(assertInstanceOf(AnswerOutcome.Ignored.class, step.outcome()).why());
  }

  @Test
  void aPositionWithoutCheckIsReported() {
    assertEquals(
        List.of("the side to move is not in check"),
        problems("kind: mate-or-not\nposition: 4k3/8/8/8/8/8/8/4K3 w - -\n"));
    assertEquals(
        List.of("'1' is not a wrong answer that can be given first"),
        problems("kind: mate-or-not\nposition: " + BACK_RANK + "\nwrong: {\"1\": No.}\n"));
  }
}
