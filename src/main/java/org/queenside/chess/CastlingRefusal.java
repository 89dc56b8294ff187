package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises an attempt to castle and finds out why it is refused. */
final class CastlingRefusal {
  private CastlingRefusal() {}

  /**
   * Returns the side to which the king of the side to move tries to castle: two squares from its
   * home square, or onto its own rook in the corner. Null if it isn't an attempt to castle.
   */
  static @Nullable CastlingSide side(Position position, AttemptedMove tried) {
    Color color = position.turn();
    if (tried.from() != CastlingSide.kingFrom(color) || tried.from() != position.king(color)) {
      return null;
    }
    for (CastlingSide side : CastlingSide.values()) {
      if (tried.to() == side.kingTo(color)
          || tried.to() == side.rookFrom(color) && hasRook(position, color, side)) {
        return side;
      }
    }
    return null;
  }

  /** Returns true if the king tries to move onto its own rook in the corner. */
  static boolean ontoRook(Position position, AttemptedMove tried) {
    CastlingSide side = side(position, tried);
    return side != null && tried.to() == side.rookFrom(position.turn());
  }

  /**
   * Returns the attempt as a move, castling as the king's move; null if no move allows the chosen
   * piece.
   */
  static @Nullable Move canonical(Position position, AttemptedMove tried) {
    if (tried.choice() != null) {
      return Role.PROMOTIONS.contains(tried.choice())
          ? Move.of(tried.from(), tried.to(), tried.choice())
          : null;
    }
    CastlingSide side = side(position, tried);
    Square to = side == null ? tried.to() : side.kingTo(position.turn());
    return Move.of(tried.from(), to);
  }

  private static boolean hasRook(Position position, Color color, CastlingSide side) {
    return position.pieces(Piece.of(color, Role.ROOK)).contains(side.rookFrom(color));
  }

  /**
   * Returns every obstacle: first a lost right, then the pieces in the way, then the attacks on the
   * king's squares, in the order it crosses them.
   */
  static List<RefusalReason> of(Position position, CastlingSide side, RulingContext context) {
    List<RefusalReason> reasons = new ArrayList<>(4);
    Color color = position.turn();
    if (!position.castling().has(color, side)) {
      reasons.add(lost(position, color, side, context));
    }
    SquareSet blockers = side.path(color).intersect(position.occupied());
    if (!blockers.isEmpty()) {
      reasons.add(new CastlingReason.PiecesBetween(color, side, blockers));
    }
    SquareSet checkers = position.checkers();
    if (!checkers.isEmpty()) {
      reasons.add(new CastlingReason.OutOfCheck(color, side, checkers));
    }
    SquareSet onCrossed = position.attackers(side.rookTo(color), color.opposite());
    if (!onCrossed.isEmpty()) {
      reasons.add(new CastlingReason.ThroughCheck(color, side, onCrossed));
    }
    SquareSet onTarget = position.attackers(side.kingTo(color), color.opposite());
    if (!onTarget.isEmpty()) {
      reasons.add(new CastlingReason.IntoCheck(color, side, onTarget));
    }
    return reasons;
  }

  private static CastlingReason lost(
      Position position, Color color, CastlingSide side, RulingContext context) {
    CastlingReason loss = context.lossOf(color, side);
    if (loss != null) {
      return loss;
    }
    return hasRook(position, color, side)
        ? new CastlingReason.RightLost(color, side)
        : new CastlingReason.NoRook(color, side);
  }

  /**
   * Returns the reason if the move resembles castling but isn't, or null if it doesn't resemble
   * castling.
   */
  static @Nullable RefusalReason misshapen(Position position, AttemptedMove tried, Piece piece) {
    CastlingReason.Shape shape =
        switch (piece.role()) {
          case KING -> kingShape(tried, piece.color());
          case ROOK -> rookShape(position, tried, piece.color());
          case PAWN, KNIGHT, BISHOP, QUEEN -> null;
        };
    return shape == null
        ? null
        : new CastlingReason.NotCastling(tried.from(), tried.to(), piece.color(), shape);
  }

  private static CastlingReason.@Nullable Shape kingShape(AttemptedMove tried, Color color) {
    Square from = tried.from();
    Square to = tried.to();
    int files = Math.abs(from.file() - to.file());
    if (from.rank() != color.homeRank() || to.rank() != color.homeRank() || files < 2) {
      return null;
    }
    if (from == CastlingSide.kingFrom(color)) {
      return files > 2 ? CastlingReason.Shape.TOO_FAR : null;
    }
    return files == 2 ? CastlingReason.Shape.NOT_FROM_HOME : null;
  }

  private static CastlingReason.@Nullable Shape rookShape(
      Position position, AttemptedMove tried, Color color) {
    Square home = CastlingSide.kingFrom(color);
    boolean ontoKing = tried.to() == home && home == position.king(color);
    boolean fromCorner =
        tried.from() == CastlingSide.KINGSIDE.rookFrom(color)
            || tried.from() == CastlingSide.QUEENSIDE.rookFrom(color);
    return ontoKing && fromCorner ? CastlingReason.Shape.ROOK_FIRST : null;
  }
}
