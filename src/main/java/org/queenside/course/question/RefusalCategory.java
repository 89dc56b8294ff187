package org.queenside.course.question;

import java.util.List;
import java.util.Locale;
import org.queenside.chess.CastlingReason;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.KingReason;
import org.queenside.chess.MovementReason;
import org.queenside.chess.PawnReason;
import org.queenside.chess.PromotionReason;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.TurnReason;

/**
 * A simple reason for a refusal, as an option in a question. Reasons that learners could hardly
 * tell apart share a category.
 */
enum RefusalCategory {
  RIGHT_LOST,
  PIECE_BETWEEN,
  OUT_OF_CHECK,
  THROUGH_CHECK,
  INTO_CHECK,
  CASTLING_SHAPE,
  /** Never a reason: an attacked rook may castle. */
  ROOK_ATTACKED,
  NOT_JUST_NOW,
  BY_A_PAWN_ONLY,
  OF_A_PAWN_ONLY,
  WRONG_SQUARE,
  EXPOSES_KING,
  PINNED,
  IN_CHECK,
  DOUBLE_CHECK,
  ATTACKED,
  KINGS_TOUCH,
  KING_TAKEN,
  BLOCKED,
  OWN_PIECE,
  NOT_ITS_WAY,
  PROMOTION,
  NOT_ON_TURN,
  /** Not a reason: the move is legal. */
  LEGAL;

  private static final List<RefusalCategory> CASTLING =
      List.of(RIGHT_LOST, PIECE_BETWEEN, OUT_OF_CHECK, THROUGH_CHECK, INTO_CHECK);
  private static final List<RefusalCategory> EN_PASSANT =
      List.of(EXPOSES_KING, NOT_JUST_NOW, NOT_ITS_WAY, IN_CHECK);
  private static final List<RefusalCategory> OTHERS =
      List.of(PINNED, BLOCKED, NOT_ITS_WAY, IN_CHECK);

  /** Returns the message key of this category. */
  String key() {
    return "ground." + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the categories that could be confused with this one, the most likely first. */
  List<RefusalCategory> rivals() {
    return switch (this) {
      case RIGHT_LOST, PIECE_BETWEEN, OUT_OF_CHECK, THROUGH_CHECK, INTO_CHECK, CASTLING_SHAPE ->
          CASTLING;
      case NOT_JUST_NOW, BY_A_PAWN_ONLY, OF_A_PAWN_ONLY, WRONG_SQUARE, EXPOSES_KING -> EN_PASSANT;
      default -> OTHERS;
    };
  }

  static RefusalCategory of(RefusalReason reason) {
    return switch (reason) {
      case TurnReason _ -> NOT_ON_TURN;
      case MovementReason.Blocked _, PawnReason.DoubleStepBlocked _ -> BLOCKED;
      case MovementReason.OwnPieceOnTarget _ -> OWN_PIECE;
      case MovementReason.KingNotCapturable _ -> KING_TAKEN;
      case MovementReason _, PawnReason _ -> NOT_ITS_WAY;
      case PromotionReason _ -> PROMOTION;
      case KingReason.KingsAdjacent _ -> KINGS_TOUCH;
      case KingReason.LeavesInCheck _ -> IN_CHECK;
      case KingReason.DoubleCheck _ -> DOUBLE_CHECK;
      case KingReason.Pinned _ -> PINNED;
      case KingReason.KingIntoAttack _,
          KingReason.KingTakesProtected _,
          KingReason.KingStaysOnLine _ ->
          ATTACKED;
      case CastlingReason.NotCastling _ -> CASTLING_SHAPE;
      case CastlingReason.KingHasMoved _,
          CastlingReason.RookHasMoved _,
          CastlingReason.RookCaptured _,
          CastlingReason.NoRook _,
          CastlingReason.RightLost _ ->
          RIGHT_LOST;
      case CastlingReason.PiecesBetween _ -> PIECE_BETWEEN;
      case CastlingReason.OutOfCheck _ -> OUT_OF_CHECK;
      case CastlingReason.ThroughCheck _ -> THROUGH_CHECK;
      case CastlingReason.IntoCheck _ -> INTO_CHECK;
      case EnPassantReason.TooLate _,
          EnPassantReason.NotADoubleStep _,
          EnPassantReason.NotJustNow _ ->
          NOT_JUST_NOW;
      case EnPassantReason.CapturerNotAPawn _ -> BY_A_PAWN_ONLY;
      case EnPassantReason.VictimNotAPawn _ -> OF_A_PAWN_ONLY;
      case EnPassantReason.WrongSquare _ -> WRONG_SQUARE;
      case EnPassantReason.ExposesKing _ -> EXPOSES_KING;
    };
  }
}
