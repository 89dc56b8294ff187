package org.queenside.course.feedback;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingReason;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.KingReason;
import org.queenside.chess.MovementReason;
import org.queenside.chess.PawnReason;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PromotionReason;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.chess.TurnReason;
import org.queenside.course.model.Misconception;

/** Finds the misconception behind a move that the rules refuse. */
public final class MisconceptionClassifier {
  private MisconceptionClassifier() {}

  /** Returns the misconception that the refused move shows, or null if it may just be a slip. */
  public static @Nullable Misconception shownBy(Ruling.Illegal ruling) {
    if (isDroppedOnOwnPiece(ruling)) {
      return null;
    }
    Position position = ruling.position();
    return switch (ruling.reason()) {
      case MovementReason movement -> of(movement);
      case PawnReason pawn -> of(pawn);
      case KingReason king -> of(king, position);
      case CastlingReason castling -> of(castling, position);
      case EnPassantReason enPassant -> of(enPassant);
      case PromotionReason promotion -> of(promotion);
      case TurnReason _ -> null;
    };
  }

  /** Dropping a piece on one of the same side is a slip of the hand, not a belief. */
  private static boolean isDroppedOnOwnPiece(Ruling.Illegal ruling) {
    boolean meansCastling =
        ruling.reason() instanceof CastlingReason.NotCastling(_, _, _, CastlingReason.Shape shape)
            && shape == CastlingReason.Shape.ROOK_FIRST;
    return !meansCastling
        && ruling.reasons().stream().anyMatch(MovementReason.OwnPieceOnTarget.class::isInstance);
  }

  private static @Nullable Misconception of(MovementReason reason) {
    return switch (reason) {
      case MovementReason.Blocked blocked ->
          blocked.piece().role() == Role.PAWN ? null : Misconception.SLIDERS_JUMP;
      case MovementReason.KingNotCapturable _ -> Misconception.KING_CAN_BE_CAPTURED;
      case MovementReason.NotItsWay(Square from, Square to, Piece piece) ->
          piece.role() == Role.BISHOP && from.isLight() != to.isLight() && isStraight(from, to)
              ? Misconception.BISHOP_CHANGES_COLOUR
              : null;
      case MovementReason.SameSquare _, MovementReason.OwnPieceOnTarget _ -> null;
    };
  }

  /** Only a move along a rank or a file suggests a change of colour; any other is a slip. */
  private static boolean isStraight(Square from, Square to) {
    return from.file() == to.file() || from.rank() == to.rank();
  }

  /**
   * Only a step of one square counts as a belief, straight or diagonal; a pawn dropped far away is
   * a slip.
   */
  private static boolean isStep(Square from, Square to) {
    return Math.abs(from.file() - to.file()) <= 1 && Math.abs(from.rank() - to.rank()) == 1;
  }

  private static @Nullable Misconception of(PawnReason reason) {
    return switch (reason) {
      case PawnReason.CapturesStraight _ -> Misconception.PAWN_CAPTURES_STRAIGHT;
      case PawnReason.DiagonalWithoutCapture _ -> Misconception.PAWN_MOVES_DIAGONALLY;
      case PawnReason.Backwards back ->
          isStep(back.from(), back.to()) ? Misconception.PAWN_MOVES_BACKWARDS : null;
      case PawnReason.DoubleStepNotFromStart _ -> Misconception.PAWN_DOUBLE_STEP_ANYWHERE;
      case PawnReason.DoubleStepBlocked _ -> Misconception.PAWN_DOUBLE_STEP_OVER_A_PIECE;
      case PawnReason.Sideways _ -> null;
    };
  }

  private static @Nullable Misconception of(KingReason reason, Position position) {
    return switch (reason) {
      case KingReason.KingsAdjacent _ -> Misconception.KINGS_MAY_TOUCH;
      case KingReason.KingIntoAttack into -> guardedByPinned(into.attackers(), into.pinned(), null);
      case KingReason.KingTakesProtected takes ->
          guardedByPinned(
              takes.defenders(), takes.pinned(), Misconception.KING_TAKES_PROTECTED_PIECE);
      case KingReason.LeavesInCheck check -> leavesInCheck(check, position);
      case KingReason.KingStaysOnLine _, KingReason.DoubleCheck _, KingReason.Pinned _ -> null;
    };
  }

