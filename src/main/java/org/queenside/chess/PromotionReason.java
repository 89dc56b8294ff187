package org.queenside.chess;

/** What is wrong with the choice of a piece for a pawn (FIDE 3.7.3.3). */
public sealed interface PromotionReason extends RefusalReason {

  /** The pawn reaches the last rank, but no piece was chosen. */
  record ChoiceMissing(Square from, Square to, Piece pawn) implements PromotionReason {}

  /**
   * A pawn can't become a king or stay a pawn.
   *
   * @param choice {@link Role#KING} or {@link Role#PAWN}
   */
  record ChoiceNotAllowed(Square from, Square to, Piece pawn, Role choice)
      implements PromotionReason {}

  /**
   * A piece was chosen, but no pawn reaches the last rank.
   *
   * @param piece the piece that moves
   */
  record NotAPromotion(Square from, Square to, Piece piece, Role choice)
      implements PromotionReason {}
}
