package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/** The two ways to castle (FIDE 3.8.2): towards the h-file or towards the a-file. */
public enum CastlingSide {
  KINGSIDE(7, 6, 5),
  QUEENSIDE(0, 2, 3);

  private static final int KING_FILE = 4;

  private final int rookFile;
  private final int kingTargetFile;
  private final int rookTargetFile;

  CastlingSide(int rookFile, int kingTargetFile, int rookTargetFile) {
    this.rookFile = rookFile;
    this.kingTargetFile = kingTargetFile;
    this.rookTargetFile = rookTargetFile;
  }

  /**
   * Returns the side to which a move castles, or null if it is another move.
   *
   * @param piece the piece that moves, or null if the square is empty
   */
  public static @Nullable CastlingSide of(@Nullable Piece piece, Move move) {
    int files = move.to().file() - move.from().file();
    if (piece == null || piece.role() != Role.KING || Math.abs(files) != 2) {
      return null;
    }
    return files > 0 ? KINGSIDE : QUEENSIDE;
  }

  /** Returns the king's move. */
  public Move move(Color color) {
    return Move.of(kingFrom(color), kingTo(color));
  }

  /** Returns the square the king castles from: e1 or e8. */
  public static Square kingFrom(Color color) {
    return Square.of(KING_FILE, color.homeRank());
  }

  /** Returns the square the king castles to. */
  public Square kingTo(Color color) {
    return Square.of(kingTargetFile, color.homeRank());
  }

  /** Returns the square the rook castles from, a corner. */
  public Square rookFrom(Color color) {
    return Square.of(rookFile, color.homeRank());
  }

  /** Returns the square the rook castles to, the one the king crosses. */
  public Square rookTo(Color color) {
    return Square.of(rookTargetFile, color.homeRank());
  }

  /** Returns the squares between king and rook, which must be empty (FIDE 3.8.2.2.2). */
  public SquareSet path(Color color) {
    return Attacks.between(kingFrom(color), rookFrom(color));
  }

  /**
   * Returns the square the king leaves, the one it crosses and the one it reaches; none may be
   * attacked (FIDE 3.8.2.2.1).
   */
  public SquareSet kingPath(Color color) {
    return SquareSet.of(kingFrom(color), rookTo(color), kingTo(color));
  }
}
