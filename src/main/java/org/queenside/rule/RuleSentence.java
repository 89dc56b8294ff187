package org.queenside.rule;

import org.queenside.chess.CastlingReason;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.KingReason;
import org.queenside.chess.MovementReason;
import org.queenside.chess.PawnReason;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PromotionReason;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Termination;
import org.queenside.chess.TurnReason;

/**
 * The sentence of a rule card that says why a move is refused.
 *
 * @param number from 1 to 3
 */
public record RuleSentence(RuleCard card, int number) {

  /** Returns the sentence for the most helpful reason. */
  public static RuleSentence of(Ruling.Illegal ruling) {
    return of(ruling.position(), ruling.reason());
  }

  private static RuleSentence of(Position position, RefusalReason reason) {
    return switch (reason) {
      case TurnReason turn -> turn(turn);
      case MovementReason movement -> movement(movement);
      case PawnReason pawn -> pawn(pawn);
      case PromotionReason promotion -> promotion(promotion);
      case KingReason king -> king(king);
      case CastlingReason castling -> castling(position, castling);
      case EnPassantReason enPassant -> enPassant(enPassant);
    };
  }

  private static RuleSentence turn(TurnReason reason) {
    return switch (reason) {
      case TurnReason.GameOver(Termination ending) -> end(ending);
      case TurnReason.NoPiece _, TurnReason.OpponentsPiece _, TurnReason.NotYourTurn _ ->
          new RuleSentence(RuleCard.TURNS, 2);
    };
  }

  private static RuleSentence end(Termination ending) {
    return switch (ending) {
      case CHECKMATE -> new RuleSentence(RuleCard.CHECKMATE, 2);
      case STALEMATE -> new RuleSentence(RuleCard.STALEMATE, 2);
      case DEAD_POSITION -> new RuleSentence(RuleCard.DEAD_POSITION, 2);
      case THREEFOLD_REPETITION, FIVEFOLD_REPETITION ->
          new RuleSentence(RuleCard.THREEFOLD_REPETITION, 1);
      case FIFTY_MOVES, SEVENTY_FIVE_MOVES -> new RuleSentence(RuleCard.FIFTY_MOVES, 2);
      case AGREEMENT -> new RuleSentence(RuleCard.DRAW_BY_AGREEMENT, 1);
      case RESIGNATION, FLAG_FALL, ABANDONMENT, ILLEGAL_MOVES ->
          new RuleSentence(RuleCard.RESULTS, 3);
    };
  }

  private static RuleSentence movement(MovementReason reason) {
    return switch (reason) {
      case MovementReason.SameSquare _ -> new RuleSentence(RuleCard.TURNS, 3);
      case MovementReason.NotItsWay(var from, var to, Piece piece) -> {
        boolean shade = piece.role() == Role.BISHOP && from.isLight() != to.isLight();
        yield new RuleSentence(cardOf(piece), shade ? 3 : 1);
      }
      case MovementReason.Blocked(var _, var _, Piece piece, var _, var _) ->
          new RuleSentence(cardOf(piece), piece.role() == Role.PAWN ? 3 : 2);
      case MovementReason.OwnPieceOnTarget _, MovementReason.KingNotCapturable _ ->
          new RuleSentence(RuleCard.CAPTURING, 3);
    };
  }

  private static RuleCard cardOf(Piece piece) {
    return switch (piece.role()) {
      case PAWN -> RuleCard.PAWN;
      case KNIGHT -> RuleCard.KNIGHT;
      case BISHOP -> RuleCard.BISHOP;
      case ROOK -> RuleCard.ROOK;
      case QUEEN -> RuleCard.QUEEN;
      case KING -> RuleCard.KING;
    };
  }

  private static RuleSentence pawn(PawnReason reason) {
    return switch (reason) {
      case PawnReason.Backwards _, PawnReason.Sideways _, PawnReason.DoubleStepNotFromStart _ ->
          new RuleSentence(RuleCard.PAWN, 1);
      case PawnReason.CapturesStraight _, PawnReason.DiagonalWithoutCapture _ ->
          new RuleSentence(RuleCard.PAWN, 2);
      case PawnReason.DoubleStepBlocked _ -> new RuleSentence(RuleCard.PAWN, 3);
    };
  }

  private static RuleSentence promotion(PromotionReason reason) {
    return switch (reason) {
      case PromotionReason.ChoiceNotAllowed _, PromotionReason.NotAPromotion _ ->
          new RuleSentence(RuleCard.PROMOTION, 1);
      case PromotionReason.ChoiceMissing _ -> new RuleSentence(RuleCard.PROMOTION, 2);
    };
  }

  private static RuleSentence king(KingReason reason) {
    return switch (reason) {
      case KingReason.KingIntoAttack _,
          KingReason.KingTakesProtected _,
          KingReason.KingStaysOnLine _ ->
          new RuleSentence(RuleCard.KING, 2);
      case KingReason.KingsAdjacent _ -> new RuleSentence(RuleCard.KING, 3);
      case KingReason.LeavesInCheck _ -> new RuleSentence(RuleCard.OUT_OF_CHECK, 1);
      case KingReason.DoubleCheck _ -> new RuleSentence(RuleCard.OUT_OF_CHECK, 3);
      case KingReason.Pinned _ -> new RuleSentence(RuleCard.PINS, 2);
    };
  }

  private static RuleSentence castling(Position position, CastlingReason reason) {
    return switch (reason) {
      case CastlingReason.NotCastling attempt ->
          new RuleSentence(attempt.isMeant(position) ? RuleCard.CASTLING : RuleCard.KING, 1);
      case CastlingReason.KingHasMoved _,
          CastlingReason.RookHasMoved _,
          CastlingReason.RookCaptured _,
          CastlingReason.NoRook _,
          CastlingReason.RightLost _,
          CastlingReason.PiecesBetween _ ->
          new RuleSentence(RuleCard.CASTLING, 2);
      case CastlingReason.OutOfCheck _, CastlingReason.ThroughCheck _, CastlingReason.IntoCheck _ ->
          new RuleSentence(RuleCard.CASTLING, 3);
    };
  }

  private static RuleSentence enPassant(EnPassantReason reason) {
    return switch (reason) {
      case EnPassantReason.NotADoubleStep _ -> new RuleSentence(RuleCard.EN_PASSANT, 1);
      case EnPassantReason.WrongSquare _ -> new RuleSentence(RuleCard.EN_PASSANT, 2);
      case EnPassantReason.TooLate _,
          EnPassantReason.NotJustNow _,
          EnPassantReason.CapturerNotAPawn _,
          EnPassantReason.VictimNotAPawn _ ->
          new RuleSentence(RuleCard.EN_PASSANT, 3);
      case EnPassantReason.ExposesKing _ -> new RuleSentence(RuleCard.CHECK, 3);
    };
  }
}
