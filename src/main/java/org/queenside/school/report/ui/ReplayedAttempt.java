package org.queenside.school.report.ui;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.LocalNotation;
import org.queenside.board.RefusedMove;
import org.queenside.chess.Arrow;
import org.queenside.chess.Square;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Exercise;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.progress.Attempt;
import org.queenside.ui.Notice.Tone;

/**
 * A logged attempt, restored to the board.
 *
 * @param outcome the outcome
 * @param answer a few words about what was tried; may be empty
 * @param board the position with the try as an arrow; null if unknown
 * @param why the reason why it was wrong, recomputed from the rules; null if it was right or the
 *     reason is unknown
 */
record ReplayedAttempt(
    Attempt.Outcome outcome, String answer, @Nullable BoardState board, @Nullable String why) {

  static ReplayedAttempt of(Attempt attempt, @Nullable Exercise exercise, Locale locale) {
    LoggedMistake logged = LoggedMistake.of(exercise, attempt.position(), attempt.tried(), locale);
    if (logged == null) {
      String tried = LocalNotation.letters(locale).writeMoves(attempt.tried());
      return new ReplayedAttempt(attempt.outcome(), tried, null, null);
    }
    return switch (attempt.outcome()) {
      case WRONG, REFUSED ->
          new ReplayedAttempt(
              attempt.outcome(),
              logged.answer(),
              withArrow(logged),
              canBeJudgedAgain(exercise) ? logged.why() : null);
      case SOLVED ->
          new ReplayedAttempt(attempt.outcome(), logged.answer(), withArrow(logged), null);
      case HINT, SHOWN, SKIPPED -> new ReplayedAttempt(attempt.outcome(), "", logged.board(), null);
    };
  }

  private static boolean canBeJudgedAgain(@Nullable Exercise exercise) {
    return exercise == null || ExerciseKinds.of(exercise).canReplayLoggedAnswers();
  }

  private static BoardState withArrow(LoggedMistake logged) {
    RefusedMove rejected = logged.rejected();
    Square from = rejected == null ? null : rejected.from();
    return rejected == null || from == null
        ? logged.board()
        : logged.board().withArrows(List.of(new Arrow(from, rejected.to())));
  }

  /** Returns the outcome's name in message keys and CSS classes. */
  String word() {
    return outcome.name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether the attempt was a try. */
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
