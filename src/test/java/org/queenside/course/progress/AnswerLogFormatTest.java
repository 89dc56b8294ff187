package org.queenside.course.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.kind.DryRun;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Scene;
import org.queenside.course.source.AuthorGuide;
import org.queenside.course.source.CourseLoader;

class AnswerLogFormatTest {

  static Stream<Exercise> exercises() {
    return CourseLoader.load(null).course().lessons().stream()
        .map(Lesson::exercises)
        .flatMap(List::stream);
  }

  /** One exercise of each kind; from the guide if no lesson has one. */
  static Stream<Named<Exercise>> kinds() {
    Map<Class<?>, Exercise> byKind = new LinkedHashMap<>();
    Stream.concat(exercises(), AuthorGuide.parsedExercises())
        .forEach(exercise -> byKind.putIfAbsent(exercise.getClass(), exercise));
    assertThat(byKind).hasSameSizeAs(ExerciseKinds.all());
    return byKind.values().stream()
        .map(exercise -> Named.of(exercise.getClass().getSimpleName(), exercise));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyAnswerInEveryKindOfExerciseCanBeReadBack(Exercise exercise) {
    DryRun run = DryRun.of(exercise);
    checkAnswers(run.scene());
    for (Answer.Try right : run.solution()) {
      checkReadBack(right, run.scene().mode());
      run = run.after(right);
      checkAnswers(run.scene());
    }
  }

  private static void checkAnswers(Scene scene) {
    Stream.of(onTheBoard(scene), options(scene), buttons())
        .flatMap(answers -> answers)
        .forEach(answer -> checkReadBack(answer, scene.mode()));
  }

  private static Stream<Answer.Try> onTheBoard(Scene scene) {
    Stream<Square> squares = Stream.of(Square.values());
    return switch (scene.mode()) {
      case MOVE -> squares.flatMap(AnswerLogFormatTest::moves);
      case PICK -> squares.map(Answer.Pick::new);
      case MARK -> squares.map(Answer.Toggle::new);
      case PLACE -> squares.flatMap(AnswerLogFormatTest::placings);
      case TURN, WRITE, STEP, SHOW -> Stream.of();
    };
  }

  private static Stream<Answer.Try> moves(Square to) {
    return Stream.of(Move.of(Square.E7, to), Move.of(Square.E7, to, Role.KNIGHT))
        .filter(move -> move.from() != move.to())
        .map(Answer.Play::new);
  }

  private static Stream<Answer.Try> placings(Square square) {
    return Stream.of(
        new Answer.Place(square, Piece.WHITE_QUEEN, null),
        new Answer.Place(square, Piece.BLACK_PAWN, Square.D1),
        new Answer.Place(square, null, Square.D1),
        new Answer.Place(square, null, null));
  }

  private static Stream<Answer.Try> options(Scene scene) {
    return IntStream.range(0, scene.options().size()).mapToObj(Answer.Choose::new);
  }

  private static Stream<Answer.Try> buttons() {
    return Stream.of(
        new Answer.Next(),
        new Answer.TurnTo(0),
        new Answer.TurnTo(13),
        new Answer.Claim(),
        new Answer.Declare(),
        new Answer.Done());
  }

  @ParameterizedTest
  @EnumSource
  void typedTextsComeBackAsTyped(Scene.Mode mode) {
    Stream.of(
            "claim",
            "declare",
            "done",
            "next",
            "option 2",
            "to 3",
            "Q@d1",
            "-@d1",
            "Q@d1-d2",
            "Nf3",
            "0-0",
            "e8=Q",
            "rubbish",
            "option x",
            "option 0",
            "\"claim\"",
            "\"",
            " ",
            "")
        .forEach(text -> checkReadBack(new Answer.Typed(text), mode));
  }

  private static void checkReadBack(Answer.Try answer, Scene.Mode mode) {
    assertThat(AnswerLogFormat.read(AnswerLogFormat.of(answer), mode)).isEqualTo(answer);
  }

  @Test
  void aTypedSquareOrMoveComesBackAsTheSameAnswerOnTheBoard() {
    assertThat(AnswerLogFormat.read(AnswerLogFormat.of(new Answer.Typed("e2e4")), Scene.Mode.MOVE))
        .isEqualTo(new Answer.Play(Move.parseUci("e2e4")));
    assertThat(AnswerLogFormat.read(AnswerLogFormat.of(new Answer.Typed("e4")), Scene.Mode.PICK))
        .isEqualTo(new Answer.Pick(Square.E4));
    assertThat(AnswerLogFormat.read(AnswerLogFormat.of(new Answer.Typed("e4")), Scene.Mode.SHOW))
        .isEqualTo(new Answer.Typed("e4"));
  }

  @Test
  void aPieceMovedInASetUpOfAnOlderLogIsReadWithoutThePiece() {
    assertThat(AnswerLogFormat.read("d1d2", Scene.Mode.PLACE))
        .isEqualTo(new Answer.Place(Square.D2, null, Square.D1));
  }

  @Test
  void aTypedTextThatTheLogCutIsStillATypedText() {
    assertThat(AnswerLogFormat.read("\"option 2", Scene.Mode.MOVE))
        .isEqualTo(new Answer.Typed("option 2"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " "})
  void anEmptyTextIsNotAnAnswer(String text) {
    assertThat(AnswerLogFormat.read(text, Scene.Mode.MOVE)).isNull();
  }

  @Test
  void aRequestHasNoText() {
    assertThat(AnswerLogFormat.of(new Answer.Hint())).isEmpty();
    assertThat(AnswerLogFormat.of(new Answer.ShowMe())).isEmpty();
  }
}
