package org.queenside.puzzle.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Attacks;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;

/**
 * A legal move that may have led to a position. Lichess files give the position before the
 * opponent's last move. For puzzles from elsewhere that move is unknown, so one is invented.
 *
 * @param before the position before it
 */
record PrecedingMove(Position before, Move move) {

  /** What the move may have captured; null for nothing. */
  private static final @Nullable Role[] CAPTURED = {
    null, Role.PAWN, Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN
  };

  /** Returns a last move for a position, or null if there is none. */
  static @Nullable PrecedingMove of(Position after) {
    Color mover = after.turn().opposite();
    for (Role captured : CAPTURED) {
      for (Square to : after.pieces(mover)) {
        for (Square from : origins(after, to, captured != null)) {
          PrecedingMove last = last(after, Move.of(from, to), captured);
          if (last != null) {
            return last;
          }
        }
      }
    }
    return null;
  }

  /** Returns squares from which the piece may have come, to be checked by the rules later. */
  private static List<Square> origins(Position after, Square to, boolean capture) {
    Piece piece = after.at(to);
    List<Square> origins = new ArrayList<>();
    if (piece != null && piece.role() != Role.PAWN) {
      Attacks.of(piece, to, after.occupied()).minus(after.occupied()).forEach(origins::add);
    } else if (piece != null) {
      int back = piece.color() == Color.WHITE ? -1 : 1;
      for (int file = to.file() - 1; file <= to.file() + 1; file++) {
        for (int steps = 1; steps <= 2; steps++) {
          int rank = to.rank() + steps * back;
          boolean straight = file == to.file();
          if (file >= 0 && file < 8 && rank > 0 && rank < 7 && straight != capture) {
            origins.add(Square.of(file, rank));
          }
        }
      }
    }
    origins.removeIf(after.occupied()::contains);
    return origins;
  }

  private static @Nullable PrecedingMove last(Position after, Move move, @Nullable Role captured) {
    Color mover = after.turn().opposite();
    Piece piece = after.at(move.to());
    if (piece == null) {
      return null;
    }
    Board board = after.board().without(move.to()).with(move.from(), piece);
    if (captured != null) {
      board = board.with(move.to(), Piece.of(after.turn(), captured));
    }
    int moveNumber = after.fullmoveNumber() - (mover == Color.BLACK ? 1 : 0);
    Setup setup =
        new Setup(
            board,
            mover,
            after.castling(),
            null,
            Math.max(0, after.halfmoveClock() - 1),
            Math.max(1, moveNumber));
    return setup.position() instanceof PositionResult.Valid(Position before)
            && before.isLegal(move)
            && before.play(move).samePosition(after)
        ? new PrecedingMove(before, move)
        : null;
  }
}
