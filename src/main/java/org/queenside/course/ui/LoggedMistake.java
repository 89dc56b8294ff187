package org.queenside.course.ui;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.Evidence;
import org.queenside.board.LocalNotation;
import org.queenside.board.RefusedMove;
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
import org.queenside.course.progress.AnswerLogFormat;
import org.queenside.course.run.ExerciseRun;
import org.queenside.ui.Notice;

/**
 * A wrong answer from the log, shown on the board again. The rules work out again why it was wrong.
 *
 * @param board the read-only board, with the proof drawn on it
 * @param rejected the move that was tried; null if the answer was not a move
 * @param answer the answer in a few words: {@code e1–g1}, or the option that was chosen
 * @param why why it was wrong, in one sentence with {@code **bold**} squares; null if unknown
 */
public record LoggedMistake(
    BoardState board, @Nullable RefusedMove rejected, String answer, @Nullable String why) {

  private static final Pattern MOVE = Pattern.compile("([a-h][1-8])-?([a-h][1-8])([nbrq]?)");

  /**
   * Restores an answer.
   *
   * @param exercise the exercise, or null if it no longer exists
   * @param position the position on the board as logged, or null
   * @param tried the answer as logged
   * @return the answer, or null if nothing of it can be shown
   */
  public static @Nullable LoggedMistake of(
      @Nullable Exercise exercise, @Nullable String position, String tried, Locale locale) {
    ExerciseRun run = exercise == null ? null : runAt(position, ExerciseRun.start(exercise));
    if (run != null) {
      return of(run, tried, locale);
    }
    return position == null ? null : withoutExercise(position, tried, locale);
  }

  /** Follows the solution until the position is on the board; returns null if it never is. */
  private static @Nullable ExerciseRun runAt(@Nullable String position, ExerciseRun start) {
    if (position == null || shows(start.scene(), position)) {
      return start;
    }
    if (start.answer(new Answer.ShowMe()).outcome() instanceof AnswerOutcome.Shown way) {
      ExerciseRun run = start;
      for (Answer.Try right : way.answers()) {
        run = run.answer(right).next();
        if (!run.finished() && shows(run.scene(), position)) {
          return run;
        }
      }
    }
    return null;
  }

  private static boolean shows(Scene scene, String position) {
    return Fen.write(Board.of(scene.pieces())).equals(position.split(" ", 2)[0]);
  }

  private static LoggedMistake of(ExerciseRun run, String tried, Locale locale) {
    Scene scene = run.scene();
    Answer.Try answer = AnswerLogFormat.read(tried, scene.mode());
    var courseText =
        new CourseText(
            locale,
            ruling -> RulingText.of(ruling, locale),
            ruling -> RulingText.ofOtherPlayer(ruling, locale));
    BoardState plain = SceneRenderer.atRest(SceneRenderer.of(scene)).withSlides(List.of());
    if (answer == null) {
      return new LoggedMistake(plain, null, inWords(tried, locale), null);
    }
    RefusedMove rejected = rejected(answer);
    String said = inWords(answer, scene, courseText, locale);
    return switch (run.answer(answer).outcome()) {
      case AnswerOutcome.Refused(Ruling.Illegal ruling, _) ->
          refused(plain, rejected, said, ruling, locale);
      case AnswerOutcome.Wrong wrong ->
          new LoggedMistake(
              SceneRenderer.atRest(SceneRenderer.missed(scene, wrong, rejected)).withRejected(null),
              rejected,
              said,
              courseText.text(wrong.why()));
      case AnswerOutcome.Solved _,
          AnswerOutcome.Progressed _,
          AnswerOutcome.Detour _,
          AnswerOutcome.HintGiven _,
          AnswerOutcome.Shown _,
          AnswerOutcome.TakenBack _,
          AnswerOutcome.Ignored _ ->
          new LoggedMistake(plain, rejected, said, null);
    };
  }

  private static LoggedMistake refused(
      BoardState plain,
      @Nullable RefusedMove rejected,
      String said,
      Ruling.Illegal ruling,
      Locale locale) {
    return new LoggedMistake(
        plain.withEvidence(Evidence.of(ruling)), rejected, said, RulingText.of(ruling, locale));
  }

  private static @Nullable RefusedMove rejected(Answer.Try answer) {
    return answer instanceof Answer.Play(Move move)
        ? new RefusedMove(move.from(), move.to())
        : null;
  }

  /** Returns the text of the chosen option, or the answer as logged. */
  private static String inWords(
      Answer.Try answer, Scene scene, CourseText courseText, Locale locale) {
    return switch (answer) {
      case Answer.Choose(int option) when option < scene.options().size() ->
          Notice.plain(courseText.text(scene.options().get(option).label()));
      case Answer.Typed(String text) -> inWords(text, locale);
      default -> inWords(AnswerLogFormat.of(answer), locale);
    };
  }

  /** Returns a logged answer with the letters of a language. */
  private static String inWords(String tried, Locale locale) {
    String plain = tried.replaceFirst("^.@", "");
    Matcher move = MOVE.matcher(plain);
    return LocalNotation.letters(locale)
        .writeMoves(
            move.matches()
                ? move.group(1) + "–" + move.group(2) + promotion(move.group(3))
                : plain);
  }

  private static String promotion(String letter) {
    return letter.isEmpty() ? "" : "=" + letter.toUpperCase(Locale.ROOT);
  }

  /** Shows a position without its exercise. The rules still say whether a move is legal. */
  private static @Nullable LoggedMistake withoutExercise(
      String position, String tried, Locale locale) {
    try {
      Position board = Position.lessonFromFen(position);
      BoardState plain = SceneRenderer.atRest(BoardState.of(board).withOrientation(board.turn()));
      Move move = Move.parseUci(tried);
      var rejected = new RefusedMove(move.from(), move.to());
      String said = inWords(tried, locale);
      return Ruling.of(board, move, RulingContext.impliedBy(board)) instanceof Ruling.Illegal ruling
          ? refused(plain, rejected, said, ruling, locale)
          : new LoggedMistake(plain, rejected, said, null);
    } catch (IllegalArgumentException e) {
      // The board has no side to move, or the answer wasn't a move.
      return null;
    }
  }
}
