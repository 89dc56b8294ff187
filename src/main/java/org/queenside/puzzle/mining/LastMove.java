package org.queenside.puzzle.mining;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Attacks;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Asks of a position that was put together whether it has a past: whether the side that is not to
 * move can have made a move to reach it. Promotions and castling are not looked for.
 */
final class LastMove {
  private static final List<Role> CAPTURED =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  private LastMove() {}

  static boolean exists(Position position) {
    Color mover = position.turn().opposite();
    Square passed = position.enPassant();
    if (passed != null) {
      int ahead = mover == Color.WHITE ? 1 : -1;
      Square from = Square.of(passed.file(), passed.rank() - ahead);
      Square to = Square.of(passed.file(), passed.rank() + ahead);
      Piece pawn = Piece.of(mover, Role.PAWN);
      return isPosition(position.board().without(to).with(from, pawn), mover);
    }
    for (Square to : position.pieces(mover)) {
      Piece piece = Objects.requireNonNull(position.at(to));
      for (Square from : origins(position, piece, to)) {
        boolean byCapture = piece.role() == Role.PAWN && from.file() != to.file();
        if (boards(position.board().with(from, piece).without(to), to, mover, byCapture).stream()
            .anyMatch(board -> isPosition(board, mover))) {
          return true;
        }
      }
    }
    return false;
  }

  private static SquareSet origins(Position position, Piece piece, Square to) {
    SquareSet empty = position.occupied().complement();
    if (piece.role() != Role.PAWN) {
      return Attacks.of(piece, to, position.occupied()).intersect(empty);
    }
    SquareSet origins =
        Attacks.of(Piece.of(piece.color().opposite(), Role.PAWN), to, position.occupied());
    Square behind = Square.of(to.file(), to.rank() + (piece.color() == Color.WHITE ? -1 : 1));
    int edge = piece.color() == Color.WHITE ? 0 : 7;
    return origins.with(behind).minus(SquareSet.rank(edge)).intersect(empty);
  }

  private static List<Board> boards(Board without, Square to, Color mover, boolean byCapture) {
    List<Board> boards = new ArrayList<>();
    if (!byCapture) {
      boards.add(without);
    }
    for (Role captured : CAPTURED) {
      boards.add(without.with(to, Piece.of(mover.opposite(), captured)));
    }
    return boards;
  }

  private static boolean isPosition(Board board, Color turn) {
    return position(board, turn, CastlingRights.NONE, null) != null;
  }

  /** Returns the position with those pieces, or null if no game can bring it. */
  static @Nullable Position position(
      Board board, Color turn, CastlingRights castling, @Nullable Square enPassant) {
    return switch (new Setup(board, turn, castling, enPassant, 0, 1).position()) {
      case PositionResult.Valid(Position position) -> position;
      case PositionResult.Invalid _ -> null;
    };
  }
}
