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

/** Explains why a legal move isn't castling, although the learner may have meant to castle. */
public final class CastlingFeedback {
  private CastlingFeedback() {}

  /**
   * Answers a move after which castling is still illegal, for the side where it is closest to
   * legal.
   *
   * @param before the position before the move, in which castling wasn't possible either
   * @param after the position after the move, with the same side to move
   */
  public static AnswerOutcome stillRefused(Position before, Position after, RulingContext context) {
    Move nearest =
        Arrays.stream(CastlingSide.values())
            .min(Comparator.comparingInt(side -> obstacles(before, side)))
            .map(side -> side.move(after.turn()))
            .orElseThrow();
    return switch (Ruling.of(after, nearest, context)) {
      case Ruling.Illegal illegal ->
          new AnswerOutcome.Wrong(new Message.Refusal(illegal), BoardHighlights.NONE, null);
      case Ruling.Legal legal -> throw new IllegalArgumentException(legal + " castles");
    };
  }

  /** A lost right is final; other obstacles can still be removed. */
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

  /** Returns whether the rook moves to where castling would put it, without the king. */
  private static boolean begunWithRook(Piece piece, Move move) {
    Color color = piece.color();
    return piece.role() == Role.ROOK
        && Arrays.stream(CastlingSide.values())
            .anyMatch(
                side -> move.from() == side.rookFrom(color) && move.to() == side.rookTo(color));
  }
}
