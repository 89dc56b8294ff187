package org.queenside.trick;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingReason;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.KingReason;
import org.queenside.chess.MovementReason;
import org.queenside.chess.PawnReason;
import org.queenside.chess.PromotionReason;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Role;

/** Which rule a trick breaks. */
public enum TrickKind {
  /** A rook leaves its rank and its file. */
  ROOK_MOVE(2),
  /** A bishop leaves its diagonals. */
  BISHOP_MOVE(2),
  /** A queen moves neither straight nor diagonally. */
  QUEEN_MOVE(1),
  /** A knight doesn't move in an L. */
  KNIGHT_MOVE(2),
  /** A king moves further than one square. */
  KING_MOVE(2),
  /** A pawn moves sideways, or more than two squares. */
  PAWN_MOVE(1),
  /** A piece other than a knight jumps over another. */
  JUMP(4),
  /** A piece captures one of its own side. */
  TAKES_OWN_PIECE(1),
  /** A pawn captures straight ahead. */
  PAWN_TAKES_STRAIGHT(3),
  /** A pawn moves diagonally without a capture. */
  PAWN_DIAGONAL(2),
  /** A pawn steps back. */
  PAWN_BACKWARDS(2),
  /** A pawn moves two squares, but not from where it started. */
  PAWN_TWO_STEPS(3),
  /** A pawn stays a pawn on the last rank. */
  PAWN_STAYS(9),
  /** A pawn captures en passant, but too late, or without a double step before. */
  EN_PASSANT(9),
  /** A king steps next to the other king. */
  KINGS_TOUCH(9),
  /** A king steps onto an attacked square. */
  KING_INTO_ATTACK(4),
  /** A king captures a protected piece. */
  KING_TAKES_PROTECTED(6),
  /** A move doesn't answer a check. */
  CHECK_IGNORED(6),
  /** A pinned piece leaves its line. */
  PIN_BROKEN(6),
  /** The king castles after it or the rook has moved. */
  CASTLES_TOO_LATE(6),
  /** The king castles with a piece in between. */
  CASTLES_OVER_PIECE(6),
  /** The king castles while it is in check. */
  CASTLES_OUT_OF_CHECK(9),
  /** The king crosses an attacked square. */
  CASTLES_THROUGH_CHECK(9),
  /** The king castles onto an attacked square. */
  CASTLES_INTO_CHECK(9),
  /** A side moves twice in one turn. */
  SECOND_MOVE(1),
  /** A captured piece is back on the board. */
  PIECE_RETURNS(2);

  /** How the six pieces move, which every learner of the game is shown first. */
  public static final Set<TrickKind> MOVEMENT =
      Collections.unmodifiableSet(EnumSet.range(ROOK_MOVE, PAWN_MOVE));

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final int weight;

  TrickKind(int weight) {
    this.weight = weight;
  }

  /** Returns the stable name used in the database and in message bundles, such as {@code jump}. */
  public String code() {
    return code;
  }

  /** Returns how much it is preferred where it is possible: more for what is rarely possible. */
  int weight() {
    return weight;
  }

  /** Returns the kind of a move refused for this reason alone, or null if it makes no trick. */
  static @Nullable TrickKind of(RefusalReason reason) {
    return switch (reason) {
      case MovementReason.NotItsWay other -> of(other.piece().role());
      case MovementReason.Blocked _, PawnReason.DoubleStepBlocked _ -> JUMP;
      case MovementReason.OwnPieceOnTarget _ -> TAKES_OWN_PIECE;
      case PawnReason.CapturesStraight _ -> PAWN_TAKES_STRAIGHT;
      case PawnReason.DiagonalWithoutCapture _ -> PAWN_DIAGONAL;
      case PawnReason.Backwards _ -> PAWN_BACKWARDS;
      case PawnReason.Sideways _ -> PAWN_MOVE;
      case PawnReason.DoubleStepNotFromStart _ -> PAWN_TWO_STEPS;
      case EnPassantReason.TooLate _, EnPassantReason.NotADoubleStep _ -> EN_PASSANT;
      case PromotionReason.ChoiceNotAllowed other when other.choice() == Role.PAWN -> PAWN_STAYS;
      case KingReason.KingsAdjacent _ -> KINGS_TOUCH;
      case KingReason.KingIntoAttack _, KingReason.KingStaysOnLine _ -> KING_INTO_ATTACK;
      case KingReason.KingTakesProtected _ -> KING_TAKES_PROTECTED;
      case KingReason.LeavesInCheck _, KingReason.DoubleCheck _ -> CHECK_IGNORED;
      case KingReason.Pinned _ -> PIN_BROKEN;
      case CastlingReason castling -> of(castling);
      default -> null;
    };
  }

  private static TrickKind of(Role role) {
    return switch (role) {
      case ROOK -> ROOK_MOVE;
      case BISHOP -> BISHOP_MOVE;
      case QUEEN -> QUEEN_MOVE;
      case KNIGHT -> KNIGHT_MOVE;
      case KING -> KING_MOVE;
      case PAWN -> PAWN_MOVE;
    };
  }

  private static @Nullable TrickKind of(CastlingReason reason) {
    return switch (reason) {
      case CastlingReason.KingHasMoved _,
          CastlingReason.RookHasMoved _,
          CastlingReason.RookCaptured _,
          CastlingReason.RightLost _ ->
          CASTLES_TOO_LATE;
      case CastlingReason.PiecesBetween _ -> CASTLES_OVER_PIECE;
      case CastlingReason.OutOfCheck _ -> CASTLES_OUT_OF_CHECK;
      case CastlingReason.ThroughCheck _ -> CASTLES_THROUGH_CHECK;
      case CastlingReason.IntoCheck _ -> CASTLES_INTO_CHECK;
      case CastlingReason.NotCastling _, CastlingReason.NoRook _ -> null;
    };
  }
}
