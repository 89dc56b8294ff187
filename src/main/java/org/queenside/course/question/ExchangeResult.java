package org.queenside.course.question;

import java.util.Objects;
import org.queenside.chess.Move;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Position;
import org.queenside.chess.Square;

/**
 * A series of captures on one square. Each side continues as long as that pays by the usual values.
 *
 * @param won the value that the first side captures, in pawns
 * @param lost the value that the other side captures
 */
record ExchangeResult(int won, int lost) {

  int balance() {
    return won - lost;
  }

  /** Returns the exchange that a legal capture begins. */
  static ExchangeResult begunBy(Position position, Move capture) {
    int taken = PieceValue.on(position, capture.to());
    ExchangeResult answer = best(position.play(capture), capture.to());
    return new ExchangeResult(taken + answer.lost, answer.won);
  }

  /** Returns the best exchange for the side to move, which may also choose not to capture. */
  private static ExchangeResult best(Position position, Square square) {
    ExchangeResult best = new ExchangeResult(0, 0);
    for (Move move : position.legalMoves()) {
      if (move.to() == square
          && Objects.requireNonNull(position.at(square)).color() != position.turn()) {
        ExchangeResult exchange = begunBy(position, move);
        if (exchange.balance() > best.balance()) {
          best = exchange;
        }
      }
    }
    return best;
  }
}
