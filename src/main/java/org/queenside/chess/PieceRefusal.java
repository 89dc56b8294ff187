package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds out why a piece other than a pawn can't move to a square. */
final class PieceRefusal {
  private PieceRefusal() {}

  static List<RefusalReason> of(Position position, AttemptedMove tried, Piece piece) {
    List<RefusalReason> reasons = new ArrayList<>(2);
    Square from = tried.from();
    Square to = tried.to();
    if (!Attacks.of(piece, from, SquareSet.EMPTY).contains(to)) {
      addIfAny(reasons, CastlingRefusal.misshapen(position, tried, piece));
      addIfAny(reasons, PawnRefusal.enPassantByAnother(position, tried, piece));
      reasons.add(new MovementReason.NotItsWay(from, to, piece));
    } else {
      addIfAny(reasons, CastlingRefusal.misshapen(position, tried, piece));
      addIfAny(reasons, blocked(position, tried, piece));
    }
    addIfAny(reasons, target(position, tried, piece));
    return reasons;
  }

  private static @Nullable RefusalReason blocked(
      Position position, AttemptedMove tried, Piece piece) {
    Square from = tried.from();
    SquareSet blockers = Attacks.between(from, tried.to()).intersect(position.occupied());
    if (blockers.isEmpty()) {
      return null;
    }
    Square nearest =
        from.compareTo(tried.to()) < 0
            ? blockers.first()
            : Square.at(63 - Long.numberOfLeadingZeros(blockers.bits()));
    return new MovementReason.Blocked(
        from, tried.to(), piece, nearest, Objects.requireNonNull(position.at(nearest)));
  }

  /** Returns why no piece of this side may move to the target, or null if one may. */
  static @Nullable RefusalReason target(Position position, AttemptedMove tried, Piece piece) {
    Piece occupant = position.at(tried.to());
    if (occupant == null) {
      return null;
    }
    if (occupant.color() == piece.color()) {
      return new MovementReason.OwnPieceOnTarget(tried.from(), tried.to(), piece, occupant);
    }
    return occupant.role() == Role.KING
        ? new MovementReason.KingNotCapturable(tried.from(), tried.to(), piece)
        : null;
  }

  private static void addIfAny(List<RefusalReason> reasons, @Nullable RefusalReason reason) {
    if (reason != null) {
      reasons.add(reason);
    }
  }
}
