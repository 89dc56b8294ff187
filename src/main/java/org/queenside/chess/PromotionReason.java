package org.queenside.chess;

/** What is wrong with the choice of a piece for a pawn (FIDE 3.7.3.3). */
public sealed interface PromotionReason extends RefusalReason {

  /** The pawn reaches the last rank, but nothing says what it becomes. */
  record ChoiceMissing(Square from, Square to, Piece pawn) implements PromotionReason {
    @Override
    public String code() {
      return "promotion-choice-missing";
    }
  }

  /**
   * A pawn becomes neither a king nor stays a pawn.
   *
   * @param choice {@link AccountRole#KING} or {@link AccountRole#PAWN}
   */
  record ChoiceNotAllowed(Square from, Square to, Piece pawn, Role choice)
      implements PromotionReason {
    @Override
    public String code() {
      return choice == Role.KING ? "promotion-to-king" : "promotion-to-pawn";
    }
  }

  /**
   * A piece was chosen although no pawn reaches the last rank.
   *
   * @param piece the piece that moves
   */
  record NotAPromotion(Square from, Square to, Piece piece, Role choice)
      implements PromotionReason {
    @Override
    public String code() {
      return "not-a-promotion";
    }
  }
}
