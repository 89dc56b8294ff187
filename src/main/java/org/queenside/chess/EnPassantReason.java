package org.queenside.chess;

/** Why a try to capture en passant is refused (FIDE 3.7.3.1, 3.7.3.2). */
public sealed interface EnPassantReason extends RefusalReason {

  Square from();

  Square to();

  /** Returns the square of the piece that was to be captured. */
  Square victim();

  /**
   * The pawn did make a double step, but not with the last move: the chance lasts one move.
   *
   * @param doubleStep the pawn's move, some moves ago
   */
  record TooLate(Square from, Square to, Square victim, Move doubleStep)
      implements EnPassantReason {
    @Override
    public String code() {
      return "en-passant-too-late";
    }
  }

  /**
   * The pawn did not come with a double step.
   *
   * @param arrival the move that brought it to its square
   */
  record NotADoubleStep(Square from, Square to, Square victim, Move arrival)
      implements EnPassantReason {
    @Override
    public String code() {
      return "en-passant-not-a-double-step";
    }
  }

  /** The pawn did not make a double step with the last move; what it did before is not known. */
  record NotJustNow(Square from, Square to, Square victim) implements EnPassantReason {
    @Override
    public String code() {
      return "en-passant-not-just-now";
    }
  }

  /**
   * Only a pawn captures en passant.
   *
   * @param piece the piece that tried
   */
  record CapturerNotAPawn(Square from, Square to, Square victim, Piece piece)
      implements EnPassantReason {
    @Override
    public String code() {
      return "en-passant-by-a-pawn-only";
    }
  }

  /**
   * Only a pawn is captured en passant.
   *
   * @param piece the piece beside the pawn
   */
  record VictimNotAPawn(Square from, Square to, Square victim, Piece piece)
      implements EnPassantReason {
    @Override
    public String code() {
      return "en-passant-of-a-pawn-only";
    }
  }

  /**
   * The pawn went to the square of the pawn it captures instead of the square that was passed over.
   *
   * @param right the square passed over
   */
  record WrongSquare(Square from, Square to, Square victim, Square right)
      implements EnPassantReason {
    @Override
    public String code() {
      return "en-passant-wrong-square";
    }
  }

  /**
   * With both pawns gone from their squares a line to one's own king is open.
   *
   * @param king where the king stands
   * @param attacker where the piece stands that would give check
   */
  record ExposesKing(Square from, Square to, Square victim, Square king, Square attacker)
      implements EnPassantReason {
    /** Returns the line that would be opened, from the king to the attacker. */
    public Line line() {
      return new Line(king, attacker);
    }

    @Override
    public String code() {
      return "en-passant-exposes-king";
    }
  }
}
