package org.queenside.chess;

/** Finds out whether a move gives check without making it. */
final class CheckingMoves {
  private final Position position;
  private final Board board;

  /** The square of the enemy king, or 64 if there is none. */
  private final int king;

  private final long pawnChecks;
  private final long knightChecks;
  private final long diagonalChecks;
  private final long straightChecks;

  /** The mover's pieces that give a discovered check by leaving the line to the enemy king. */
  private final long shields;

  CheckingMoves(Position position) {
    this.position = position;
    board = position.board;
    Color us = position.turn();
    long own = board.bits(us);
    long enemyKing = board.kings & ~own;
    king = Long.numberOfTrailingZeros(enemyKing);
    if (enemyKing == 0) {
      pawnChecks = 0;
      knightChecks = 0;
      diagonalChecks = 0;
      straightChecks = 0;
      shields = 0;
      return;
    }
    long occupied = board.occupancy();
    pawnChecks = Attacks.pawn(us.opposite(), king);
    knightChecks = Attacks.knight(king);
    diagonalChecks = SliderAttacks.bishop(king, occupied);
    straightChecks = SliderAttacks.rook(king, occupied);
    long aiming =
        SliderAttacks.bishop(king, occupied & ~diagonalChecks)
                & board.diagonals
                & own
                & ~diagonalChecks
            | SliderAttacks.rook(king, occupied & ~straightChecks)
                & board.straights
                & own
                & ~straightChecks;
    long found = 0;
    for (long rest = aiming; rest != 0; rest &= rest - 1) {
      found |= Attacks.between(king, Long.numberOfTrailingZeros(rest)) & own;
    }
    shields = found;
  }

  /** Returns true if a legal move gives check. */
  boolean contains(int code) {
    int kind = MoveCode.kind(code);
    if (kind != MoveCode.PLAIN && kind != MoveCode.DOUBLE_STEP) {
      return position.after(code).isCheck();
    }
    int from = MoveCode.from(code);
    long to = 1L << MoveCode.to(code);
    long direct =
        -(board.pawns >>> from & 1) & pawnChecks
            | -(board.knights >>> from & 1) & knightChecks
            | -(board.diagonals >>> from & 1) & diagonalChecks
            | -(board.straights >>> from & 1) & straightChecks;
    return (direct & to) != 0
        || (shields & 1L << from) != 0 && (Attacks.line(king, from) & to) == 0;
  }
}
