package org.queenside.course.feedback;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** Explains why a draw can't be claimed. */
public final class DrawClaimFeedback {
  /** With at least this many quiet moves, the learner probably means the fifty-move rule. */
  private static final int MANY_QUIET_MOVES = 25;

  private static final int ENOUGH = 3;

  private DrawClaimFeedback() {}

  /** Explains a wrong claim for the position on the board. */
  public static AnswerOutcome of(Game game) {
    return because(game, 0);
  }

  /** Explains a wrong claim with a move that is written down. */
  public static AnswerOutcome of(Game game, Move intended) {
    Game after = game.play(intended);
    AnswerOutcome verdict = because(after, 1);
    // The written move has to be played (FIDE 9.5.3).
    return verdict instanceof AnswerOutcome.Wrong missed
        ? new AnswerOutcome.Wrong(
            Message.coded("draw.must-play", missed.why()),
            BoardHighlights.arrow(intended),
            missed.misconception())
        : verdict;
  }

  private static AnswerOutcome because(Game game, int declared) {
    Position position = game.position();
    int times = game.repetitions();
    List<Position> sameTurn = alike(game, position.turn());
    List<Position> otherRights =
        sameTurn.stream().filter(past -> !past.samePosition(position)).toList();
    if (!otherRights.isEmpty() && times + otherRights.size() >= ENOUGH) {
      // The right was lost after the first of these positions.
      String key =
          otherRights.getLast().canCaptureEnPassant() != position.canCaptureEnPassant()
              ? "draw.en-passant"
              : "draw.castling";
      return new AnswerOutcome.Wrong(
          Message.coded(key, times, otherRights.size()),
          BoardHighlights.NONE,
          Misconception.RIGHTS_DO_NOT_MATTER);
    }
    if (times + alike(game, position.turn().opposite()).size() >= ENOUGH) {
      return AnswerOutcome.wrong(BoardHighlights.NONE, "draw.other-turn", position.turn());
    }
    int quiet = position.halfmoveClock() / 2;
    if (times == 1 && quiet >= MANY_QUIET_MOVES) {
      return AnswerOutcome.wrong(BoardHighlights.NONE, "draw.too-few-moves", quiet, declared);
    }
    return times == 1
        ? AnswerOutcome.wrong(BoardHighlights.NONE, "draw.new", declared)
        : AnswerOutcome.wrong(BoardHighlights.NONE, "draw.second", declared);
  }

  /**
   * Returns the earlier positions with the same pieces and the given side to move, the latest
   * first.
   */
  private static List<Position> alike(Game game, Color turn) {
    List<Position> found = new ArrayList<>();
    for (Game past = game.previous(); past != null; past = past.previous()) {
      Position position = past.position();
      if (position.turn() == turn && position.board().equals(game.position().board())) {
        found.add(position);
      }
    }
    return found;
  }
}
