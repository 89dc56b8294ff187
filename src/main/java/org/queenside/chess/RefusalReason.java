package org.queenside.chess;

/**
 * Why an attempted move isn't allowed, together with the squares and pieces that prove it.
 *
 * <p>A reason is only data; words and drawings are added where it is shown.
 */
public sealed interface RefusalReason
    permits TurnReason,
        MovementReason,
        PawnReason,
        CastlingReason,
        EnPassantReason,
        KingReason,
        PromotionReason {

  /**
   * Returns the stable name of this reason in kebab case, such as {@code king-into-attack}. Logs
   * and message bundles use it, so it must never change.
   */
  String code();
}
