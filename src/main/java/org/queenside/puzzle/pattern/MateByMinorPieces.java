package org.queenside.puzzle.pattern;

import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Mates by a bishop or a knight, or with their help. */
final class MateByMinorPieces {
  private MateByMinorPieces() {}

  static boolean isBoden(MateAnalysis mate) {
    if (mate.checkerRole() != Role.BISHOP || mate.blocked().isEmpty()) {
      return false;
    }
    Square checker = mate.checker();
    SquareSet left = mate.free().minus(mate.guardedBy(checker));
    SquareSet both = mate.free().minus(left);
    for (Square other : mate.winners(Role.BISHOP).without(checker)) {
      SquareSet guarded = mate.guardedBy(other);
      if (!left.isEmpty()
          && guarded.containsAll(left)
          && !guarded.containsAll(both)
          && other.isLight() != checker.isLight()
          && crosses(Attacks.line(checker, mate.king()), other, left)) {
        return true;
      }
    }
    return false;
  }

  /** Returns true if a bishop guards squares on a diagonal that runs the other way. */
  private static boolean crosses(SquareSet diagonal, Square bishop, SquareSet guarded) {
    Square a = diagonal.first();
    Square b = diagonal.without(a).first();
    boolean rising = b.file() > a.file();
    return guarded.stream()
        .allMatch(
            field -> (field.file() > bishop.file() == field.rank() > bishop.rank()) != rising);
  }

  static boolean isArabian(MateAnalysis mate) {
    if (mate.checkerRole() != Role.ROOK
        || !mate.isInCorner()
        || !mate.isBesideKingInLine(mate.checker())) {
      return false;
    }
    int inwardFile = mate.king().file() == 0 ? 1 : -1;
    int inwardRank = mate.king().rank() == 0 ? 1 : -1;
    return mate.isWinners(mate.fromKing(2 * inwardFile, 2 * inwardRank), Role.KNIGHT);
  }

  static boolean isHook(MateAnalysis mate) {
    if (mate.checkerRole() != Role.ROOK || !mate.isBesideKingInLine(mate.checker())) {
      return false;
    }
    Color loser = mate.winner().opposite();
    if (!mate.blocked().intersects(mate.after().pieces(Piece.of(loser, Role.PAWN)))) {
      return false;
    }
    Square rook = mate.checker();
    SquareSet afterRook = mate.free().minus(mate.guardedBy(rook));
    for (Square knight : mate.winners(Role.KNIGHT).intersect(mate.fields())) {
      SquareSet byKnight = mate.guardedBy(knight);
      SquareSet left = afterRook.minus(byKnight);
      if (byKnight.contains(rook)
          && mate.winners(Role.PAWN).stream()
              .map(mate::guardedBy)
              .anyMatch(byPawn -> byPawn.contains(knight) && byPawn.containsAll(left))) {
        return true;
      }
    }
    return false;
  }

  static boolean isAnastasia(MateAnalysis mate) {
    if (!MateOnEdge.isByRookOrQueen(mate)
        || !mate.isOnSide()
        || mate.isInCorner()
        || mate.files(mate.checker()) != 0) {
      return false;
    }
    int inward = mate.king().file() == 0 ? 1 : -1;
    return mate.isBlocked(inward, 0)
        && !mate.isBlocked(inward, 1)
        && !mate.isBlocked(inward, -1)
        && mate.isWinners(mate.fromKing(3 * inward, 0), Role.KNIGHT);
  }

  static boolean isOpera(MateAnalysis mate) {
    if (mate.checkerRole() != Role.ROOK
        || !mate.isOnHomeRank()
        || mate.isInCorner()
        || mate.ranks(mate.checker()) != 0
        || !mate.isBesideKing(mate.checker())
        || mate.blocked().isEmpty()) {
      return false;
    }
    Square rook = mate.checker();
    Square front = mate.fromKing(0, mate.king().rank() == 0 ? 1 : -1);
    if (front == null || mate.after().at(front) != null) {
      return false;
    }
    SquareSet left = mate.free().minus(mate.guardedBy(rook));
    return mate.winners(Role.BISHOP).intersect(Attacks.line(rook, front)).stream()
        .map(mate::guardedBy)
        .anyMatch(guarded -> guarded.contains(rook) && guarded.containsAll(left));
  }
}
