package org.queenside.chess;

/**
 * The squares from which a piece may have made its last move, judged only by how it moves. Castling
 * isn't included.
 */
public final class MoveOrigins {
  private static final SquareSet EDGE_RANKS = SquareSet.rank(0).union(SquareSet.rank(7));

  private MoveOrigins() {}

  /**
   * Returns the origins of a move without a capture.
   *
   * @param board the board after the move
   * @param to where the piece is now
   */
  public static SquareSet withoutCapture(Board board, Piece piece, Square to) {
    if (piece.role() != Role.PAWN) {
      return attacking(board, piece, to);
    }
    int back = piece.color() == Color.WHITE ? -1 : 1;
    int start = piece.color().homeRank() - back;
    SquareSet file = SquareSet.file(to.file()).minus(board.occupied()).minus(EDGE_RANKS);
    SquareSet origins = SquareSet.EMPTY;
    int rank = to.rank() + back;
    if (rank >= 0 && rank < 8) {
      origins = file.intersect(SquareSet.rank(rank));
    }
    return !origins.isEmpty() && rank + back == start
        ? origins.union(file.intersect(SquareSet.rank(start)))
        : origins;
  }

  /**
   * Returns the origins of a capture, en passant included.
   *
   * @param board the board after the move
   * @param to where the piece is now
   */
  public static SquareSet byCapture(Board board, Piece piece, Square to) {
    return piece.role() == Role.PAWN
        ? attacking(board, Piece.of(piece.color().opposite(), Role.PAWN), to).minus(EDGE_RANKS)
        : attacking(board, piece, to);
  }

  private static SquareSet attacking(Board board, Piece piece, Square to) {
    return Attacks.of(piece, to, board.occupied()).minus(board.occupied());
  }
}
