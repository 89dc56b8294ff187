package org.queenside.puzzle.mining;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/** Kinds of moves that hardly ever mate in games, so their mates are composed. */
enum RareMoveKind {
  EN_PASSANT,
  CASTLING,
  UNDERPROMOTION;

  /** Returns the legal moves of this kind. */
  List<Move> moves(Position position) {
    return position.legalMoves().stream().filter(move -> isKind(position, move)).toList();
  }

  private boolean isKind(Position position, Move move) {
    return switch (this) {
      case EN_PASSANT ->
          move.to() == position.enPassant()
              && position.at(move.from()) == Piece.of(position.turn(), Role.PAWN);
      case CASTLING ->
          move.from() == position.king(position.turn())
              && Math.abs(move.from().file() - move.to().file()) == 2;
      case UNDERPROMOTION -> move.promotion() == Role.KNIGHT;
    };
  }
}
