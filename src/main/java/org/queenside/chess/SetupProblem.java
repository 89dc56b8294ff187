package org.queenside.chess;

/** One thing that keeps a {@link Setup} from being a position. */
public sealed interface SetupProblem {
  /** A side has no king. */
  record NoKing(Color color) implements SetupProblem {}

  /** A side has more than one king. */
  record TooManyKings(Color color, SquareSet squares) implements SetupProblem {}

  /** The two kings stand beside each other. */
  record KingsAdjacent(Square white, Square black) implements SetupProblem {}

  /** The side that is not to move is in check: its last move cannot have been legal. */
  record OpponentInCheck(Square king, SquareSet attackers) implements SetupProblem {}

  /** More than two pieces give check, which no single move can bring about. */
  record TooManyCheckers(Square king, SquareSet checkers) implements SetupProblem {}

  /** A pawn stands on the first or eighth rank. */
  record PawnOnEdgeRank(Square square) implements SetupProblem {}

  /** A side has more than eight pawns. */
  record TooManyPawns(Color color, SquareSet squares) implements SetupProblem {}

  /**
   * A side has more promoted pieces than it has lost pawns.
   *
   * @param promoted the least number of its pieces that must have been pawns
   * @param lostPawns eight less the number of its pawns
   */
  record TooManyPromotions(Color color, int promoted, int lostPawns) implements SetupProblem {}

  /** Castling is said to be possible, but the king is not at home. */
  record CastlingRightWithoutKing(Color color, CastlingSide side, Square home)
      implements SetupProblem {}

  /** Castling is said to be possible, but the rook is not at home. */
  record CastlingRightWithoutRook(Color color, CastlingSide side, Square home)
      implements SetupProblem {}

  /** No double step just made can have passed over the en passant square. */
  record ImpossibleEnPassant(Square square, Why why) implements SetupProblem {
    /** What gives it away. */
    public enum Why {
      /** The square is not on the rank that the last mover's pawns pass over. */
      WRONG_RANK,
      /** No pawn of the last mover stands in front of the square. */
      NO_PAWN,
      /** The square itself or the one the pawn came from is occupied. */
      NOT_EMPTY
    }
  }

  /** The count of moves since the last capture or pawn move is negative or beyond 9999. */
  record BadHalfmoveClock(int value) implements SetupProblem {}

  /** The number of the move is less than 1 or beyond 9999. */
  record BadFullmoveNumber(int value) implements SetupProblem {}
}
