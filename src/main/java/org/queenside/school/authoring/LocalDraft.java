package org.queenside.school.authoring;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Square;

/**
 * Converts the moves of drafts between the letters of a language, as authors type them, and the
 * English letters of lesson files.
 */
public record LocalDraft(PieceLetters letters) {

  /** Returns a draft as its author reads it. */
  public ExerciseDraft write(ExerciseDraft draft) {
    return change(draft, letters::writeMoves, letters::writeMoves);
  }

  /** Returns a draft as it is checked and stored. */
  public ExerciseDraft read(ExerciseDraft draft) {
    Map<Square, Piece> pieces = draft.setup().board().toMap();
    Color turn = draft.setup().turn();
    return change(
        draft,
        tried -> letters.readMoves(tried, pieces, turn),
        replies -> letters.readMoves(replies, pieces, turn.opposite()));
  }

  private static ExerciseDraft change(
      ExerciseDraft draft, UnaryOperator<String> tries, UnaryOperator<String> replies) {
    ExerciseDraft changed =
        draft.withWrong(
            draft.wrong().stream()
                .map(each -> new ExerciseDraft.WrongTry(tries.apply(each.tried()), each.answer()))
                .toList());
    return draft.task() instanceof DraftTask.ReachGoal goal
        ? changed.withTask(goal.withReplies(replies.apply(goal.replies())))
        : changed;
  }
}
