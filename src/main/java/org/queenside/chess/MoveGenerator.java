package org.queenside.chess;

/**
 * The legal moves of the side to move. Only legal moves are generated: a mask of the squares that
 * answer a check and two masks of the lines of pinned pieces reduce every set of targets to the
 * legal ones. Counting only adds up the sizes of these sets.
 */
final class MoveGenerator {
  private static final long PROMOTION_RANKS = 0xFF000000000000FFL;

  private final Position position;
  private final Board board;
  private final Color us;
  private final long occupied;
  private final long own;
  private final long enemy;
  private final long king;

  /** The enemy pieces that give check. */
  final long checkers;

  /**
   * The possible targets of pieces other than the king: no king and no piece of our own, and any
   * check is answered.
   */
  private final long allowed;

  /** The ranks and files between our king and the sliders that pin on them, sliders included. */
  private final long straightPins;

  /** The same for diagonals. */
  private final long diagonalPins;

  MoveGenerator(Position position) {
    this.position = position;
    board = position.board;
    us = position.turn();
    occupied = board.occupancy();
    own = us == Color.WHITE ? board.white : occupied & ~board.white;
    enemy = occupied ^ own;
    king = board.kings & own;
    long free = ~(own | board.kings);
    if (king == 0) {
      checkers = 0;
      straightPins = 0;
      diagonalPins = 0;
      allowed = free;
      return;
    }
    int kingSquare = Long.numberOfTrailingZeros(king);
    checkers = board.attackers(kingSquare, occupied) & enemy;
    straightPins =
        pins(kingSquare, SliderAttacks.rook(kingSquare, enemy) & board.straights & enemy);
    diagonalPins =
        pins(kingSquare, SliderAttacks.bishop(kingSquare, enemy) & board.diagonals & enemy);
    if (checkers == 0) {
      allowed = free;
    } else if ((checkers & checkers - 1) == 0) {
      int checker = Long.numberOfTrailingZeros(checkers);
      allowed = free & (checkers | Attacks.between(kingSquare, checker));
    } else {
      allowed = 0;
    }
  }

  /** The lines from the king to the sliders that pin exactly one of our pieces. */
  private long pins(int kingSquare, long sliders) {
    long pins = 0;
    for (long rest = sliders; rest != 0; rest &= rest - 1) {
      int slider = Long.numberOfTrailingZeros(rest);
      long between = Attacks.between(kingSquare, slider);
      if (Long.bitCount(between & own) == 1) {
        pins |= between | 1L << slider;
      }
    }
    return pins;
  }

  int count() {
    int count = Long.bitCount(kingTargets()) + Long.bitCount(castlingTargets());
    if (allowed == 0) {
      return count;
    }
    for (long rest = freeKnights(); rest != 0; rest &= rest - 1) {
      count += Long.bitCount(knightTargets(Long.numberOfTrailingZeros(rest)));
    }
    for (long rest = freeDiagonals(); rest != 0; rest &= rest - 1) {
      count += Long.bitCount(diagonalTargets(Long.numberOfTrailingZeros(rest)));
    }
    for (long rest = freeStraights(); rest != 0; rest &= rest - 1) {
      count += Long.bitCount(straightTargets(Long.numberOfTrailingZeros(rest)));
    }
    long pawns = board.pawns & own;
    long steps = stepTargets(pawns);
    count += countPawnMoves(steps & allowed);
    count += Long.bitCount(doubleStepTargets(steps) & allowed);
    count += countPawnMoves(captureTargets(pawns, -1));
    count += countPawnMoves(captureTargets(pawns, 1));
    return count + Long.bitCount(enPassantOrigins());
  }

  private static int countPawnMoves(long targets) {
    return Long.bitCount(targets) + 3 * Long.bitCount(targets & PROMOTION_RANKS);
  }

