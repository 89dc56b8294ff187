package org.queenside.engine;

import static java.util.Objects.requireNonNull;

import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Moves that attack two pieces at once. */
public final class Forks {
  private static final int TARGETS = 2;

  private Forks() {}

  /**
   * Returns true if the moved piece, unless it is a king or queen, now attacks two pieces it could
   * win.
   */
  static boolean isFork(Position position, Move move) {
    Position next = position.playLegal(move);
    Role role = requireNonNull(next.at(move.to())).role();
    return role != Role.KING && role != Role.QUEEN && attacksTwo(next, move.to());
  }

  /**
   * Returns true if a piece attacks two pieces that it could win: the king, a piece worth more than
   * itself, or an unprotected piece other than a pawn.
   *
   * @param next the position after the piece moved
   */
  public static boolean attacksTwo(Position next, Square attacker) {
    Role role = requireNonNull(next.at(attacker)).role();
    SquareSet attacked = next.attacks(attacker).intersect(next.pieces(next.turn()));
    return attacked.stream().filter(square -> isWon(next, square, role)).count() >= TARGETS;
  }

  private static boolean isWon(Position position, Square square, Role attacker) {
    Piece target = requireNonNull(position.at(square));
    return ExchangeValue.of(target.role()) > ExchangeValue.of(attacker) + ExchangeValue.PAWN
        || target.role() != Role.PAWN && position.attackers(square, target.color()).isEmpty();
  }
}
