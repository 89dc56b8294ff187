package org.queenside.trick;

import java.util.Locale;
import java.util.Objects;
import org.queenside.chess.Move;
import org.queenside.chess.MoveFact;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;

/** The rule that allows a move, for players who doubt it. */
public enum PermittingRule {
  PAWN,
  PAWN_TWO,
  PAWN_TAKES,
  PROMOTION,
  EN_PASSANT,
  CASTLING,
  KNIGHT,
  BISHOP,
  ROOK,
  QUEEN,
  KING;

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /**
   * Returns the rule for a legal move.
   *
   * @param before the position in which it is made
   */
  public static PermittingRule of(Position before, Ruling.Legal legal) {
    if (legal.has(MoveFact.EnPassant.class)) {
      return EN_PASSANT;
    }
    if (legal.has(MoveFact.Castling.class)) {
      return CASTLING;
    }
    Piece piece = Objects.requireNonNull(before.at(legal.move().from()));
    return switch (piece.role()) {
      case PAWN -> pawn(legal);
      case KNIGHT -> KNIGHT;
      case BISHOP -> BISHOP;
      case ROOK -> ROOK;
      case QUEEN -> QUEEN;
      case KING -> KING;
    };
  }

  private static PermittingRule pawn(Ruling.Legal legal) {
    Move move = legal.move();
    if (move.promotion() != null) {
      return PROMOTION;
    }
    if (legal.has(MoveFact.Capture.class)) {
      return PAWN_TAKES;
    }
    return Math.abs(move.from().rank() - move.to().rank()) == 2 ? PAWN_TWO : PAWN;
  }

  /** Returns the name used in message bundles, such as {@code pawn-two}. */
  public String code() {
    return code;
  }
}
