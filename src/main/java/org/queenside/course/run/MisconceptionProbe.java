package org.queenside.course.run;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Scene;

/**
 * Finds out which misconceptions an exercise can reveal by trying every possible answer at every
 * step of the solution.
 */
public final class MisconceptionProbe {

  private MisconceptionProbe() {}

  /**
   * Returns the misconceptions that wrong answers show. This can take several tenths of a second,
   * so keep the result.
   */
  public static Set<Misconception> of(Exercise exercise) {
    Set<Misconception> shown = EnumSet.noneOf(Misconception.class);
    ExerciseRun run = ExerciseRun.start(exercise);
    if (run.answer(new Answer.ShowMe()).outcome() instanceof AnswerOutcome.Shown way) {
      for (Answer.Try right : way.answers()) {
        shown.addAll(here(run));
        run = run.answer(right).next();
      }
    }
    return Collections.unmodifiableSet(shown);
  }

  /** A wrong answer and the misconception that it shows. */
  public record RevealingAnswer(Answer.Try answer, Misconception misconception) {}

  /**
   * Returns the next answers that would show a misconception. They are tried only as far as the
   * stream is read.
   */
  public static Stream<RevealingAnswer> revealingAnswers(ExerciseRun run) {
    return tries(run.scene())
        .flatMap(
            answer ->
                Stream.ofNullable(shownBy(run.answer(answer).outcome()))
                    .map(shown -> new RevealingAnswer(answer, shown)));
  }

  private static Set<Misconception> here(ExerciseRun run) {
    return revealingAnswers(run)
        .map(RevealingAnswer::misconception)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Misconception.class)));
  }

  private static @Nullable Misconception shownBy(AnswerOutcome outcome) {
    return switch (outcome) {
      case AnswerOutcome.Wrong wrong -> wrong.misconception();
      case AnswerOutcome.Refused refused -> refused.misconception();
      case AnswerOutcome.Solved _,
          AnswerOutcome.Progressed _,
          AnswerOutcome.Detour _,
          AnswerOutcome.HintGiven _,
          AnswerOutcome.Shown _,
          AnswerOutcome.TakenBack _,
          AnswerOutcome.Ignored _ ->
          null;
    };
  }

  private static Stream<Answer.Try> tries(Scene scene) {
    Stream<Answer.Try> options =
        IntStream.range(0, scene.options().size()).mapToObj(Answer.Choose::new);
    Stream<Answer.Try> words = Stream.of(new Answer.Done(), new Answer.Claim());
    return Stream.of(options, words, onTheBoard(scene)).flatMap(tries -> tries);
  }

  private static Stream<Answer.Try> onTheBoard(Scene scene) {
    return switch (scene.mode()) {
      case MOVE -> scene.pieces().keySet().stream().flatMap(from -> moves(scene, from));
      case PICK -> Stream.of(Square.values()).map(Answer.Pick::new);
      case MARK -> Stream.of(Square.values()).map(Answer.Toggle::new);
      case PLACE -> scene.tray().keySet().stream().flatMap(MisconceptionProbe::placings);
      case TURN, WRITE, STEP, SHOW -> Stream.of();
    };
  }

  /** Of the moves out of turn one is enough, because all are refused for the same reason. */
  private static Stream<Answer.Try> moves(Scene scene, Square from) {
    Piece piece = scene.pieces().get(from);
    if (piece == null) {
      return Stream.of();
    }
    boolean inTurn = scene.turn() == null || piece.color() == scene.turn();
    return Stream.of(Square.values())
        .filter(to -> to != from)
        .limit(inTurn ? Square.values().length : 1)
        .flatMap(
            to ->
                piece.role() == Role.PAWN && (to.rank() == 0 || to.rank() == 7)
                    ? Stream.of(Move.of(from, to), Move.of(from, to, Role.QUEEN))
                    : Stream.of(Move.of(from, to)))
        .map(Answer.Play::new);
  }

  private static Stream<Answer.Try> placings(Piece piece) {
    return Stream.of(Square.values()).map(square -> new Answer.Place(square, piece, null));
  }
}
