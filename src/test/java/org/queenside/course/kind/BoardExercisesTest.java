package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;
import static org.queenside.course.kind.ExerciseRunFixture.words;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.SquareConfusion;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Exercises without moves: demonstrations, squares, marks, set-ups, faults, questions. */
class BoardExercisesTest {

  private static SquareSet squares(String names) {
    SquareSet squares = SquareSet.EMPTY;
    for (String name : names.split(" ", -1)) {
      squares = squares.with(Square.parse(name));
    }
    return squares;
  }

  @Test
  void aDemonstrationCanBeSteppedForwardAndBack() {
    ExerciseRun run =
        start(
            """
            kind: read
            position: 8/8/8/8/3R4/8/8/8 w - -
            steps:
              - text: It stands here.
                arrows: [d4-d8]
              - text: It goes.
                move: d4d8
              - text: Again.
                move: d8h8
            """);
    assertEquals("It stands here.", words(run.scene().prompt()));
    assertEquals(List.of(new Arrow(Square.D4, Square.D8)), run.scene().arrows());
    run = run.answer(new Answer.Next()).next();
    assertEquals(Map.of(Square.D8, Piece.WHITE_ROOK), run.scene().pieces());
    run = run.answer(new Answer.Next()).next();
    assertEquals(Map.of(Square.H8, Piece.WHITE_ROOK), run.scene().pieces());
    run = run.answer(new Answer.Undo()).next();
    assertEquals(2, run.scene().found());
    run = run.answer(new Answer.Next()).next();
    AnswerResult last = run.answer(new Answer.Next());
    assertInstanceOf(AnswerOutcome.Solved.class, last.outcome());
  }

