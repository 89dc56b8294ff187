package org.queenside.chess;

import java.util.Locale;

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
  default String code() {
    return switch (this) {
      case TurnReason.GameOver _ -> "game-over";
      case TurnReason.NoPiece _ -> "no-piece";
      case TurnReason.OpponentsPiece _ -> "opponents-piece";
      case TurnReason.NotYourTurn _ -> "not-your-turn";
      case MovementReason.SameSquare _ -> "same-square";
      case MovementReason.NotItsWay other ->
          "not-a-%s-move".formatted(other.piece().role().name().toLowerCase(Locale.ROOT));
      case MovementReason.Blocked _ -> "blocked";
      case MovementReason.OwnPieceOnTarget _ -> "own-piece-on-target";
      case MovementReason.KingNotCapturable _ -> "king-not-capturable";
      case PawnReason.CapturesStraight _ -> "pawn-captures-straight";
      case PawnReason.DiagonalWithoutCapture _ -> "pawn-diagonal-without-capture";
      case PawnReason.Backwards _ -> "pawn-backwards";
      case PawnReason.Sideways _ -> "pawn-sideways";
      case PawnReason.DoubleStepNotFromStart _ -> "pawn-double-step-not-from-start";
      case PawnReason.DoubleStepBlocked _ -> "pawn-double-step-blocked";
      case CastlingReason.NotCastling other ->
          switch (other.shape()) {
            case TOO_FAR -> "castling-too-far";
            case NOT_FROM_HOME -> "castling-not-from-home";
            case ROOK_FIRST -> "castling-rook-first";
          };
      case CastlingReason.KingHasMoved _ -> "castling-king-moved";
      case CastlingReason.RookHasMoved _ -> "castling-rook-moved";
      case CastlingReason.RookCaptured _ -> "castling-rook-captured";
      case CastlingReason.NoRook _ -> "castling-no-rook";
      case CastlingReason.RightLost _ -> "castling-right-lost";
      case CastlingReason.PiecesBetween _ -> "castling-piece-between";
      case CastlingReason.OutOfCheck _ -> "castling-out-of-check";
      case CastlingReason.ThroughCheck _ -> "castling-through-check";
      case CastlingReason.IntoCheck _ -> "castling-into-check";
      case EnPassantReason.TooLate _ -> "en-passant-too-late";
      case EnPassantReason.NotADoubleStep _ -> "en-passant-not-a-double-step";
      case EnPassantReason.NotJustNow _ -> "en-passant-not-just-now";
      case EnPassantReason.CapturerNotAPawn _ -> "en-passant-by-a-pawn-only";
      case EnPassantReason.VictimNotAPawn _ -> "en-passant-of-a-pawn-only";
      case EnPassantReason.WrongSquare _ -> "en-passant-wrong-square";
      case EnPassantReason.ExposesKing _ -> "en-passant-exposes-king";
      case KingReason.KingsAdjacent _ -> "kings-adjacent";
      case KingReason.KingIntoAttack _ -> "king-into-attack";
      case KingReason.KingTakesProtected _ -> "king-takes-protected";
      case KingReason.KingStaysOnLine _ -> "king-stays-on-line";
      case KingReason.LeavesInCheck _ -> "leaves-king-in-check";
      case KingReason.DoubleCheck _ -> "double-check";
      case KingReason.Pinned _ -> "pinned";
      case PromotionReason.ChoiceMissing _ -> "promotion-choice-missing";
      case PromotionReason.ChoiceNotAllowed other ->
          other.choice() == Role.KING ? "promotion-to-king" : "promotion-to-pawn";
      case PromotionReason.NotAPromotion _ -> "not-a-promotion";
    };
  }
}
