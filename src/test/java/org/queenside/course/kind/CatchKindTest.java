package org.queenside.course.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;
import static org.queenside.course.kind.ExerciseRunFixture.words;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Scene;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.run.MisconceptionProbe;

/** Exercises in which the other player makes moves that the rules may forbid. */
class CatchKindTest {
  private static final Answer.Try FINE = new Answer.Choose(0);
  private static final Answer.Try FORBIDDEN = new Answer.Choose(1);

  /** A black bishop that goes to a dark square, and then a light one. */
  private static final String BISHOP = "kind: catch\nposition: 2b1k3/1p6/8/8/8/8/1P6/4K3 b - -\n";

  private static final String CHANGES_COLOUR = BISHOP + "watch: [c8f5, b2b4, f5f4, f5c2]\n";

  /** A black rook behind its own pawn. */
  private static final String ROOK =
      "kind: catch\nposition: r3k3/8/p7/8/8/8/P7/4K3 b - -\nwatch: [a8a4, a8a7]\n";

  private static final String EN_PASSANT =
      """
      kind: catch
      position: 4k3/8/8/8/2p1p3/8/3P4/4K3 w - -
      before: [d2d4]
      watch: [e8e7, e1f1, e4d3, c4c3]
      """;

  private static AnswerResult answer(ExerciseRun run, Answer... answers) {
    ExerciseRun now = run;
    for (Answer answer : List.of(answers).subList(0, answers.length - 1)) {
      now = now.answer(answer).next();
    }
    return now.answer(answers[answers.length - 1]);
  }

  @Test
  void theLearnerSitsOppositeAndSeesEachMoveWithTheSameQuestion() {
    Scene first = start(CHANGES_COLOUR).scene();
    assertThat(first.orientation()).isEqualTo(Color.WHITE);
    assertThat(first.pieces()).containsEntry(Square.F5, Piece.BLACK_BISHOP);
    assertThat(words(first.prompt()))
        .isEqualTo("The black bishop goes from c8 to f5. Is that allowed?");
    Scene second = answer(start(CHANGES_COLOUR), FINE).next().scene();
    assertThat(second.pieces()).containsEntry(Square.F4, Piece.BLACK_BISHOP);
    assertThat(second.moves())
        .containsExactly(Move.of(Square.B2, Square.B4), Move.of(Square.F5, Square.F4));
    assertThat(words(second.prompt()))
        .isEqualTo("The black bishop goes from f5 to f4. Is that allowed?");
    assertThat(second.mode()).isEqualTo(first.mode());
    assertThat(second.turn()).isEqualTo(first.turn());
    assertThat(second.options()).hasSize(2);
  }

  @Test
  void aCaughtMoveIsProvedExplainedAndTakenBack() {
    ExerciseRun proving = answer(start(CHANGES_COLOUR), FINE, FORBIDDEN).next();
    assertThat(proving.scene().mode()).isEqualTo(Scene.Mode.PICK);
    assertThat(proving.scene().options()).isEmpty();
    AnswerResult elsewhere = proving.answer(new Answer.Pick(Square.E1));
    assertThat(elsewhere.outcome()).isInstanceOf(AnswerOutcome.Wrong.class);
    AnswerResult proved = elsewhere.next().answer(new Answer.Pick(Square.F4));
    assertThat(feedback(proved)).isEqualTo("refused: not-a-bishop-move");
    Scene back = proved.next().scene();
    assertThat(back.pieces()).containsEntry(Square.F5, Piece.BLACK_BISHOP);
    assertThat(back.moves()).containsExactly(Move.of(Square.F4, Square.F5));
    assertThat(back.mode()).isEqualTo(Scene.Mode.STEP);
    AnswerResult end = answer(proved.next(), new Answer.Next(), FINE);
    assertThat(end.outcome()).isInstanceOf(AnswerOutcome.Solved.class);
    assertThat(end.next().wrongTries()).isEqualTo(1);
  }

