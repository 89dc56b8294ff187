package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Notation;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Moves that are written, moves that are read, and mistakes on score sheets. */
class ScoreSheetExercisesTest {
  private static final String TWO_KNIGHTS = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 20";
  private static final String CAPTURE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
  private static final String TO_QUEEN = "7k/P7/8/8/8/8/8/4K3 w - - 0 1";
  private static final String HOME = "4k2r/8/8/8/8/8/8/4K3 b k - 0 1";
  private static final String KNIGHT = "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1";
  private static final String ROOKS = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";

  private static ExerciseRun writing(String position, String score) {
    return start("kind: write\nposition: %s\nscore: %s\n".formatted(position, score));
  }

  private static AnswerOutcome write(ExerciseRun run, String text) {
    return run.answer(new Answer.Typed(text)).outcome();
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 20, Nbd2, Nbd2 Nb1d2 Nb1-d2 ♘bd2 Nbd2!",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, exd5, exd5 ed5 exd5! e4xd5",
    "7k/P7/8/8/8/8/8/4K3 w - - 0 1, a8=Q+, a8=Q+ a8=Q a8Q a7-a8=Q",
    "4k2r/8/8/8/8/8/8/4K3 b k - 0 1, O-O, 0-0 O-O o-o 0-0!",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, exd6, exd6 e5xd6 ed6",
  })
  void everyClearWayToWriteAMoveIsRight(String position, String move, String ways) {
    for (String way : ways.split(" ")) {
      assertInstanceOf(AnswerOutcome.Solved.class, write(writing(position, move), way), way);
    }
  }

  @Test
  void anUnusualNotationIsRightAndTheUsualOneIsShown() {
    ExerciseRun run = writing(CAPTURE, "exd5");
    assertEquals(
        "We can read that. Most people write exd5.", feedback(run.answer(new Answer.Typed("ed5"))));
    assertEquals("That solves it.", feedback(run.answer(new Answer.Typed("exd5!"))));
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, exd5, Exd5",
    "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 20, Nbd2, NBD2",
    "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 20, Nbd2, 20. Nb d2",
    "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1, bxc3, BXC3",
    "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1, Bxc3, BXC3",
  })
  void capitalsOfAPhoneAreRightAndTheUsualWayIsShown(String position, String move, String typed) {
    AnswerResult step = writing(position, move).answer(new Answer.Typed(typed));
    assertInstanceOf(AnswerOutcome.Solved.class, step.outcome());
    assertEquals("We can read that. Most people write " + move + ".", feedback(step));
  }

  @Test
  void aBishopIsNotAFile() {
    ExerciseRun run = writing("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1", "bxc3");
    assertInstanceOf(AnswerOutcome.Wrong.class, write(run, "Bxc3"));
  }

  static List<String> mistakes() {
    return List.of(
        TWO_KNIGHTS
            + "|Nbd2|Nd2|Two pieces of that kind can go to d2. Add the file or rank to show which knight it was.",
        TWO_KNIGHTS + "|Nbd2|Nfd2|That would be the knight from f3, but the one from b1 moved.",
        TWO_KNIGHTS + "|Nbd2|Bd2|That would be a bishop, but a knight moved.",
        TWO_KNIGHTS + "|Nbd2|b1d2|The letter is missing. For a knight, write N.",
        KNIGHT + "|Nc3|Kd2|K is the king. For a knight, write N.",
        KNIGHT + "|Nc3|Na3|The knight didn’t go to a3. Look at the square it’s on now.",
        KNIGHT + "|Nc3|Nh8|The knight didn’t go to h8. Look at the square it’s on now.",
        CAPTURE
            + "|exd5|Pxd5|A pawn has no letter. Write its square, and if it took something, the file it came from.",
        CAPTURE + "|exd5|e5|The pawn didn’t go to e5. Look at the square it’s on now.",
        TO_QUEEN + "|a8=Q+|a8|Write what the pawn became: add =Q, =R, =B or =N.",
        TO_QUEEN + "|a8=Q+|a8=R|It became a queen.",
        HOME + "|O-O|Kg8|Castling is written 0-0 on the kingside and 0-0-0 on the queenside.",
        HOME
            + "|O-O|0-0-0|That’s castling on the other side. Write two zeros for the kingside and three for the queenside.",
        TO_QUEEN + "|a8=Q+|a8=K|It became a queen.",
        KNIGHT + "|Nc3|nc3|Write the letter of a piece as a capital: N.",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1|Bb5+|bb5|Write the letter of a piece as a capital: B.",
        KNIGHT + "|Nc3|Nc3=Q|Nothing was promoted. It’s still a knight.",
        ROOKS + "|R1a3|R5a3|That would be the rook from a5, but the one from a1 moved.",
        ROOKS + "|R1a3|0-0|Nobody castled. A rook moved.");
  }

  @ParameterizedTest
  @org.junit.jupiter.params.provider.MethodSource("mistakes")
  void aMistakeInWritingIsExplained(String mistake) {
    String[] parts = mistake.split("\\|");
    ExerciseRun run = writing(parts[0], parts[1]);
    AnswerResult step = run.answer(new Answer.Typed(parts[2]));
    assertInstanceOf(AnswerOutcome.Wrong.class, step.outcome(), parts[2]);
    assertEquals(parts[3], feedback(step));
    assertEquals(run.scene(), step.next().scene());
  }

  @Test
  void textThatIsNotAMoveCostsNothing() {
    AnswerResult step = writing(KNIGHT, "Nc3").answer(new Answer.Typed("hello"));
    assertInstanceOf(AnswerOutcome.Ignored.class, step.outcome());
    assertEquals(0, step.next().wrongTries());
  }

  @Test
  void longNotationNamesBothSquares() {
    ExerciseRun run =
        start("kind: write\nposition: %s\nscore: Nc3\nnotation: long\n".formatted(KNIGHT));
    assertInstanceOf(AnswerOutcome.Solved.class, write(run, "Nb1-c3"));
    assertEquals(
        "Long notation gives both squares: where the piece came from and where it went.",
        feedback(run.answer(new Answer.Typed("Nc3"))));
  }

  @Test
  void theSheetFillsMoveByMoveAndTheBoardIsAlwaysOneAhead() {
    ExerciseRun run = start("kind: write\nscore: 1. e4 e5 2. Nf3\n");
    assertEquals(Scene.Mode.WRITE, run.scene().mode());
    assertEquals(Move.parseUci("e2e4"), run.scene().last());
    assertEquals(List.of("…"), texts(run));
    run = run.answer(new Answer.Typed("e4")).next();
    assertEquals(List.of("e4", "…"), texts(run));
    assertEquals(Move.parseUci("e7e5"), run.scene().last());
    run = run.answer(new Answer.Typed("e5")).next().answer(new Answer.Typed("Nf3")).next();
    assertTrue(run.finished());
    assertEquals(List.of("e4", "e5", "Nf3"), texts(run));
  }

  private static List<String> texts(ExerciseRun run) {
    ScoreSheet sheet = assertInstanceOf(ScoreSheet.class, run.scene().aside());
    return sheet.entries().stream().map(entry -> entry.texts().get(Notation.SHORT)).toList();
  }

  @Test
  void descriptiveNotationIsNotWritten() {
    assertEquals(
        List.of("descriptive notation is read, not written"),
        problems("kind: write\nscore: 1. e4\nnotation: descriptive\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. Nf3        | short       | b1c3 | Nf3 isn’t the knight from b1 to c3.
          1. Nf3        | short       | g2g3 | Nf3 moves a knight. You moved a pawn.
          1. Nf3        | short       | g1h3 | Nf3 doesn’t end on h3.
          1. Nf3        | short       | g1f3 |
          1. e4         | descriptive | e2e4 |
          1. e4         | descriptive | e2e3 | P-K4 doesn’t end on e3.
          1. e4         | descriptive | d2d4 | P-K4 isn’t the pawn from d2 to d4.
          """)
  void aMoveOnTheSheetIsMadeOnTheBoard(
      String score, String notation, String made, String expected) {
    ExerciseRun run =
        start("kind: play-sheet\nscore: %s\nnotation: %s\n".formatted(score, notation));
    AnswerResult step = run.answer(new Answer.Play(Move.parseUci(made)));
    assertEquals(expected == null, step.outcome() instanceof AnswerOutcome.Solved);
    if (expected != null) {
      assertEquals(expected, feedback(step));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0-0, e1c1, '0-0 means castling on the other side, with the other rook.'",
    "0-0-0, e1h1, '0-0-0 means castling on the other side, with the other rook.'",
    "0-0, e1f1, '0-0 means castling: the king goes two squares towards a rook.'",
    "0-0, a1c1, 0-0 moves a king. You moved a rook."
  })
  void castlingOnTheSheetNamesASide(String written, String made, String expected) {
    ExerciseRun run =
        start("kind: play-sheet\nposition: 4k3/8/8/8/8/8/8/R3K2R w KQ -\nscore: 1. " + written);
    assertEquals(expected, feedback(run.answer(new Answer.Play(Move.parseUci(made)))));
  }

  @Test
  void refusalsKnowTheMovesOfTheSheet() {
    ExerciseRun run = start("kind: play-sheet\nscore: 1. e4 a6 2. e5 d5 3. h3 h6 4. Nf3\n");
    for (String move : List.of("e2e4", "a7a6", "e4e5", "d7d5", "h2h3", "h7h6")) {
      run = run.answer(new Answer.Play(Move.parseUci(move))).next();
    }
    AnswerResult late = run.answer(new Answer.Play(Move.parseUci("e5d6")));
    assertEquals("refused: en-passant-too-late", feedback(late));
  }

  @Test
  void blackCountsTheRanksOfDescriptiveNotationFromBlacksSide() {
    ExerciseRun run =
        start(
            """
            kind: play-sheet
            position: 4k3/8/8/8/r7/8/8/4K3 b - - 0 1
            score: 1... Ra6
            notation: descriptive
            """);
    assertEquals(
        "R-R3 is what you’d get by counting from Black’s side of the board.",
        feedback(run.answer(new Answer.Play(Move.of(Square.A4, Square.A3)))));
  }

  @Test
  void ifOneSideIsPlayedTheOtherMovesByItself() {
    ExerciseRun run = start("kind: play-sheet\nscore: 1. e4 e5 2. Nf3 Nc6\nside: black\n");
    assertEquals(Color.BLACK, run.scene().turn());
    assertEquals(Move.parseUci("e2e4"), run.scene().last());
    run = run.answer(new Answer.Play(Move.parseUci("e7e5"))).next();
    assertEquals(List.of(Move.parseUci("g1f3")), run.scene().moves());
    assertInstanceOf(
        AnswerOutcome.Solved.class, run.answer(new Answer.Play(Move.parseUci("b8c6"))).outcome());
  }

  @Test
  void anIllegalMoveIsRefused() {
    ExerciseRun run = start("kind: play-sheet\nscore: 1. e4\n");
    assertInstanceOf(
        AnswerOutcome.Refused.class, run.answer(new Answer.Play(Move.parseUci("e2e5"))).outcome());
  }

  private static final String SHEET =
      """
      kind: sheet-fault
      score: 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6
      sheet: 1. e4 e5 2. Nf3 Nc3 3.Bb5 Pa6
      """;

  @Test
  void mistakesOnASheetAreFoundAndCorrectedOneByOne() {
    ExerciseRun run = start(SHEET);
    assertEquals(2, run.scene().of());
    AnswerResult found = run.answer(new Answer.Choose(3));
    assertEquals("The knight didn’t go to c3. Look at the square it’s on now.", feedback(found));
    assertEquals(Scene.Mode.WRITE, found.next().scene().mode());
    assertEquals(Move.parseUci("b8c6"), found.next().scene().last());
    AnswerResult wrong = found.next().answer(new Answer.Typed("Nc3"));
    assertInstanceOf(AnswerOutcome.Wrong.class, wrong.outcome());
    run = found.next().answer(new Answer.Typed("Nc6")).next();
    assertEquals(1, run.scene().found());
    assertEquals(List.of("e4", "e5", "Nf3", "Nc6", "Bb5", "Pa6"), texts(run));
    run = run.answer(new Answer.Choose(5)).next();
    assertInstanceOf(AnswerOutcome.Solved.class, write(run, "a6"));
  }

  @Test
  void aRightEntryCannotBeCorrected() {
    AnswerResult step = start(SHEET).answer(new Answer.Choose(4));
    assertEquals("Bb5 is right, because the bishop went from f1 to b5.", feedback(step));
    assertEquals(1, step.next().wrongTries());
  }

  @Test
  void theGameOfASheetCanBeGoneThrough() {
    ExerciseRun run = start(SHEET).answer(new Answer.TurnTo(4)).next();
    assertEquals(Move.parseUci("b8c6"), run.scene().last());
    assertNull(run.answer(new Answer.TurnTo(0)).next().scene().last());
    assertFalse(run.finished());
  }

  @Test
  void aSheetThatDoesNotFitItsGameIsReported() {
    assertEquals(
        List.of("the sheet has 1 entries, but the game has 2 moves"),
        problems("kind: sheet-fault\nscore: 1. e4 e5\nsheet: 1. e4\n"));
    assertEquals(
        List.of("there is no mistake on the sheet"),
        problems("kind: sheet-fault\nscore: 1. e4 e5\nsheet: 1. e4 e5\n"));
  }
}
