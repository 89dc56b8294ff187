package org.queenside.trick;

import org.queenside.chess.Attacks;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.CastlingReason;
import org.queenside.chess.KingReason;
import org.queenside.chess.MovementReason;
import org.queenside.chess.PawnReason;
import org.queenside.chess.Position;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Role;
import org.queenside.chess.SquareSet;

/** Finds the squares that prove a move to be forbidden. */
final class TrickProof {
  private TrickProof() {}

  /**
   * Returns the squares of which each proves it; none if only a rule does.
   *
   * @param position the position before the move
   */
  static SquareSet squares(Position position, AttemptedMove tried, RefusalReason reason) {
    return switch (reason) {
      case MovementReason.NotItsWay other ->
          other.piece().role() == Role.BISHOP && tried.from().isLight() != tried.to().isLight()
              ? SquareSet.of(tried.from(), tried.to())
              : SquareSet.EMPTY;
      case MovementReason.Blocked _ ->
          Attacks.between(tried.from(), tried.to()).intersect(position.occupied());
      case PawnReason.DoubleStepBlocked blocked -> SquareSet.of(blocked.at());
      case KingReason king -> of(king);
      case CastlingReason.PiecesBetween between -> between.blockers();
      case CastlingReason.OutOfCheck check -> check.attackers();
      case CastlingReason.ThroughCheck check -> check.attackers();
      case CastlingReason.IntoCheck check -> check.attackers();
      default -> SquareSet.EMPTY;
    };
  }

  /** A king that is left in check proves it as well as the piece that gives check. */
  private static SquareSet of(KingReason reason) {
    return switch (reason) {
      case KingReason.KingsAdjacent near -> SquareSet.of(near.otherKing());
      case KingReason.KingIntoAttack into -> into.attackers();
      case KingReason.KingTakesProtected taking -> taking.defenders();
      case KingReason.KingStaysOnLine stays -> SquareSet.of(stays.checker());
      case KingReason.LeavesInCheck check -> SquareSet.of(check.checker(), check.king());
      case KingReason.DoubleCheck check -> check.checkers().with(check.king());
      case KingReason.Pinned pin -> SquareSet.of(pin.pinner(), pin.king());
    };
  }
}