  /** A piece put between king and knight was meant to block; any other move overlooks the check. */
  private static Misconception leavesInCheck(KingReason.LeavesInCheck check, Position position) {
    Square king = check.king();
    Square checker = check.checker();
    boolean between =
        liesBetween(check.to().file(), king.file(), checker.file())
            && liesBetween(check.to().rank(), king.rank(), checker.rank());
    return between && position.pieces(Role.KNIGHT).contains(checker)
        ? Misconception.KNIGHT_CHECK_CAN_BE_BLOCKED
        : Misconception.CHECK_MAY_BE_IGNORED;
  }

  private static boolean liesBetween(int value, int end, int otherEnd) {
    return Math.min(end, otherEnd) <= value && value <= Math.max(end, otherEnd);
  }

  private static @Nullable Misconception guardedByPinned(
      SquareSet guards, SquareSet pinned, @Nullable Misconception otherwise) {
    return pinned.containsAll(guards) ? Misconception.PINNED_PIECE_DOES_NOT_GUARD : otherwise;
  }

  private static @Nullable Misconception of(CastlingReason reason, Position position) {
    return switch (reason) {
      case CastlingReason.NotCastling shape ->
          switch (shape.shape()) {
            case TOO_FAR -> towardsRook(shape, position);
            case ROOK_FIRST -> Misconception.CASTLING_ROOK_FIRST;
            case NOT_FROM_HOME -> null;
          };
      case CastlingReason.KingHasMoved _, CastlingReason.RookHasMoved _ ->
          Misconception.CASTLES_AFTER_COMING_BACK;
      case CastlingReason.PiecesBetween _ -> Misconception.CASTLES_OVER_A_PIECE;
      case CastlingReason.OutOfCheck _ -> Misconception.CASTLES_OUT_OF_CHECK;
      case CastlingReason.ThroughCheck _ -> Misconception.CASTLES_THROUGH_CHECK;
      case CastlingReason.IntoCheck _ -> Misconception.CASTLES_INTO_CHECK;
      case CastlingReason.RookCaptured _, CastlingReason.NoRook _, CastlingReason.RightLost _ ->
          null;
    };
  }

  /** Without a rook at that end of the rank, castling wasn't meant. */
  private static @Nullable Misconception towardsRook(
      CastlingReason.NotCastling shape, Position position) {
    CastlingSide side =
        shape.to().file() > shape.from().file() ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE;
    return position.at(side.rookFrom(shape.color())) == Piece.of(shape.color(), Role.ROOK)
        ? Misconception.CASTLING_KING_THREE_SQUARES
        : null;
  }

  private static @Nullable Misconception of(EnPassantReason reason) {
    return switch (reason) {
      case EnPassantReason.TooLate _ -> Misconception.EN_PASSANT_TOO_LATE;
      case EnPassantReason.NotADoubleStep _ -> Misconception.EN_PASSANT_AFTER_SINGLE_STEP;
      case EnPassantReason.CapturerNotAPawn _ -> Misconception.EN_PASSANT_BY_ANOTHER_PIECE;
      case EnPassantReason.WrongSquare _ -> Misconception.EN_PASSANT_ONTO_THE_PAWN;
      case EnPassantReason.ExposesKing _ -> Misconception.EN_PASSANT_THOUGH_IT_EXPOSES_THE_KING;
      case EnPassantReason.NotJustNow _, EnPassantReason.VictimNotAPawn _ -> null;
    };
  }

  private static @Nullable Misconception of(PromotionReason reason) {
    return switch (reason) {
      case PromotionReason.ChoiceNotAllowed not ->
          not.choice() == Role.KING
              ? Misconception.PROMOTION_TO_A_KING
              : Misconception.PROMOTION_MAY_STAY_A_PAWN;
      case PromotionReason.ChoiceMissing _, PromotionReason.NotAPromotion _ -> null;
    };
  }
}
