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

  /**
   * Returns the misconception that the refused move shows. The page about reports lists the reasons
   * that show none, and why.
   */
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
      case TurnReason turn -> of(turn);
    };
  }

  /** A piece dropped on one of the same side, where it couldn't have gone anyway, slipped. */
  private static boolean isDroppedOnOwnPiece(Ruling.Illegal ruling) {
    boolean meansCastling =
        ruling.reason() instanceof CastlingReason.NotCastling(_, _, _, CastlingReason.Shape shape)
            && shape == CastlingReason.Shape.ROOK_FIRST;
    return !meansCastling
        && ruling.reasons().stream()
            .skip(1)
            .anyMatch(MovementReason.OwnPieceOnTarget.class::isInstance);
  }

  private static @Nullable Misconception of(TurnReason reason) {
    return switch (reason) {
      case TurnReason.OpponentsPiece _, TurnReason.NotYourTurn _ -> Misconception.MOVES_OUT_OF_TURN;
      case TurnReason.NoPiece _, TurnReason.GameOver _ -> null;
    };
  }

  private static @Nullable Misconception of(MovementReason reason) {
    return switch (reason) {
      case MovementReason.Blocked _ -> Misconception.SLIDERS_JUMP;
      case MovementReason.KingNotCapturable _ -> Misconception.KING_CAN_BE_CAPTURED;
      case MovementReason.NotItsWay(Square from, Square to, Piece piece) ->
          switch (piece.role()) {
            case ROOK -> Misconception.ROOK_OFF_ITS_LINES;
            case BISHOP ->
                from.isLight() != to.isLight() && isStraight(from, to)
                    ? Misconception.BISHOP_CHANGES_COLOUR
                    : Misconception.BISHOP_OFF_ITS_DIAGONALS;
            case QUEEN -> Misconception.QUEEN_OFF_ITS_LINES;
            case KNIGHT -> Misconception.KNIGHT_MOVES_WRONG;
            case KING -> Misconception.KING_MOVES_TOO_FAR;
            case PAWN -> Misconception.PAWN_MOVES_WRONG;
          };
      case MovementReason.OwnPieceOnTarget _ -> Misconception.MOVES_ONTO_OWN_PIECE;
      case MovementReason.SameSquare _ -> null;
    };
  }

  /** Only a move along a rank or a file suggests a change of colour. */
  private static boolean isStraight(Square from, Square to) {
    return from.file() == to.file() || from.rank() == to.rank();
  }

  /** A pawn that goes back further than a step, straight or diagonal, just went astray. */
  private static boolean isStep(Square from, Square to) {
    return Math.abs(from.file() - to.file()) <= 1 && Math.abs(from.rank() - to.rank()) == 1;
  }

  private static Misconception of(PawnReason reason) {
    return switch (reason) {
      case PawnReason.CapturesStraight _ -> Misconception.PAWN_CAPTURES_STRAIGHT;
      case PawnReason.DiagonalWithoutCapture _ -> Misconception.PAWN_MOVES_DIAGONALLY;
      case PawnReason.Backwards back ->
          isStep(back.from(), back.to())
              ? Misconception.PAWN_MOVES_BACKWARDS
              : Misconception.PAWN_MOVES_WRONG;
      case PawnReason.DoubleStepNotFromStart _ -> Misconception.PAWN_DOUBLE_STEP_ANYWHERE;
      case PawnReason.DoubleStepBlocked _ -> Misconception.PAWN_DOUBLE_STEP_OVER_A_PIECE;
      case PawnReason.Sideways _ -> Misconception.PAWN_MOVES_WRONG;
    };
  }

  private static Misconception of(KingReason reason, Position position) {
    return switch (reason) {
      case KingReason.KingsAdjacent _ -> Misconception.KINGS_MAY_TOUCH;
      case KingReason.KingIntoAttack into ->
          guardedByPinned(into.attackers(), into.pinned(), Misconception.KING_STEPS_INTO_CHECK);
      case KingReason.KingTakesProtected takes ->
          guardedByPinned(
              takes.defenders(), takes.pinned(), Misconception.KING_TAKES_PROTECTED_PIECE);
      case KingReason.LeavesInCheck check -> leavesInCheck(check, position);
      case KingReason.KingStaysOnLine _ -> Misconception.KING_STEPS_INTO_CHECK;
      case KingReason.DoubleCheck _ -> Misconception.DOUBLE_CHECK_WITHOUT_KING_MOVE;
      case KingReason.Pinned _ -> Misconception.PINNED_PIECE_LEAVES_ITS_LINE;
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

  private static Misconception guardedByPinned(
      SquareSet guards, SquareSet pinned, Misconception otherwise) {
    return pinned.containsAll(guards) ? Misconception.PINNED_PIECE_DOES_NOT_GUARD : otherwise;
  }

  private static @Nullable Misconception of(CastlingReason reason, Position position) {
    return switch (reason) {
      case CastlingReason.NotCastling shape ->
          switch (shape.shape()) {
            case TOO_FAR -> towardsRook(shape, position);
            case ROOK_FIRST -> Misconception.CASTLING_ROOK_FIRST;
            case NOT_FROM_HOME -> Misconception.KING_MOVES_TOO_FAR;
          };
      case CastlingReason.KingHasMoved _, CastlingReason.RookHasMoved _ ->
          Misconception.CASTLES_AFTER_COMING_BACK;
      case CastlingReason.PiecesBetween _ -> Misconception.CASTLES_OVER_A_PIECE;
      case CastlingReason.OutOfCheck _ -> Misconception.CASTLES_OUT_OF_CHECK;
      case CastlingReason.ThroughCheck _ -> Misconception.CASTLES_THROUGH_CHECK;
      case CastlingReason.IntoCheck _ -> Misconception.CASTLES_INTO_CHECK;
      case CastlingReason.NoRook _ -> Misconception.KING_MOVES_TOO_FAR;
      case CastlingReason.RookCaptured _, CastlingReason.RightLost _ -> null;
    };
  }

  /** Without a rook at that end of the rank, castling wasn't meant. */
  private static Misconception towardsRook(CastlingReason.NotCastling shape, Position position) {
    CastlingSide side =
        shape.to().file() > shape.from().file() ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE;
    return position.at(side.rookFrom(shape.color())) == Piece.of(shape.color(), Role.ROOK)
        ? Misconception.CASTLING_KING_THREE_SQUARES
        : Misconception.KING_MOVES_TOO_FAR;
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
