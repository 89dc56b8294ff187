package org.queenside.school.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.MoveKind;
import org.queenside.course.syntax.GoalForm;
import org.queenside.school.authoring.Diagnostic.Severity;
import org.queenside.school.authoring.DraftTask.ReachGoal;
import org.queenside.school.authoring.ExerciseDraft.WrongTry;

/** What an author reads about positions that are easy to check on a board. */
class DraftInspectorTest {
  private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";
  private static final String TWO_MATES = "8/8/4Q3/8/7k/5K2/8/8 w - -";

  /** Paul Morphy's problem: the only first move is Ra6. */
  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - -";

  @Test
  void aSoundMateNeedsNothingButItsPosition() {
    DraftInspection inspection =
        TestDrafts.INSPECTOR.inspect(TestDrafts.of(BACK_RANK, GoalForm.MATE));

    assertThat(inspection.findings()).isEmpty();
    assertThat(inspection.isValid()).isTrue();
    assertThat(inspection.right()).containsExactly("Ra8#");
    assertThat(inspection.exercise().info().task()).isEqualTo("Mate in one move.");
    assertThat(inspection.exercise().info().hints())
        .containsExactly("Which squares can the king still reach?");
  }

  @Test
  void aSecondMateIsQuestionedAndCanBeAccepted() {
    ExerciseDraft draft = TestDrafts.of(TWO_MATES, GoalForm.MATE);

    assertThat(TestDrafts.read(draft))
        .containsExactly("Two moves mate here: Qg4# and Qh6#. Accept both?");
    assertThat(TestDrafts.INSPECTOR.inspect(draft).isValid()).isTrue();

    ExerciseDraft accepted = TestDrafts.press("Accept both", draft);
    assertThat(TestDrafts.read(accepted)).isEmpty();
    assertThat(TestDrafts.INSPECTOR.inspect(accepted).yaml()).contains("solutions: 2");
  }

  @Test
  void acceptedMovesAreQuestionedAgainWhenThePositionChanges() {
    ExerciseDraft accepted =
        TestDrafts.press("Accept both", TestDrafts.of(TWO_MATES, GoalForm.MATE));

    ExerciseDraft changed = accepted.withSetup(TestDrafts.of(BACK_RANK, GoalForm.MATE).setup());

    assertThat(TestDrafts.read(changed)).isEmpty();
    assertThat(TestDrafts.INSPECTOR.inspect(changed).yaml()).contains("solutions: 1");
  }

  @Test
  void withoutAMateTheOtherSideOrMoreMovesAreOffered() {
    ExerciseDraft otherSide = TestDrafts.of("6k1/5ppp/8/8/8/8/8/R5K1 b - -", GoalForm.MATE);
    assertThat(TestDrafts.read(otherSide)).containsExactly("No move mates here.");
    assertThat(TestDrafts.buttons(otherSide)).contains("Let White move");
    assertThat(TestDrafts.read(TestDrafts.press("Let White move", otherSide))).isEmpty();

    ExerciseDraft longer = TestDrafts.of(MORPHY, GoalForm.MATE);
    assertThat(TestDrafts.read(longer)).containsExactly("No move mates here.");
    assertThat(TestDrafts.buttons(longer)).contains("Allow two moves");
    assertThat(TestDrafts.read(TestDrafts.press("Allow two moves", longer))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/4R3/8/8/8/8/4r3/4K3 w - - | This position can’t happen in a game: both kings are in check.",
        "4k3/8/8/8/8/8/8/4RK2 w - - | It’s White’s move, but Black’s king on e8 is already in check.",
        "P5k1/8/8/8/8/8/8/K7 w - - | The pawn on a8 would have been promoted.",
        "6k1/8/8/8/8/8/8/K6p w - - | The pawn on h1 would have been promoted.",
        "6k1/8/8/8/8/8/8/K6P w - - | The pawn on h1 is behind the rank where pawns start.",
        "8/8/8/3k4/4K3/8/8/8 w - - | The kings on e4 and d5 are next to each other. Kings never are.",
        "4k3/8/8/8/8/8/8/K3K3 w - - | White has more than one king, on a1 and e1.",
        "4k3/8/8/8/8/8/8/4K3 w K - | White can’t castle there because there’s no rook on h1.",
        "4k3/8/8/8/8/8/8/3K3R w K - | White can’t castle because the king isn’t on e1.",
        "4k3/8/8/8/8/8/8/4K3 w - e6 | No pawn can have just passed over e6.",
      })
  void anImpossiblePositionIsExplained(String fen, String sentence) {
    assertThat(TestDrafts.read(TestDrafts.of(fen, GoalForm.CAPTURE_ANY))).containsExactly(sentence);
    assertThat(TestDrafts.INSPECTOR.inspect(TestDrafts.of(fen, GoalForm.CAPTURE_ANY)).isValid())
        .isFalse();
  }