  @Test
  void squaresAreFoundOneAfterAnother() {
    ExerciseRun run = start("kind: square\nfind: [c2, e4]\n");
    assertEquals("Find c2.", words(run.scene().prompt()));
    assertEquals(
        "That’s b3. Use the letter of c2 first, then the number.",
        feedback(run.answer(new Answer.Pick(Square.B3))));
    assertEquals(
        "That’s f7. It would be c2 from the other side of the board. Check the letters at"
            + " the edge.",
        feedback(run.answer(new Answer.Pick(Square.F7))));
    run = run.answer(new Answer.Pick(Square.C2)).next();
    assertEquals("Find e4.", words(run.scene().prompt()));
    assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Pick(Square.E4)).outcome());
  }

  @ParameterizedTest
  @CsvSource({"a1", "d4", "d5", "e4", "h8", "c3", "c6", "a8"})
  void aLitSquareHasFourDifferentNamesToChooseFrom(String square) {
    ExerciseRun run = start("kind: square\nname: [%s]\n".formatted(square));
    List<String> names =
        run.scene().options().stream().map(option -> words(option.label())).toList();
    assertEquals(4, names.stream().distinct().count());
    int right = names.indexOf(square);
    assertTrue(right >= 0);
    assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Choose(right)).outcome());
    assertInstanceOf(
        AnswerOutcome.Wrong.class, run.answer(new Answer.Choose((right + 1) % 4)).outcome());
    assertInstanceOf(
        AnswerOutcome.Solved.class,
        run.answer(new Answer.Typed(" " + square.toUpperCase(java.util.Locale.ROOT))).outcome());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/8/3r1n2/8/3p4/8/8/8 b - -     | targets of d6            | a6 b6 c6 e6 d5 d7 d8
          4k3/8/8/8/4b3/5R2/6K1/8 w - -   | targets of e4            | a8 b7 c6 d5 f5 g6 h7 d3 c2 b1 f3
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - - | attackers of d5    | e4 b5
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - - | attackers of e4 by black | d5
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - - | attackers of b5    | a6
          8/8/8/8/8/3K4/8/4R2N w - -      | defenders of d3          |
          8/8/8/8/3R4/8/3R4/8 w - -       | defenders of d4          | d2
          8/8/8/8/8/8/P7/8 w - -          | attacks of a2            | b3
          8/8/8/8/8/8/P7/8 w - -          | attacked by white        | b3
          8/8/8/8/8/8/8/8 w - -           | diagonal c8-h3           | c8 d7 e6 f5 g4 h3
          8/8/8/8/8/8/8/8 w - -           | file h                   | h1 h2 h3 h4 h5 h6 h7 h8
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - | pieces that can move | b1 g1 a2 b2 c2 d2 e2 f2 g2 h2
          4k3/8/8/3p4/4P1n1/7P/3P4/4K3 w - - | pieces that can capture | e4 h3
          8/8/8/8/4b3/5R2/6K1/k7 w - -    | pinned pieces            | f3
          4k3/3nq3/8/1B6/8/8/3p4/4R1K1 b - - | pinned pieces         | d7 e7
          """)
  void theRulesKnowWhatToMark(String position, String mark, String expected) {
    String fields = "kind: mark\nposition: %s\nmark: %s\n".formatted(position, mark);
    if (expected == null) {
      assertEquals(List.of("no square fits"), problems(fields));
      return;
    }
    SquareSet marked = squares(expected);
    ExerciseRun run = start(fields);
    assertEquals(marked.size(), run.scene().of());
    for (Square square : Square.values()) {
      AnswerOutcome outcome = run.answer(new Answer.Toggle(square)).outcome();
      boolean right =
          outcome instanceof AnswerOutcome.Progressed || outcome instanceof AnswerOutcome.Solved;
      assertEquals(marked.contains(square), right, square::toString);
    }
  }

  @Test
  void aWrongTargetIsRefusedByTheRulesAndShowsAMisconception() {
    ExerciseRun run =
        start("kind: mark\nposition: 8/8/3r1n2/8/3p4/8/8/8 b - -\nmark: targets of d6\n");
    AnswerOutcome.Refused refused =
        assertInstanceOf(
            AnswerOutcome.Refused.class, run.answer(new Answer.Toggle(Square.D3)).outcome());
    assertEquals("blocked", refused.ruling().reason().code());
    assertEquals(Misconception.SLIDERS_JUMP, refused.misconception());
  }

  @Test
  void marksAreTakenBackAndMissingOnesCounted() {
    ExerciseRun run = start("kind: mark\nposition: 8/8/8/8/8/8/8/8 w - -\nmark: diagonal a1-h8\n");
    run = run.answer(new Answer.Toggle(Square.A1)).next();
    assertEquals("7 squares are still missing.", feedback(run.answer(new Answer.Done())));
    run = run.answer(new Answer.Toggle(Square.A1)).next();
    assertEquals(SquareSet.EMPTY, run.scene().marks());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Q | E1 | The queen starts on its own colour, so the white queen goes on d1. e1 is a dark square. | KING_AND_QUEEN_SWAPPED
          q | E8 | The queen starts on its own colour, so the black queen goes on d8. e8 is a light square. | KING_AND_QUEEN_SWAPPED
          q | E7 | The black queen starts in the middle of its rank, beside the king, on d8. |
          K | D1 | d1 is for the queen, because it starts on its own colour. The white king goes beside it, on e1. | KING_AND_QUEEN_SWAPPED
          N | C1 | c1 is for a bishop. A knight starts beside the rook, on b1 and g1. | KNIGHT_AND_BISHOP_SWAPPED
          b | G8 | g8 is for a knight. A bishop starts beside the king or the queen, on c8 and f8. | KNIGHT_AND_BISHOP_SWAPPED
          R | B1 | A rook starts in the corner, on a1 and h1. |
          P | E3 | The pawns start in front of the other pieces, on a2, b2, c2, d2, e2, f2, g2 and h2. |
          p | D2 | The black pawn starts on Black’s side of the board, on rank 7. |
          K | E8 | The white king starts on White’s side of the board, on rank 1. |
          """)
  void aMisplacedPieceIsExplainedByARule(
      String letter, Square square, String expected, Misconception misconception) {
    ExerciseRun run =
        start(
            """
            kind: set-up
            given: 8/8/8/8/8/8/8/8
            target: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
            """);
    AnswerResult step =
        run.answer(new Answer.Place(square, Piece.fromLetter(letter.charAt(0)), null));
    assertEquals(expected, feedback(step));
    assertEquals(
        misconception, assertInstanceOf(AnswerOutcome.Wrong.class, step.outcome()).misconception());
    assertEquals(Map.of(), step.next().scene().pieces());
  }

  @Test
  void theTrayHoldsTheMissingPieces() {
    ExerciseRun run =
        start(
            """
            kind: set-up
            given: 8/8/8/8/8/8/8/RNBQKB2
            target: 8/8/8/8/8/8/8/RNBQKBNR
            place: [N, R]
            """);
    assertEquals(Map.of(Piece.WHITE_KNIGHT, 1, Piece.WHITE_ROOK, 1), run.scene().tray());
    AnswerResult step = run.answer(new Answer.Place(Square.H1, Piece.WHITE_ROOK, null));
    assertEquals(Map.of(Piece.WHITE_KNIGHT, 1), step.next().scene().tray());
    assertInstanceOf(
        AnswerOutcome.Ignored.class,
        step.next().answer(new Answer.Place(Square.G1, Piece.WHITE_QUEEN, null)).outcome());
    assertInstanceOf(
        AnswerOutcome.Solved.class,
        step.next().answer(new Answer.Place(Square.G1, Piece.WHITE_KNIGHT, null)).outcome());
  }

  @Test
  void misplacedPiecesCanBeMovedOrRemoved() {
    ExerciseRun run =
        start(
            """
            kind: set-up
            given: 8/8/8/8/8/8/8/3KQ3
            target: 8/8/8/8/8/8/8/3QK3
            """);
    ExerciseRun moved = run.answer(new Answer.Place(Square.D1, null, Square.E1)).next();
    assertEquals(Map.of(Square.D1, Piece.WHITE_QUEEN), moved.scene().pieces());
    assertEquals(Map.of(Piece.WHITE_KING, 1), moved.scene().tray());
    ExerciseRun removed = run.answer(new Answer.Place(Square.D1, null, null)).next();
    assertEquals(Map.of(Square.E1, Piece.WHITE_QUEEN), removed.scene().pieces());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR | d1 e1
          rnbqknbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR | f8 g8
          rnbqkbnr/pp1ppppp/8/8/8/8/PPPPPPPP/RNBQKBNR | c7
          rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR | a2 a3
          """)
  void aFaultIsAnySquareThatDiffersFromTheStart(String position, String faulty) {
    ExerciseRun run = start("kind: fault\nposition: %s\n".formatted(position));
    for (Square square : Square.values()) {
      assertEquals(
          squares(faulty).contains(square),
          run.answer(new Answer.Pick(square)).outcome() instanceof AnswerOutcome.Solved,
          square::toString);
    }
    assertEquals(
        "The board is the right way round: h1, the corner at White’s right hand, is light.",
        feedback(run.answer(new Answer.Choose(0))));
  }

  @Test
  void ifTheBoardIsTurnedNoPieceIsAFaultButEveryCornerIs() {
    ExerciseRun run =
        start(
            """
            kind: fault
            position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
            turned: true
            """);
    assertTrue(run.scene().turned());
    assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Choose(0)).outcome());
    assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Pick(Square.H1)).outcome());
    assertEquals(
        "No piece is wrong here. Look at the board itself.",
        feedback(run.answer(new Answer.Pick(Square.D1))));
    assertEquals(
        List.of("there is no fault"),
        problems("kind: fault\nposition: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - | turn | White | White always makes the first move.
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - | turn after d2d4 g8f6 c2c4 | Black | White has just moved, so it is Black’s turn.
          8/8/8/8/8/8/8/8 w - -                  | colour of f5   | Light | f5 is a light square.
          8/8/8/8/8/8/8/8 w - -                  | colour of a1   | Dark  | a1 is a dark square.
          4k3/2n5/8/8/8/2R2N2/8/4K3 w - -        | legal c3c7     | Yes   | The white rook can go from c3 to c7.
          4k3/2n5/8/8/8/2R2N2/8/4K3 w - -        | legal c3c8     | No    | refused: blocked
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - -  | attacked b5 by black | Yes |The black pawn on a6 attacks b5.
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - -  | attacked h3 by black | No  | Black doesn’t attack h3.
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - -  | defended e4    | No    | Nothing protects the white pawn on e4.
          4k3/8/8/8/8/8/3P4/4K3 w - -            | defended d2    | Yes   | The white king on e1 protects the white pawn on d2.
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - -  | safe b5        | No    | b5 isn’t safe, because the black pawn on a6 attacks it.
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - -  | safe d2        | Yes   | d2 is safe, because Black doesn’t attack it.
          4k3/8/8/8/4R3/8/8/4K3 b - -            | check          | Yes   | Black’s king on e8 is in check from the white rook on e4.
          4k3/4p3/8/8/4R3/8/8/4K3 b - -          | check          | No    | Black’s king on e8 isn’t in check. The black pawn on e7 blocks the white rook on e4.
          4k3/8/8/8/3R4/8/8/4K3 b - -            | check          | No    | Nothing attacks Black’s king on e8.
          4k3/8/8/8/8/8/8/R2QK3 w - -            | balance        | White is ahead by 14 | White’s pieces add up to 14, Black’s to 0.
          q3k3/8/8/8/8/8/8/RR2K3 w - -           | balance        | White is ahead by 1  | White’s pieces add up to 10, Black’s to 9.
          3bk3/ppp5/8/8/8/8/8/3NKN2 w - -        | balance        | Even  | White’s pieces add up to 6, Black’s to 6.
          8/8/8/8/8/8/8/8 w - -                  | worth Q        | 9     | A queen is worth 9 points.
          8/8/8/8/8/8/8/8 w - -                  | worth P        | 1     | A pawn is worth one point.
          8/8/8/8/8/8/8/8 w - -                  | worth BN       | 6     | Together they are worth 6.
          3r4/8/8/8/8/8/8/3Q4 w - -              | trade d1d8     | Good: it wins more than it loses | It wins 5 and loses nothing.
          r2r4/8/8/8/8/8/8/3Q4 w - -             | trade d1d8     | Bad: it loses more than it wins  | It wins 5 and loses 9.
          r2r4/8/8/8/8/8/8/3R4 w - -             | trade d1d8     | Even: it wins as much as it loses | It wins 5 and loses 5.
          r2n4/8/8/8/8/8/3R4/3R4 w - -           | trade d2d8     | Good: it wins more than it loses | It wins 3 and loses nothing.
          """)
  void theRulesAnswerTheQuestion(String position, String ask, String right, String because) {
    ExerciseRun run = start("kind: choose\nposition: %s\nask: %s\n".formatted(position, ask));
    List<Option> options = run.scene().options();
    for (int number = 0; number < options.size(); number++) {
      AnswerResult step = run.answer(new Answer.Choose(number));
      boolean isRight = words(options.get(number).label()).equals(right);
      assertEquals(isRight, step.outcome() instanceof AnswerOutcome.Solved);
      assertEquals(because, feedback(step));
    }
    assertEquals(1, options.stream().filter(o -> words(o.label()).equals(right)).count());
  }

  @Test
  void theMostValuablePieceIsPickedOnTheBoard() {
    ExerciseRun run =
        start("kind: choose\nposition: 3rk3/8/8/q6r/8/8/8/4K3 w - -\nask: most valuable\n");
    assertTrue(run.scene().options().isEmpty());
    assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Pick(Square.A5)).outcome());
    assertEquals(
        "The black rook on d8 is only worth 5.", feedback(run.answer(new Answer.Pick(Square.D8))));
    assertEquals(
        "The black king on e8 has no price: without it the game is over.",
        feedback(run.answer(new Answer.Pick(Square.E8))));
  }

  @Test
  void theBoardWithALightCornerAtTheRightIsTheRightOne() {
    ExerciseRun run =
        start(
            """
            kind: choose
            position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -
            ask: stands-right
            misconceptions: [dark-corner-right]
            """);
    for (int number = 0; number < 2; number++) {
      Option.Picture picture = run.scene().options().get(number).picture();
      AnswerOutcome outcome = run.answer(new Answer.Choose(number)).outcome();
      if (picture.turned()) {
        assertEquals(
            Misconception.DARK_CORNER_RIGHT,
            assertInstanceOf(AnswerOutcome.Wrong.class, outcome).misconception());
      } else {
        assertInstanceOf(AnswerOutcome.Solved.class, outcome);
      }
    }
  }

  @Test
  void aQuestionAboutCheckHidesTheCheckUntilItIsAnswered() {
    String fields = "kind: choose\nposition: 4k3/8/8/4b3/8/8/7K/4R3 w - -\nask: %s\n";
    ExerciseRun run = start(fields.formatted("check"));
    assertNull(run.scene().check());
    assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Choose(0)).outcome());
    assertEquals(Square.H2, run.answer(new Answer.Choose(0)).next().scene().check());
    assertEquals(Square.H2, start(fields.formatted("legal h2h3")).scene().check());
  }

  @Test
  void aQuestionThatMakesNoSenseIsReported() {
    assertEquals(
        List.of("there is no piece on e4"),
        problems("kind: choose\nposition: 8/8/8/8/8/8/8/8 w - -\nask: defended e4\n"));
    assertEquals(
        List.of("the side to move has no king"),
        problems("kind: choose\nposition: 8/8/8/8/8/8/8/8 w - -\nask: check\n"));
    assertEquals(
        List.of("e2e4 is not a legal capture"),
        problems("kind: choose\nposition: 8/8/8/8/8/8/4P3/8 w - -\nask: trade e2e4\n"));
    assertEquals(
        List.of("two options are the same"),
        problems("kind: choose\noptions: [{text: A}, {text: A}]\nanswer: 1\n"));
    assertEquals(
        List.of("'answer' is missing"),
        problems("kind: choose\noptions: [{text: A}, {text: B}]\n"));
  }

  @Test
  void theSideToMoveIsAtTheBottomUnlessTheAuthorTurnsTheBoard() {
    String mark = "kind: mark\nposition: 8/8/8/8/8/8/8/8 b - -\nmark: rank 4\n";
    assertEquals(Color.BLACK, start(mark).scene().orientation());
    assertEquals(Color.WHITE, start(mark + "orientation: white\n").scene().orientation());
  }

  @Test
  void everyConfusionOfSquaresHasItsSentences() {
    CourseText text = new CourseText(Locale.ENGLISH, _ -> "");
    for (SquareConfusion mixUp : SquareConfusion.values()) {
      for (String kind : List.of("find.", "name.")) {
        assertTrue(text.text(Message.coded(kind + mixUp, Square.C2, Square.B3)).contains("b3"));
      }
    }
  }
}
