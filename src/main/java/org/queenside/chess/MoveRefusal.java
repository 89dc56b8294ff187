package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Collects every reason why a move of the side to move is illegal.
 *
 * <p>The reasons are in the order in which a teacher would explain them: the special move that was
 * intended, how the piece moves, what is in its way or on the target, the safety of the king, the
 * choice of a promotion, and finally that the game is over.
 */
final class MoveRefusal {
  private MoveRefusal() {}

  /**
   * Returns the reasons, the most helpful first.
   *
   * @param tried an illegal move of a piece of the side to move
   */
  static List<RefusalReason> of(Position position, AttemptedMove tried, RulingContext context) {
    List<RefusalReason> reasons = new ArrayList<>(4);
    Piece piece = Objects.requireNonNull(position.at(tried.from()));
    if (tried.from() == tried.to()) {
      reasons.add(new MovementReason.SameSquare(tried.from(), piece));
    } else {
      addMovement(position, tried, piece, context, reasons);
    }
    addPromotion(tried, piece, reasons);
    addEnding(position, reasons);
    return reasons;
  }

  /** Returns every reason against a king's move onto its own rook that isn't meant as castling. */
  static List<RefusalReason> ofKingOntoRook(Position position, AttemptedMove tried) {
    Piece king = Objects.requireNonNull(position.at(tried.from()));
    List<RefusalReason> reasons = new ArrayList<>(PieceRefusal.of(position, tried, king));
    addPromotion(tried, king, reasons);
    addEnding(position, reasons);
    return reasons;
  }

  private static void addMovement(
      Position position,
      AttemptedMove tried,
      Piece piece,
      RulingContext context,
      List<RefusalReason> reasons) {
    CastlingSide castling = CastlingRefusal.side(position, tried);
    if (castling != null) {
      reasons.addAll(CastlingRefusal.of(position, castling, context));
      return;
    }
    switch (piece.role()) {
      case PAWN -> reasons.addAll(PawnRefusal.of(position, tried, piece, context));
      case KNIGHT, BISHOP, ROOK, QUEEN, KING ->
          reasons.addAll(PieceRefusal.of(position, tried, piece));
    }
    reasons.addAll(KingRefusal.of(position, tried, piece));
  }

  private static void addPromotion(AttemptedMove tried, Piece piece, List<RefusalReason> reasons) {
    Role choice = tried.choice();
    boolean pawnArrives =
        piece.role() == Role.PAWN
            && tried.to().rank() == piece.color().opposite().homeRank()
            && tried.from() != tried.to();
    if (choice == null) {
      if (pawnArrives && reasons.isEmpty()) {
        reasons.add(new PromotionReason.ChoiceMissing(tried.from(), tried.to(), piece));
      }
    } else if (!pawnArrives) {
      reasons.add(new PromotionReason.NotAPromotion(tried.from(), tried.to(), piece, choice));
    } else if (!Role.PROMOTIONS.contains(choice)) {
      reasons.add(new PromotionReason.ChoiceNotAllowed(tried.from(), tried.to(), piece, choice));
    }
  }

  private static void addEnding(Position position, List<RefusalReason> reasons) {
    if (position.isCheckmate()) {
      reasons.add(new TurnReason.GameOver(Termination.CHECKMATE));
    } else if (position.king(position.turn()) != null && position.isStalemate()) {
      reasons.add(new TurnReason.GameOver(Termination.STALEMATE));
    }
  }
}
