package org.queenside.chess;

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