  MoveList list() {
    MoveList list = new MoveList();
    if (king != 0) {
      int from = Long.numberOfTrailingZeros(king);
      list.addAll(from, kingTargets());
      for (long rest = castlingTargets(); rest != 0; rest &= rest - 1) {
        list.add(from, Long.numberOfTrailingZeros(rest), MoveCode.CASTLING);
      }
    }
    if (allowed == 0) {
      return list;
    }
    for (long rest = freeKnights(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      list.addAll(from, knightTargets(from));
    }
    for (long rest = freeDiagonals(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      list.addAll(from, diagonalTargets(from));
    }
    for (long rest = freeStraights(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      list.addAll(from, straightTargets(from));
    }
    listPawnMoves(list);
    return list;
  }

  private void listPawnMoves(MoveList list) {
    long pawns = board.pawns & own;
    int forward = forward();
    long steps = stepTargets(pawns);
    listPawnMoves(list, steps & allowed, forward);
    for (long rest = doubleStepTargets(steps) & allowed; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      list.add(to - 2 * forward, to, MoveCode.DOUBLE_STEP);
    }
    listPawnMoves(list, captureTargets(pawns, -1), forward - 1);
    listPawnMoves(list, captureTargets(pawns, 1), forward + 1);
    for (long rest = enPassantOrigins(); rest != 0; rest &= rest - 1) {
      list.add(
          Long.numberOfTrailingZeros(rest),
          Long.numberOfTrailingZeros(position.enPassantBit()),
          MoveCode.EN_PASSANT);
    }
  }

  private static void listPawnMoves(MoveList list, long targets, int step) {
    for (long rest = targets & ~PROMOTION_RANKS; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      list.add(to - step, to, MoveCode.PLAIN);
    }
    for (long rest = targets & PROMOTION_RANKS; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      for (int role = Role.QUEEN.ordinal(); role >= Role.KNIGHT.ordinal(); role--) {
        list.add(to - step, to, role);
      }
    }
  }

  boolean any() {
    return kingTargets() != 0 || allowed != 0 && anyButKing();
  }

  private boolean anyButKing() {
    for (long rest = freeKnights(); rest != 0; rest &= rest - 1) {
      if (knightTargets(Long.numberOfTrailingZeros(rest)) != 0) {
        return true;
      }
    }
    long pawns = board.pawns & own;
    long steps = stepTargets(pawns);
    if (((steps | doubleStepTargets(steps)) & allowed) != 0
        || (captureTargets(pawns, -1) | captureTargets(pawns, 1)) != 0) {
      return true;
    }
    for (long rest = freeDiagonals(); rest != 0; rest &= rest - 1) {
      if (diagonalTargets(Long.numberOfTrailingZeros(rest)) != 0) {
        return true;
      }
    }
    for (long rest = freeStraights(); rest != 0; rest &= rest - 1) {
      if (straightTargets(Long.numberOfTrailingZeros(rest)) != 0) {
        return true;
      }
    }
    return enPassantOrigins() != 0;
  }

  /** The squares to which the piece on a square may move; none if it belongs to the other side. */
  long targets(int from) {
    long bit = own & 1L << from;
    if (bit == 0) {
      return 0;
    }
    if (bit == king) {
      return kingTargets() | castlingTargets();
    }
    if ((board.pawns & bit) != 0) {
      return pawnTargets(bit);
    }
    long targets = 0;
    if ((freeKnights() & bit) != 0) {
      targets = knightTargets(from);
    }
    if ((freeDiagonals() & bit) != 0) {
      targets |= diagonalTargets(from);
    }
    if ((freeStraights() & bit) != 0) {
      targets |= straightTargets(from);
    }
    return targets;
  }

  private long pawnTargets(long pawn) {
    long steps = stepTargets(pawn);
    long targets =
        (steps | doubleStepTargets(steps)) & allowed
            | captureTargets(pawn, -1)
            | captureTargets(pawn, 1);
    return (enPassantOrigins() & pawn) != 0 ? targets | position.enPassantBit() : targets;
  }

  private long freeKnights() {
    return board.knights & own & ~(straightPins | diagonalPins);
  }

  private long knightTargets(int from) {
    return Attacks.knight(from) & allowed;
  }

  private long freeDiagonals() {
    return board.diagonals & own & ~straightPins;
  }

  private long diagonalTargets(int from) {
    long targets = SliderAttacks.bishop(from, occupied) & allowed;
    return (diagonalPins & 1L << from) == 0 ? targets : targets & diagonalPins;
  }

  private long freeStraights() {
    return board.straights & own & ~diagonalPins;
  }

  private long straightTargets(int from) {
    long targets = SliderAttacks.rook(from, occupied) & allowed;
    return (straightPins & 1L << from) == 0 ? targets : targets & straightPins;
  }

  private int forward() {
    return us == Color.WHITE ? 8 : -8;
  }

  /** Single steps, including those that don't end a check: the double step may do so. */
  private long stepTargets(long pawns) {
    int forward = forward();
    long free = Long.rotateLeft(pawns & ~(straightPins | diagonalPins), forward);
    long pinned = Long.rotateLeft(pawns & straightPins, forward) & straightPins;
    return (free | pinned) & ~occupied;
  }

  private long doubleStepTargets(long steps) {
    long firstStep = us == Color.WHITE ? 0xFFL << 16 : 0xFFL << 40;
    return Long.rotateLeft(steps & firstStep, forward()) & ~occupied;
  }

  /** Captures towards the a-file (-1) or the h-file (1). */
  private long captureTargets(long pawns, int side) {
    int step = forward() + side;
    long able = pawns & ~(side < 0 ? Attacks.FILE_A : Attacks.FILE_H) & ~straightPins;
    long free = Long.rotateLeft(able & ~diagonalPins, step);
    long pinned = Long.rotateLeft(able & diagonalPins, step) & diagonalPins;
    return (free | pinned) & enemy & allowed;
  }

  /**
   * The pawns that may capture en passant. Two pawns leave their squares at once, so the king's
   * safety is checked on the resulting board.
   */
  long enPassantOrigins() {
    long target = position.enPassantBit();
    if (target == 0) {
      return 0;
    }
    int square = Long.numberOfTrailingZeros(target);
    long captured = Long.rotateLeft(target, -forward());
    long origins = Attacks.pawn(us.opposite(), square) & board.pawns & own;
    if (king == 0) {
      return origins;
    }
    int kingSquare = Long.numberOfTrailingZeros(king);
    long legal = 0;
    for (long rest = origins; rest != 0; rest &= rest - 1) {
      long origin = rest & -rest;
      long after = occupied ^ origin ^ captured | target;
      if ((board.attackers(kingSquare, after) & enemy & ~captured) == 0) {
        legal |= origin;
      }
    }
    return legal;
  }

  private long kingTargets() {
    if (king == 0) {
      return 0;
    }
    long targets = Attacks.king(Long.numberOfTrailingZeros(king)) & ~(own | board.kings);
    return targets == 0 ? 0 : targets & ~attackedByEnemy();
  }

  private long castlingTargets() {
    long rights = position.rights & (us == Color.WHITE ? 0xFFL : 0xFFL << 56);
    if (rights == 0 || checkers != 0) {
      return 0;
    }
    long kingside = king << 1 | king << 2;
    long queenside = king >>> 1 | king >>> 2;
    boolean kingsideOpen = (rights & king << 3) != 0 && (occupied & kingside) == 0;
    boolean queensideOpen =
        (rights & king >>> 4) != 0 && (occupied & (queenside | king >>> 3)) == 0;
    if (!kingsideOpen && !queensideOpen) {
      return 0;
    }
    long attacked = attackedByEnemy();
    long targets = 0;
    if (kingsideOpen && (attacked & kingside) == 0) {
      targets = king << 2;
    }
    if (queensideOpen && (attacked & queenside) == 0) {
      targets |= king >>> 2;
    }
    return targets;
  }

  /** What the enemy attacks without our king on the board, because it can't shield itself. */
  private long attackedByEnemy() {
    return board.attackedBy(us.opposite(), occupied ^ king);
  }
}
