package org.queenside.course.feedback;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** Explains why a game is drawn, or why a draw can't be claimed. */
public final class DrawMessages {
  /** With at least this many quiet moves, the learner probably means the fifty-move rule. */
  private static final int MANY_QUIET_MOVES = 25;

  private static final int ENOUGH = 3;

  private DrawMessages() {}

  /**
   * Explains a correct claim.
   *
   * @param game the game in the position that the claim is about
   */
  public static Message claimed(Game game, Set<DrawClaim> claims) {
    return claims.contains(DrawClaim.THREEFOLD_REPETITION)
        ? Message.coded("draw.claimed-repetition", game.repetitions())
        : Message.coded("draw.claimed-fifty", game.position().halfmoveClock() / 2);
  }

  /** Explains what ended a game without a claim. */
  public static Message ended(Game game) {
    return switch (Objects.requireNonNull(game.outcome()).ending()) {
      case CHECKMATE -> Message.coded("draw.ended-mate");
      case STALEMATE -> Message.coded("draw.ended-stalemate");
      case DEAD_POSITION -> Message.coded("draw.ended-dead");
      case FIVEFOLD_REPETITION -> Message.coded("draw.ended-fivefold");
      case SEVENTY_FIVE_MOVES -> Message.coded("draw.ended-seventy-five");
      case THREEFOLD_REPETITION,
          FIFTY_MOVES,
          AGREEMENT,
          RESIGNATION,
          FLAG_FALL,
          ABANDONMENT,
          ILLEGAL_MOVES ->
          throw new IllegalArgumentException("this game has not ended");
    };
  }

  /** Explains a wrong claim for the position on the board. */
  public static AnswerOutcome refused(Game game) {
    return because(game, 0);
  }

  /** Explains a wrong claim with a move that is written down. */
  public static AnswerOutcome refused(Game game, Move intended) {
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
