package org.queenside.game.review;

import java.util.stream.Stream;
import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Counts the pieces that attack a king or a square next to it. */
final class KingAttack {

  private KingAttack() {}

  /** Returns how many knights, bishops, rooks and queens of a side attack the other king's zone. */
  static long attackers(Position position, Color side) {
    Square king = position.king(side.opposite());
    if (king == null) {
      return 0;
    }
    SquareSet zone =
        Attacks.of(Piece.of(side.opposite(), Role.KING), king, SquareSet.EMPTY).with(king);
    return Stream.of(Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN)
        .flatMap(role -> position.pieces(Piece.of(side, role)).stream())
        .filter(square -> position.attacks(square).intersects(zone))
        .count();
  }
}
