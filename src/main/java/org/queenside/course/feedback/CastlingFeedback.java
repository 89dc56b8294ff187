package org.queenside.course.feedback;

import java.util.Arrays;
import java.util.Comparator;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** Why a legal move is not castling, though it may have been meant so. */
public final class CastlingFeedback {
  private CastlingFeedback() {}

  /**
   * Answers a move after which castling is still refused, on the side where it was nearest.
   *
   * @param before where castling was not possible either
   * @param after where it was to be possible, with the same side to move
   */
  public static AnswerOutcome stillRefused(Position before, Position after, RulingContext past) {
    Move nearest =
        Arrays.stream(CastlingSide.values())
            .min(Comparator.comparingInt(side -> obstacles(before, side)))
            .map(side -> side.move(after.turn()))
            .orElseThrow();
    return switch (Ruling.of(after, nearest, past)) {
      case Ruling.Illegal illegal ->
          new AnswerOutcome.Wrong(new Message.Refusal(illegal), BoardHighlights.NONE, null);
      case Ruling.Legal legal -> throw new IllegalArgumentException(legal + " castles");
    };
  }

  /** A lost right outweighs everything that can still be cleared away. */
  private static int obstacles(Position position, CastlingSide side) {
    boolean lost = !position.castling().has(position.turn(), side);
    return switch (Ruling.of(position, side.move(position.turn()))) {
      case Ruling.Legal _ -> 0;
      case Ruling.Illegal illegal -> illegal.reasons().size() + (lost ? Square.values().length : 0);
    };
  }

  static AnswerOutcome of(Piece piece, Move move) {
    if (piece.role() == Role.KING) {
      return AnswerOutcome.wrong(
          BoardHighlights.crossing(move.to()), "goal.castle.king", move.to());
    }
    if (begunWithRook(piece, move)) {
      return new AnswerOutcome.Wrong(
          Message.coded("goal.castle.rook"),
          BoardHighlights.crossing(move.to()),
          Misconception.CASTLING_ROOK_FIRST);
    }
    return AnswerOutcome.wrong(BoardHighlights.crossing(move.to()), "goal.castle", piece);
  }

  /** The rook goes where castling would put it, and the king is left behind. */
  private static boolean begunWithRook(Piece piece, Move move) {
    Color color = piece.color();
    for (CastlingSide side : CastlingSide.values()) {
      if (piece.role() == Role.ROOK
          && move.from() == side.rookFrom(color)
          && move.to() == side.rookTo(color)) {
        return true;
      }
    }
    return false;
  }
}
