package org.queenside.course.ui;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.Evidence;
import org.queenside.board.RejectedMove;
import org.queenside.board.RulingText;
import org.queenside.chess.Board;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Scene;
import org.queenside.course.run.ExerciseRun;

/**
 * A wrong try as the log keeps it, brought back to the board: what was against it follows anew from
 * the rules.
 *
 * @param board the board only to look at, with the proof drawn on it
 * @param rejected the move that was tried, for who wants to see it slide back; null if it was none
 * @param answer what was tried, in a few words: {@code e1–g1}, or the option that was chosen
 * @param why what was against it, in one sentence with {@code **bold**} squares; null if nothing is
 *     known to have been
 */
public record LoggedMistake(
    BoardState board, @Nullable RejectedMove rejected, String answer, @Nullable String why) {

  /**
   * Brings a try back.
   *
   * @param exercise what it was about, or null if that is gone
   * @param position what stood on the board, as the log keeps it, or null
   * @param tried the answer, as the log keeps it
   * @return the try; null if nothing of it can be shown
   */
  public static @Nullable LoggedMistake of(
      @Nullable Exercise exercise, @Nullable String position, String tried, Locale locale) {
    ExerciseRun run = exercise == null ? null : standing(ExerciseRun.start(exercise), position);
    if (run != null) {
      return of(run, tried, locale);
    }
    return position == null ? null : alone(position, tried, locale);
  }

  /** Goes the way to the solution up to where that position stands; null if it is nowhere. */
  private static @Nullable ExerciseRun standing(ExerciseRun start, @Nullable String position) {
    if (position == null || stands(start.scene(), position)) {
      return start;
    }
    if (start.answer(new Answer.ShowMe()).outcome() instanceof AnswerOutcome.Shown way) {
      ExerciseRun run = start;
      for (Answer.Try right : way.answers()) {
        run = run.answer(right).next();
        if (!run.finished() && stands(run.scene(), position)) {
          return run;
        }
      }
    }
    return null;
  }

  private static boolean stands(Scene scene, String position) {
    return Fen.write(Board.of(scene.pieces())).equals(position.split(" ", 2)[0]);
  }

  private static LoggedMistake of(ExerciseRun run, String tried, Locale locale) {
    Scene scene = run.scene();
    Answer.Try answer = AnswerTextReader.read(tried, scene);
    var words = new CourseText(locale, ruling -> RulingText.of(ruling, locale));
    BoardState plain = SceneRenderer.atRest(SceneRenderer.of(scene)).withSlides(List.of());
    if (answer == null) {
      return new LoggedMistake(plain, null, tried, null);
    }
    RejectedMove rejected = rejected(answer);
    String said = AnswerTextReader.say(answer, scene, words);
    return switch (run.answer(answer).outcome()) {
      case AnswerOutcome.Refused(Ruling.Illegal ruling, _) ->
          new LoggedMistake(
              plain.withEvidence(Evidence.of(ruling)),
              rejected,
              said,
              RulingText.of(ruling, locale));
      case AnswerOutcome.Wrong wrong ->
          new LoggedMistake(
              SceneRenderer.atRest(SceneRenderer.missed(scene, wrong, rejected)).withRejected(null),
              rejected,
              said,
              words.text(wrong.why()));
      case AnswerOutcome.Solved _,
          AnswerOutcome.Progressed _,
          AnswerOutcome.HintGiven _,
          AnswerOutcome.Shown _,
          AnswerOutcome.TakenBack _,
          AnswerOutcome.Ignored _ ->
          new LoggedMistake(plain, rejected, said, null);
    };
  }

  private static @Nullable RejectedMove rejected(Answer.Try answer) {
    return answer instanceof Answer.Play(Move move)
        ? new RejectedMove(move.from(), move.to())
        : null;
  }

  /** The position without its exercise: the rules still tell what is against a move. */
  private static @Nullable LoggedMistake alone(String position, String tried, Locale locale) {
    try {
      Position board = Position.lessonFromFen(position);
      BoardState plain = SceneRenderer.atRest(BoardState.of(board).withOrientation(board.turn()));
      Move move = Move.parseUci(tried);
      var rejected = new RejectedMove(move.from(), move.to());
      String said = AnswerTextReader.say(tried);
      return Ruling.of(board, move, RulingContext.impliedBy(board)) instanceof Ruling.Illegal ruling
          ? new LoggedMistake(
              plain.withEvidence(Evidence.of(ruling)),
              rejected,
              said,
              RulingText.of(ruling, locale))
          : new LoggedMistake(plain, rejected, said, null);
    } catch (IllegalArgumentException e) {
      // A board without a side to move, or a try that was no move.
      return null;
    }
  }
}