  @Test
  void aForbiddenMoveThatWasLetPassShowsTheMisconceptionOfItsRule() {
    var wrong = (AnswerOutcome.Wrong) answer(start(CHANGES_COLOUR), FINE, FINE).outcome();
    assertThat(words(wrong.why())).isEqualTo("refused: not-a-bishop-move");
    assertThat(wrong.misconception()).isEqualTo(Misconception.BISHOP_CHANGES_COLOUR);
    assertThat(MisconceptionProbe.of(start(ROOK).exercise()))
        .containsExactly(Misconception.SLIDERS_JUMP);
  }

  @Test
  void aFalseAlarmIsAnsweredWithTheRuleThatAllowsTheMove() {
    AnswerResult alarm = start(CHANGES_COLOUR).answer(FORBIDDEN);
    assertThat(feedback(alarm))
        .isEqualTo("It may do that. Bishops move diagonally, and nothing was in the way.");
    assertThat(((AnswerOutcome.Wrong) alarm.outcome()).misconception()).isNull();
  }

  @Test
  void aPieceInTheWayProvesAJump() {
    ExerciseRun run = start(ROOK);
    assertThat(answer(run, FORBIDDEN, new Answer.Pick(Square.A8)).outcome())
        .isInstanceOf(AnswerOutcome.Wrong.class);
    assertThat(answer(run, FORBIDDEN, new Answer.Pick(Square.A6)).outcome().isRight()).isTrue();
  }

  @Test
  void aRuleIsChosenWhereNoSquareProvesIt() {
    ExerciseRun run = answer(start(EN_PASSANT), FINE, FORBIDDEN).next();
    List<String> reasons =
        run.scene().options().stream().map(option -> words(option.label())).toList();
    assertThat(reasons).hasSize(3).doesNotHaveDuplicates();
    int right = reasons.indexOf("En passant only works right after the double step.");
    assertThat(run.answer(new Answer.Choose(right)).outcome().isRight()).isTrue();
    assertThat(run.answer(new Answer.Choose((right + 1) % 3)).outcome())
        .isInstanceOf(AnswerOutcome.Wrong.class);
  }

  @Test
  void aPawnTakenEnPassantTooLateLeavesTheBoard() {
    Scene scene = answer(start(EN_PASSANT), FINE).next().scene();
    assertThat(scene.pieces())
        .containsEntry(Square.D3, Piece.BLACK_PAWN)
        .doesNotContainKeys(Square.D4, Square.E4);
  }

  @Test
  void theLastHintShowsWhatProvesIt() {
    ExerciseRun run = start(ROOK);
    AnswerResult hint = answer(run, new Answer.Hint(), new Answer.Hint());
    assertThat(((AnswerOutcome.HintGiven) hint.outcome()).highlights().framed())
        .isEqualTo(SquareSet.of(Square.A6));
  }

  @Test
  void onPaperTheForbiddenMoveIsWritten() {
    ExerciseRun run = start(CHANGES_COLOUR);
    var kind = ExerciseKinds.of(run.exercise());
    assertThat(kind.print(run.exercise()).diagrams()).hasSize(3);
    assertThat(kind.answerKey(run.exercise()))
        .isEqualTo(new AnswerKey.OneOf(List.of("Bf5-f4"), true));
    assertThat(run.answer(new Answer.Play(Move.of(Square.F5, Square.F4))).next().finished())
        .isTrue();
    assertThat(run.answer(new Answer.Play(Move.of(Square.C8, Square.F5))).outcome())
        .isInstanceOf(AnswerOutcome.Wrong.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          [c8f5]                   | every move is allowed
          [c8c7]                   | every move is forbidden
          [c8f5, b2b5, f5f4]       | 'b2b5' is not a legal move, and only the other player may break a rule
          [c8f5, f5f4]             | 'f5f4' is not a legal move, and only the other player may break a rule
          [c8f5, b2b4, f5d2]       | 'f5d2' breaks these rules: [not-a-bishop-move]
          [c8f5, b2b4, f5e8]       | 'f5e8' breaks these rules: [not-a-bishop-move, own-piece-on-target]
          [c8f5, b2b4, nonsense]   | 'nonsense' is not a move
          """)
  void whatCannotBeProvedIsReported(String watch, String problem) {
    assertThat(problems(BISHOP + "watch: " + watch + "\n")).containsExactly(problem);
  }

  @Test
  void theMovesAreRequired() {
    assertThat(problems(BISHOP)).contains("'watch' is missing");
  }
}
