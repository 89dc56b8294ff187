package org.queenside.trick;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** The pieces after a move that the rules forbid. */
final class TrickBoard {
  private TrickBoard() {}

  /**
   * Returns the board after the move, castling with the rook, or without a pawn taken en passant.
   */
  static Board after(Position position, AttemptedMove tried, RefusalReason reason) {
    Piece piece = Objects.requireNonNull(position.at(tried.from()));
    Board moved = position.board().without(tried.from()).with(tried.to(), piece);
    if (reason instanceof EnPassantReason enPassant) {
      return moved.without(enPassant.victim());
    }
    CastlingSide side = castling(position, tried);
    if (side == null) {
      return moved;
    }
    Square rook = side.rookFrom(piece.color());
    return moved.without(rook).with(side.rookTo(piece.color()), Piece.of(piece.color(), Role.ROOK));
  }

  /** Returns the side to which the king castles with a rook that is there, or null. */
  static @Nullable CastlingSide castling(Position position, AttemptedMove tried) {
    Piece piece = Objects.requireNonNull(position.at(tried.from()));
    if (tried.from() != CastlingSide.kingFrom(piece.color())) {
      return null;
    }
    CastlingSide side = CastlingSide.of(piece, Move.of(tried.from(), tried.to()));
    return side != null
            && tried.to() == side.kingTo(piece.color())
            && position.at(side.rookFrom(piece.color())) == Piece.of(piece.color(), Role.ROOK)
        ? side
        : null;
  }
}
