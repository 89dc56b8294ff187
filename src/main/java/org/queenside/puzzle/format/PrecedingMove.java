package org.queenside.puzzle.format;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.MoveOrigins;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * A legal move that may have led to a position. Lichess files give the position before the
 * opponent's last move. For puzzles from elsewhere that move is unknown, so one is invented.
 *
 * @param before the position before the move
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
        Piece piece = Objects.requireNonNull(after.at(to));
        SquareSet origins =
            captured == null
                ? MoveOrigins.withoutCapture(after.board(), piece, to)
                : MoveOrigins.byCapture(after.board(), piece, to);
        for (Square from : origins) {
          PrecedingMove last = last(after, piece, Move.of(from, to), captured);
          if (last != null) {
            return last;
          }
        }
      }
    }
    return null;
  }

  private static @Nullable PrecedingMove last(
      Position after, Piece piece, Move move, @Nullable Role captured) {
    Color mover = after.turn().opposite();
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
