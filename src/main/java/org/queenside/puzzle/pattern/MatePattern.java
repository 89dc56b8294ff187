package org.queenside.puzzle.pattern;

import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * The mates that players know by name, the most characteristic first; a mate that fits several gets
 * the first one's name.
 *
 * <p>The first eight depend on the move or on the piece that gives check, the others on where the
 * king is. There, his <em>fields</em> are the squares next to him, and a field is <em>free</em> if
 * none of his own pieces is on it. From the pattern after double check on, exactly one piece gives
 * check.
 */
public enum MatePattern {
  /** The move is castling. */
  CASTLING,

  /** The move captures en passant. */
  EN_PASSANT,

  /** A pawn becomes a knight, rook or bishop, and would not mate as a queen. */
  UNDERPROMOTION,

  /** A pawn becomes another piece; a queen would mate too. */
  PROMOTION,

  /** Two pieces give check at once. */
  DOUBLE_CHECK,

  /** The piece that gives check has not moved: another one has opened its line. */
  DISCOVERED_CHECK,

  /** A knight gives check, and every field is occupied by the king's own pieces. */
  SMOTHERED,

  /** A pawn gives check. */
  PAWN,

  /**
   * A bishop gives check; it and a bishop of the other colour, on a diagonal that crosses its own,
   * guard all free fields, each of them at least one that the other does not. One of the king's own
   * pieces is in his way.
   */
  BODEN,

  /**
   * The king is in a corner. A rook gives check beside him, on his rank or file, protected by a
   * knight two files and two ranks from him, as with a king on h8 and a knight on f6.
   */
  ARABIAN,

  /**
   * A rook gives check beside the king, on his rank or file, protected by a knight beside him,
   * which is protected by a pawn. These three guard all free fields, and one of the king's own
   * pawns is in his way.
   */
  HOOK,

  /**
   * The king is on the a-file or the h-file, not in a corner. A rook or queen gives check along
   * that file; beside the king, towards the middle, is one of his own pieces, and two squares
   * further a knight, which guards the fields above and below that piece. Both are free.
   */
  ANASTASIA,

  /**
   * The king is on his back rank, not in a corner. A rook gives check beside him on that rank,
   * protected by a bishop along a diagonal that runs over the empty field in front of the king. The
   * two guard all free fields, and one of the king's own pieces is in his way.
   */
  OPERA,

  /**
   * The king is on an edge, not in a corner, with his own pieces on both sides of him along the
   * edge. A queen gives check from two squares away, straight in front, and guards the three fields
   * there, which are free.
   */
  EPAULETTE,

  /**
   * A queen gives check beside the king, on his rank or file; the two fields diagonally behind him
   * are occupied by his own pieces.
   */
  SWALLOWS_TAIL,

  /**
   * A queen gives check beside the king, diagonally; the two fields that she can't reach are
   * occupied by his own pieces.
   */
  DOVETAIL,

  /**
   * The king is on his back rank, and all fields in front of him are occupied by his own pieces. A
   * rook or queen gives check along the rank.
   */
  BACK_RANK,

  /**
   * The king is on an edge. A rook gives check along it, and another rook on the next rank or file
   * guards all free fields there, of which there is at least one.
   */
  TWO_ROOKS,

  /**
   * The king is on an edge. A rook gives check along it, and the other king guards all free fields
   * off the edge, of which there is at least one.
   */
  ROOK_AND_KING,

  /** A protected queen gives check beside the king. */
  QUEEN_BESIDE_KING,

  /** None of the others. */
  OTHER;

  private static final MatePattern[] ALL = values();

  /**
   * Returns the pattern of a mate.
   *
   * @param position the position before the move, with both kings
   * @param move a legal move that mates
   * @throws IllegalArgumentException if it doesn't mate
   */
  public static MatePattern of(Position position, Move move) {
    MateAnalysis mate = MateAnalysis.of(position, move);
    for (MatePattern pattern : ALL) {
      if (pattern.fits(mate)) {
        return pattern;
      }
    }
    throw new AssertionError("OTHER fits every mate");
  }

  private boolean fits(MateAnalysis mate) {
    return switch (this) {
      case CASTLING -> MateByMove.castles(mate);
      case EN_PASSANT -> MateByMove.capturesEnPassant(mate);
      case UNDERPROMOTION -> MateByMove.mustUnderpromote(mate);
      case PROMOTION -> MateByMove.promotes(mate);
      case DOUBLE_CHECK -> MateByMove.checksTwice(mate);
      case DISCOVERED_CHECK -> MateByMove.discovers(mate);
      case SMOTHERED -> MateByMove.smothers(mate);
      case PAWN -> MateByMove.isByPawn(mate);
      case BODEN -> MateByMinorPieces.isBoden(mate);
      case ARABIAN -> MateByMinorPieces.isArabian(mate);
      case HOOK -> MateByMinorPieces.isHook(mate);
      case ANASTASIA -> MateByMinorPieces.isAnastasia(mate);
      case OPERA -> MateByMinorPieces.isOpera(mate);
      case EPAULETTE -> MateByQueen.isEpaulette(mate);
      case SWALLOWS_TAIL -> MateByQueen.isSwallowsTail(mate);
      case DOVETAIL -> MateByQueen.isDovetail(mate);
      case BACK_RANK -> MateOnEdge.isBackRank(mate);
      case TWO_ROOKS -> MateOnEdge.isByTwoRooks(mate);
      case ROOK_AND_KING -> MateOnEdge.isByRookAndKing(mate);
      case QUEEN_BESIDE_KING -> MateByQueen.isBesideKing(mate);
      case OTHER -> true;
    };
  }
}
