package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;
import static org.queenside.course.kind.ExerciseRunFixture.words;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/**
 * Questions that an arbiter might ask: whether it is mate or dead, whether castling is legal, and
 * why.
 */
class QuestionOptionsTest {

  private static ExerciseRun ask(String position, String ask) {
    return start("kind: choose\nposition: %s\nask: %s\n".formatted(position, ask));
  }

  private static String rightOption(ExerciseRun run) {
    List<Answer.Try> solution = ReferenceSolver.solution(run);
    Answer.Choose right = assertInstanceOf(Answer.Choose.class, solution.getFirst());
    return label(run, right.option());
  }

  private static String label(ExerciseRun run, int option) {
    return words(run.scene().options().get(option).label());
  }

  private static AnswerResult choose(ExerciseRun run, String label) {
    for (int option = 0; option < run.scene().options().size(); option++) {
      if (label(run, option).equals(label)) {
        return run.answer(new Answer.Choose(option));
      }
    }
    throw new AssertionError("no option " + label);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/6Qk/5K2/8/8/8/8/8 b - -       | Checkmate | It’s checkmate. Black’s king on h7 is in check from the white queen on g7, and no move helps.
          8/8/8/1k6/1P6/8/2q5/K7 w - -    | Stalemate | It’s stalemate. White’s king on a1 isn’t in check, but White has no legal move. That’s a draw at once.
          4k3/8/8/8/1p6/1P6/5q2/7K w - -  | Stalemate | It’s stalemate. White’s king on h1 isn’t in check, but White has no legal move. That’s a draw at once.
          k1R5/b7/1n6/8/8/8/8/6K1 b - -   | Only check | It’s check but not mate, because the king escapes to b7.
          6rk/5Npp/8/8/8/8/8/6RK b - -    | Checkmate | It’s checkmate. Black’s king on h8 is in check from the white knight on f7, and no move helps.
          6k1/5Qpp/8/8/8/8/8/6RK b - -    | Only check | It’s check but not mate, because the black king on g8 takes the checking piece on f7.
          8/8/8/2k5/3Pp3/4K3/8/8 b - d3   | Only check | It’s check but not mate, because the king escapes to b4.
          7k/8/6QK/8/8/8/7p/8 b - -       | None of them | Nothing attacks Black’s king on h8, and the black pawn can go from h2 to h1.
          """)
  void aPositionIsMateStalemateCheckOrNone(String position, String right, String because) {
    ExerciseRun run = ask(position, "status");
    assertEquals(right, rightOption(run));
    for (int option = 0; option < 4; option++) {
      assertEquals(because, feedback(run.answer(new Answer.Choose(option))));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/6Qk/5K2/8/8/8/8/8 b - -      | 1–0 | Black is mated, so White wins. White’s points come first, then Black’s.
          8/8/8/8/8/5k2/6qK/8 w - -      | 0–1 | White is mated, so Black wins. White’s points come first, then Black’s.
          8/8/8/1k6/1P6/8/2q5/K7 w - -   | ½–½ | White has no legal move and isn’t in check. That’s stalemate, a draw, and each side gets half a point.
          8/8/8/3k4/8/8/4nK2/8 w - -     | ½–½ | Neither side can mate any more, so it’s a draw at once. Each side gets half a point.
          7k/8/6QK/8/8/8/7p/8 b - -      | Not over yet | Black has a legal move, and a mate is still possible. So the game goes on.
          """)
  void theResultFollowsFromThePosition(String position, String right, String because) {
    ExerciseRun run = ask(position, "result");
    assertEquals(right, rightOption(run));
    for (int option = 0; option < 4; option++) {
      assertEquals(because, feedback(run.answer(new Answer.Choose(option))));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/6Qk/8/5K2/8/8/8/8 b - -     | Checkmate |
          8/8/8/1k6/1P6/8/2q5/K7 w - -  | Checkmate | STALEMATE_WINS
          7k/8/6QK/8/8/8/7p/8 b - -     | Stalemate | STALEMATE_THOUGH_ANOTHER_PIECE_MOVES
          6rk/6pp/8/4b3/8/8/8/Q5K1 w - - | Checkmate |
          7k/6pp/7N/8/8/8/8/R6K w - -    | Stalemate | STALEMATE_THOUGH_ANOTHER_PIECE_MOVES
          r5k1/5ppp/8/8/8/8/8/R5K1 w - - | Checkmate |
          R5k1/5ppp/8/1b6/8/8/8/6K1 b - - | Checkmate | CHECK_WITHOUT_KING_MOVE_IS_MATE
          """)
  void aWrongJudgementShowsAMisconception(
      String position, String chosen, Misconception misconception) {
    AnswerOutcome outcome = choose(ask(position, "status"), chosen).outcome();
    assertEquals(
        misconception, assertInstanceOf(AnswerOutcome.Wrong.class, outcome).misconception());
  }

  @Test
  void anOptionWithoutAMisconceptionShowsNone() {
    ExerciseRun run =
        start(
            """
            kind: choose
            position: 8/8/8/1k6/1P6/8/2q5/K7 w - -
            ask: status
            misconceptions: [stalemate-wins]
            """);
    AnswerOutcome outcome = choose(run, "Only check").outcome();
    assertNull(assertInstanceOf(AnswerOutcome.Wrong.class, outcome).misconception());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/8/4K3 w - -                       | Yes
          4k3/8/8/8/8/8/8/3BK3 w - -                      | Yes
          4k3/8/8/8/8/8/8/3NK3 b - -                      | Yes
          3bk3/8/8/8/8/8/8/2B1K3 w - -                    | Yes
          7k/5K1b/8/4B3/8/8/8/8 b - -                     | No
          7k/5K2/5NN1/8/8/8/8/8 b - -                     | No
          4k3/8/8/8/8/8/8/2N1KN2 w - -                    | No
          8/6b1/1p3k2/1Pp1p1p1/2P1PpP1/5P2/8/5K2 b - -    | Yes
          4k3/8/8/8/8/8/4P3/4K3 w - -                     | No
          """)
  void aPositionIsDeadIfNeitherSideCanMate(String position, String right) {
    assertEquals(right, rightOption(ask(position, "dead")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          r3k1nr/ppp1qppp/8/8/8/7B/PPPP2PP/R1B1K2R w KQkq -  | Neither side
          4k3/8/8/5b2/8/8/8/R3K2R w KQ -                     | Both sides
          4k3/8/5b2/8/8/8/8/R3K2R w KQ -                     | Both sides
          4k3/8/8/3b4/8/8/8/R3K2R w KQ -                     | Both sides
          4k3/8/8/8/6b1/8/8/R3K2R w KQ -                     | Kingside only
          4k3/8/8/8/5b2/8/8/R3K2R w KQ -                     | Kingside only
          4k3/8/8/8/1b6/8/8/R3K2R w KQ -                     | Neither side
          4k3/8/8/8/8/8/8/RN2K2R w KQ -                      | Kingside only
          r3k2r/8/8/8/8/5R2/8/4K3 b kq -                     | Queenside only
          r3k2r/8/8/8/8/8/8/4K3 b - -                        | Neither side
          """)
  void theCastlingsPossibleNowFollowFromTheRules(String position, String right) {
    assertEquals(right, rightOption(ask(position, "castlings")));
  }

  @Test
  void aWrongChoiceOfCastlingsIsExplainedForTheWrongSide() {
    ExerciseRun run = ask("r3k2r/8/8/8/8/5R2/8/4K3 b kq -", "castlings");
    assertEquals("refused: castling-through-check", feedback(choose(run, "Kingside only")));
    assertEquals("refused: castling-through-check", feedback(choose(run, "Both sides")));
    assertEquals(
        "Queenside works: nothing is in the way, and no square the king uses is attacked.",
        feedback(choose(run, "Neither side")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/5b2/8/8/8/R3K3 w Q -     | e1c1 | No reason: the move is legal
          4k3/8/5b2/8/8/8/8/R3K3 w Q -     | e1c1 | No reason: the move is legal
          4k3/8/8/3b4/8/8/8/4K2R w K -     | e1g1 | No reason: the move is legal
          4k3/8/8/8/6b1/8/8/R3K3 w Q -     | e1c1 | The king would cross an attacked square
          4k3/8/8/8/5b2/8/8/R3K3 w Q -     | e1c1 | The king would land on an attacked square
          4k3/8/8/8/1b6/8/8/4K2R w K -     | e1g1 | The king is in check
          4k3/8/8/8/8/8/8/RN2K3 w Q -      | e1c1 | A piece is between the king and the rook
          4k3/8/8/8/8/8/8/R3K3 w - -       | e1c1 | The king or that rook has moved before
          4k3/8/8/3pP3/8/8/8/4K3 w - d6    | e5d6 | No reason: the move is legal
          8/8/8/K2pP2r/8/8/8/4k3 w - d6    | e5d6 | The king would be attacked
          4k3/8/8/8/3Pp3/8/8/4K3 b - -     | e4d3 | The pawn hasn’t just made a double step
          8/8/8/8/4b3/5R2/6K1/k7 w - -     | f3f8 | The piece is pinned
          4k3/4n3/8/8/5K2/8/8/4R3 w - -    | f4f5 | An enemy piece attacks that square
          8/8/8/8/8/8/K1k5/8 w - -         | a2b2 | Kings can’t stand next to each other
          k1R5/b7/1n6/8/8/8/8/6K1 b - -    | b6d5 | The king would stay in check
          4k3/2n5/8/8/8/2R2N2/8/4K3 w - -  | c3c8 | A piece is in the way
          """)
  void theReasonOfARefusalIsOneOfFourOptions(String position, String move, String right) {
    ExerciseRun run = ask(position, "reason " + move);
    List<Option> options = run.scene().options();
    assertEquals(right, rightOption(run));
    assertEquals(options.size(), options.stream().distinct().count());
    assertEquals(right.startsWith("No reason") ? 3 : 4, options.size());
    assertNotNull(choose(run, "No reason: the move is legal"));
  }

  @Test
  void takingAnAttackedRookForAnObstacleShowsAMisconception() {
    ExerciseRun run = ask("4k3/8/8/5b2/8/8/8/R3K3 w Q -", "reason e1c1");
    AnswerOutcome outcome = choose(run, "The rook is on or crosses an attacked square").outcome();
    assertEquals(
        Misconception.ATTACKED_ROOK_FORBIDS_CASTLING,
        assertInstanceOf(AnswerOutcome.Wrong.class, outcome).misconception());
  }

  @Test
  void theMovesBeforeDecideAboutCastlingAndEnPassant() {
    String cameBack =
        """
        kind: choose
        position: r3k3/8/8/8/8/8/8/4K3 b q -
        before: [e8e7, e1e2, e7e8, e2e1]
        ask: legal e8c8
        """;
    AnswerOutcome.Wrong wrong =
        assertInstanceOf(AnswerOutcome.Wrong.class, choose(start(cameBack), "Yes").outcome());
    assertEquals("refused: castling-king-moved", words(wrong.why()));
    assertEquals(Misconception.CASTLES_AFTER_COMING_BACK, wrong.misconception());
    ExerciseRun late =
        start(
            """
            kind: goal
            position: 4k3/3p4/8/4P3/8/8/8/4K3 b - -
            before: [d7d5, e1e2, e8e7]
            goal: refused en-passant-too-late
            """);
    assertEquals(Move.parseUci("e8e7"), late.scene().last());
    assertInstanceOf(
        AnswerOutcome.Solved.class,
        late.answer(new Answer.Play(Move.of(Square.E5, Square.D6))).outcome());
    assertEquals(
        List.of("the move e7e5 is not legal in 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"),
        problems(
            "kind: goal\nposition: 4k3/3p4/8/4P3/8/8/8/4K3 b - -\nbefore: [e7e5]\ngoal: check\n"));
  }

  @Test
  void aQuestionWithoutTheKingItIsAboutIsReported() {
    String empty = "kind: choose\nposition: 8/8/8/8/8/8/8/8 w - -\nask: ";
    assertEquals(List.of("the side to move has no king"), problems(empty + "status\n"));
    assertEquals(List.of("the side to move has no king"), problems(empty + "castlings\n"));
    assertEquals(List.of("a king is missing"), problems(empty + "dead\n"));
    assertEquals(List.of("there is no piece on e1"), problems(empty + "reason e1g1\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          6k1/8/8/8/8/8/2p5/6K1 b - - | c2c1q | Yes | The black pawn can go from c2 to c1 and become a queen.
          6k1/8/8/8/8/8/2p5/6K1 b - - | c2c1k | No  | refused: promotion-to-king
          6k1/8/8/8/8/8/2p5/6K1 b - - | c2c1p | No  | refused: promotion-to-pawn
          """)
  void aPawnCannotBecomeAKingOrStayAPawn(
      String position, String move, String right, String because) {
    ExerciseRun run = ask(position, "legal " + move);
    assertEquals(right, rightOption(run));
    assertEquals(because, feedback(choose(run, right)));
  }

  @ParameterizedTest
  @CsvSource({"c2c1k, PROMOTION_TO_A_KING", "c2c1p, PROMOTION_MAY_STAY_A_PAWN"})
  void allowingSuchAPromotionShowsTheMisconception(String move, Misconception misconception) {
    ExerciseRun run = ask("6k1/8/8/8/8/8/2p5/6K1 b - -", "legal " + move);
    AnswerOutcome outcome = choose(run, "Yes").outcome();
    assertEquals(
        misconception, assertInstanceOf(AnswerOutcome.Wrong.class, outcome).misconception());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/8/4K2R w K -      | legal e1g1 | No | The king can castle. Nothing is in the way, and no square it uses is attacked.
          4k3/8/8/5b2/8/8/8/R3K3 w Q -    | legal e1c1 | No | The king can castle. An attack on the rook, or on a square only the rook crosses, doesn’t matter.
          4k3/8/8/8/2Pp4/8/8/4K3 b - c3   | legal d4c3 | No | The pawn on d4 can take en passant on c3, because the other pawn has just passed that square.
          """)
  void aDoubtedSpecialMoveIsExplained(String position, String ask, String chosen, String because) {
    assertEquals(because, feedback(choose(ask(position, ask), chosen)));
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/5b2/8/8/8/R3K3 w Q -, Neither side, ATTACKED_ROOK_FORBIDS_CASTLING",
    "r3k3/8/8/8/8/8/6B1/4K3 b q -, Neither side, ATTACKED_ROOK_FORBIDS_CASTLING",
    "4k3/8/8/8/6b1/8/8/R3K3 w Q -, Queenside only, CASTLES_THROUGH_CHECK",
    "4k3/8/8/8/8/8/8/R3K3 w Q -, Neither side,",
  })
  void aWrongChoiceOfCastlingsShowsAMisconception(
      String position, String chosen, @Nullable Misconception misconception) {
    AnswerOutcome outcome = choose(ask(position, "castlings"), chosen).outcome();
    assertEquals(
        misconception, assertInstanceOf(AnswerOutcome.Wrong.class, outcome).misconception());
  }
}
