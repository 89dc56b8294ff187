package org.queenside.school.report.ui;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardArrow;
import org.queenside.board.BoardState;
import org.queenside.board.RejectedMove;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.progress.Attempt;
import org.queenside.ui.Notice.Tone;

/**
 * An attempt of the log, brought back to the board.
 *
 * @param outcome what came of it
 * @param answer what was tried, in a few words; perhaps none
 * @param board what stood there, with what was tried as an arrow; null if nothing of it is known
 * @param why what was against it, computed anew by the rules; null if nothing was, or is known
 */
record ReplayedAttempt(
    Attempt.Outcome outcome, String answer, @Nullable BoardState board, @Nullable String why) {

  static ReplayedAttempt of(Attempt attempt, @Nullable Exercise exercise, Locale locale) {
    LoggedMistake logged = LoggedMistake.of(exercise, attempt.position(), attempt.tried(), locale);
    if (logged == null) {
      return new ReplayedAttempt(attempt.outcome(), attempt.tried(), null, null);
    }
    return switch (attempt.outcome()) {
      case WRONG, REFUSED ->
          new ReplayedAttempt(
              attempt.outcome(),
              logged.answer(),
              withWay(logged),
              isJudgedAnew(exercise) ? logged.why() : null);
      case SOLVED -> new ReplayedAttempt(attempt.outcome(), logged.answer(), withWay(logged), null);
      case HINT, SHOWN, SKIPPED -> new ReplayedAttempt(attempt.outcome(), "", logged.board(), null);
    };
  }

  /** Where one thing is asked for after another, the board does not tell which it was. */
  private static boolean isJudgedAnew(@Nullable Exercise exercise) {
    return !(exercise instanceof Exercise.FindSquares
        || exercise instanceof Exercise.NameSquares
        || exercise instanceof Exercise.MarkSquares
        || exercise instanceof Exercise.WriteMoves);
  }

  private static BoardState withWay(LoggedMistake logged) {
    RejectedMove rejected = logged.rejected();
    Square from = rejected == null ? null : rejected.from();
    return rejected == null || from == null
        ? logged.board()
        : logged.board().withArrows(List.of(new BoardArrow(from, rejected.to())));
  }

  /** The outcome as keys of texts and styles have it. */
  String word() {
    return outcome.name().toLowerCase(Locale.ROOT);
  }

  /** Whether something was tried. */
  boolean isTry() {
    return switch (outcome) {
      case SOLVED, WRONG, REFUSED -> true;
      case HINT, SHOWN, SKIPPED -> false;
    };
  }

  Tone tone() {
    return switch (outcome) {
      case SOLVED -> Tone.RIGHT;
      case WRONG, REFUSED -> Tone.REFUSED;
      case HINT, SHOWN, SKIPPED -> Tone.HINT;
    };
  }
}
