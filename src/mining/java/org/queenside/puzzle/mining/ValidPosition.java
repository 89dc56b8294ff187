package org.queenside.puzzle.mining;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;

/** Makes positions from composed boards. */
final class ValidPosition {
  private ValidPosition() {}

  /** Returns the position with those pieces, or null if it breaks a rule of a game. */
  static @Nullable Position position(
      Board board, Color turn, CastlingRights castling, @Nullable Square enPassant) {
    return switch (new Setup(board, turn, castling, enPassant, 0, 1).position()) {
      case PositionResult.Valid(Position position) -> position;
      case PositionResult.Invalid _ -> null;
    };
  }
}
