package org.queenside.course.run;

import java.util.Objects;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;

/**
 * A series of captures on one square, each side going on while it pays by the usual values.
 *
 * @param won what the side that begins takes, in pawns
 * @param lost what the other side takes
 */
record Exchange(int won, int lost) {

  int balance() {
    return won - lost;
  }

  /** Returns the exchange that a legal capture begins. */
  static Exchange begunBy(Position position, Move capture) {
    int taken = Worth.on(position, capture.to());
    Exchange answer = best(position.play(capture), capture.to());
    return new Exchange(taken + answer.lost, answer.won);
  }

  /** Returns the best exchange for the side to move, which need not capture at all. */
  private static Exchange best(Position position, Square square) {
    Exchange best = new Exchange(0, 0);
    for (Move move : position.legalMoves()) {
      if (move.to() == square
          && Objects.requireNonNull(position.at(square)).color() != position.turn()) {
        Exchange exchange = begunBy(position, move);
        if (exchange.balance() > best.balance()) {
          best = exchange;
        }
      }
    }
    return best;
  }
}