  @Test
  void theSquaresOfAProblemAreMarkedOnTheBoard() {
    Diagnostic finding =
        TestDrafts.INSPECTOR
            .inspect(TestDrafts.of("4k3/4R3/8/8/8/8/4r3/4K3 w - -", GoalForm.MATE))
            .findings()
            .getFirst();

    assertThat(finding.squares()).isEqualTo(SquareSet.of(Square.E7, Square.E8));
    assertThat(finding.quickFixes()).isEmpty();
  }

  @Test
  void oneClickPromotesAPawnOnTheLastRank() {
    ExerciseDraft draft = TestDrafts.of("P5k1/5ppp/8/8/8/8/8/K7 w - -", GoalForm.CAPTURE_ANY);

    assertThat(TestDrafts.buttons(draft)).containsExactly("Make it a queen", "Take it away");
    ExerciseDraft queened = TestDrafts.press("Make it a queen", draft);
    assertThat(queened.setup().board().at(Square.A8)).hasToString("WHITE_QUEEN");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/4K3 w KQkq - | Castling isn’t possible as you’ve set it: a king or a rook isn’t"
            + " on its first square. | Turn castling off",
        "P1p3k1/8/8/8/8/8/8/K6p w - - | No pawn can stand on the first or the last rank: h1, a8"
            + " and c8. | Take them away",
      })
  void theSameProblemIsToldOnceWithOneQuickFix(String fen, String sentence, String fix) {
    ExerciseDraft draft = TestDrafts.of(fen, GoalForm.CAPTURE_ANY);

    assertThat(TestDrafts.read(draft)).containsExactly(sentence);
    assertThat(TestDrafts.buttons(draft)).containsExactly(fix);
    assertThat(TestDrafts.press(fix, draft).setup().lessonPosition())
        .isInstanceOf(PositionResult.Valid.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/3N1N2/8/8/8/8/4K3 b - - "
            + "| This position can’t happen in a game: no last move can have given both checks, from"
            + " d6 and f6, to the king on e8.",
        "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - | This position can’t happen in a game: White must have"
            + " promoted a pawn, but all eight are still there.",
        "4k3/8/8/8/8/P7/PP6/4K3 w - - "
            + "| This position can’t happen in a game: White can’t have got these pawns to these"
            + " squares.",
      })
  void anUnreachablePositionIsOnlyQuestioned(String fen, String sentence) {
    ExerciseDraft draft = TestDrafts.of(fen, new DraftTask.FindAll(MoveKind.CAPTURES));

    assertThat(TestDrafts.read(draft)).contains(sentence);
    assertThat(
            TestDrafts.INSPECTOR.inspect(draft).findings().stream()
                .filter(finding -> finding.severity() == Severity.QUESTION))
        .hasSize(1);
  }

  @Test
  void aBoardWithoutKingsIsNotQuestioned() {
    ExerciseDraft draft =
        TestDrafts.of(
            "8/8/8/8/PPPPPPPP/P7/8/R7 w - -", ReachGoal.of(GoalForm.REACH).withSquare(Square.H1));

    assertThat(TestDrafts.read(draft)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CAPTURE | D5 | 8/8/8/8/8/8/8/R7 w - - | There’s nothing on d5.",
        "CAPTURE | A4 | 8/8/8/8/P7/8/8/R7 w - - | The piece on a4 is White’s own.",
        "CAPTURE | D5 | 8/8/8/3p4/8/8/8/1B6 w - - | White can’t take the piece on d5.",
        "REACH   | B2 | 8/8/8/8/8/8/8/R7 w - - | White can’t move to b2.",
        "REACH   | A4 | 8/8/8/8/P7/8/8/R7 w - - | White’s own piece is already on a4.",
        "DEFEND  | H8 | 8/8/8/8/8/8/8/R7 w - - | White has no piece on h8.",
        "CHECK   |    | 8/8/8/8/8/8/8/R7 w - - | Black has no king. Put one on the board.",
        "PROMOTE |    | 8/8/P7/8/8/8/8/8 w - - | No pawn can promote.",
        "CASTLE  |    | 4k3/8/8/8/8/8/8/4K2R w - - | White can’t castle here.",
        "REACH   |    | 8/8/8/8/8/8/8/R7 w - - | Choose a square.",
        "MATE    |    | 7k/5Q2/6K1/8/8/8/8/8 b - - | It’s Black’s move, but Black has no legal move.",
        "MATE    |    | 7k/6Q1/6K1/8/8/8/8/8 b - - | It’s Black’s move, but Black is already checkmated.",
      })
  void anImpossibleGoalIsExplained(GoalForm type, Square square, String fen, String sentence) {
    assertThat(TestDrafts.read(TestDrafts.of(fen, ReachGoal.of(type).withSquare(square))))
        .containsExactly(sentence);
  }

  @Test
  void oneClickAllowsTwoMovesForALongerWay() {
    ExerciseDraft draft =
        TestDrafts.of("8/8/8/8/8/8/8/R7 w - -", ReachGoal.of(GoalForm.REACH).withSquare(Square.B2));

    assertThat(TestDrafts.buttons(draft)).containsExactly("Allow two moves");
    assertThat(TestDrafts.read(TestDrafts.press("Allow two moves", draft)))
        .containsExactly("Two moves are right here: Rb1 and Ra2. Accept both?");
  }

  @Test
  void morphysProblemHasOneFirstMoveAndAReply() {
    DraftInspection inspection = TestDrafts.INSPECTOR.inspect(TestDrafts.mateIn(2, MORPHY));

    assertThat(inspection.findings()).isEmpty();
    assertThat(inspection.right()).containsExactly("Ra6");
    assertThat(inspection.replies()).hasSize(1);
  }

  @Test
  void aReplyOfTheAuthorIsUsed() {
    ExerciseDraft draft =
        TestDrafts.of(MORPHY, ReachGoal.of(GoalForm.MATE).withMoves(2).withReplies("bxa6"));

    DraftInspection inspection = TestDrafts.INSPECTOR.inspect(draft);

    assertThat(inspection.isValid()).isTrue();
    assertThat(inspection.replies()).containsExactly("bxa6");
    assertThat(inspection.yaml()).contains("b7a6");
  }

  @Test
  void anImpossibleReplyIsNamed() {
    ExerciseDraft draft =
        TestDrafts.of(MORPHY, ReachGoal.of(GoalForm.MATE).withMoves(2).withReplies("Kb7"));

    assertThat(TestDrafts.read(draft)).containsExactly("“Kb7” isn’t a reply to Ra6.");
    assertThat(TestDrafts.read(TestDrafts.press("Let the rules choose", draft))).isEmpty();
  }

  @Test
  void aMateInTwoMustNotMateAtOnce() {
    ExerciseDraft draft = TestDrafts.mateIn(2, BACK_RANK);

    assertThat(TestDrafts.read(draft)).containsExactly("There’s a mate in one move: Ra8#.");
    assertThat(TestDrafts.read(TestDrafts.press("Ask for one move", draft))).isEmpty();
  }

  @Test
  void allMovesOfAKindAreCounted() {
    assertThat(
            TestDrafts.INSPECTOR
                .inspect(TestDrafts.of(TWO_MATES, new DraftTask.FindAll(MoveKind.MATES)))
                .right())
        .containsExactlyInAnyOrder("Qg4#", "Qh6#");
    assertThat(TestDrafts.read(TestDrafts.of(BACK_RANK, new DraftTask.FindAll(MoveKind.CAPTURES))))
        .containsExactly("No move takes a piece.");
    assertThat(TestDrafts.read(TestDrafts.of(BACK_RANK, new DraftTask.FindAll(MoveKind.ANSWERS))))
        .containsExactly("White isn’t in check, so there’s nothing to answer.");
  }

  @Test
  void mateOrNotNeedsACheck() {
    assertThat(TestDrafts.read(TestDrafts.of(BACK_RANK, new DraftTask.MateOrNot())))
        .containsExactly("It’s White’s move, but White isn’t in check.");
    assertThat(
            TestDrafts.read(
                TestDrafts.of("R5k1/5ppp/8/8/8/8/8/6K1 b - -", new DraftTask.MateOrNot())))
        .isEmpty();
  }

  @Test
  void aQuestionNeedsAnswersAndARightOne() {
    DraftTask.AskQuestion blank =
        new DraftTask.AskQuestion(List.of(new DraftTask.Choice("Yes", "")), -1);
    assertThat(TestDrafts.read(TestDrafts.of(BACK_RANK, blank)))
        .containsExactly(
            "Write the question.",
            "A question needs at least two answers.",
            "Choose the right answer.");

    DraftTask.AskQuestion twice =
        new DraftTask.AskQuestion(
            List.of(new DraftTask.Choice("Yes", ""), new DraftTask.Choice("yes", "")), 0);
    assertThat(TestDrafts.read(TestDrafts.of(BACK_RANK, twice)))
        .contains("The answer “yes” is there twice.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ra7  |",
        "a1a7 |",
        "h1   |",
        "Ra8  | Ra8 isn’t wrong, it’s right.",
        "Ra9  | “Ra9” isn’t a move here. Write it like Qg4, g4 or d1g4.",
        "a1b2 | a1b2 is against the rules here. The board explains such tries by itself.",
        "h8   | No piece can go to h8 here.",
      })
  void anExpectedMistakeMustBeAMistake(String tried, String sentence) {
    ExerciseDraft draft =
        TestDrafts.of(BACK_RANK, GoalForm.MATE)
            .withWrong(List.of(new WrongTry(tried, "That is no check.")));

    assertThat(TestDrafts.read(draft))
        .containsExactlyElementsOf(sentence == null ? List.of() : List.of(sentence));
  }

  @Test
  void textsAreShortAndPlain() {
    ExerciseDraft draft =
        TestDrafts.of(BACK_RANK, GoalForm.MATE)
            .withWording(
                new ExerciseDraft.Wording(
                    "Mate. At once.", "<b>Look</b>", List.of("x".repeat(301), "", ""), "", ""));

    assertThat(TestDrafts.read(draft))
        .containsExactly(
            "The task has more than one sentence. Pupils want to touch a piece soon.",
            "The text has signs that don’t work here. For bold text, write two stars on each side:"
                + " **bold**.",
            "A hint has 301 characters, but only 300 fit.");
  }
}
