package org.queenside.chess;

/**
 * Why a tried move is not allowed, together with the squares and pieces that prove it.
 *
 * <p>A reason is data: its wording and its drawing belong to whoever shows it.
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
   * Returns the stable name of this reason in kebab-case, such as {@code king-into-attack}. Logs
   * and message bundles keep it, so it never changes.
   */
  String code();
}
