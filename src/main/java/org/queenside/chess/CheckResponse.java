package org.queenside.chess;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The three ways to answer a check. */
public enum CheckResponse {
  /** Capture the piece that gives check, with any piece, including the king. */
  CAPTURE,
  /** Put a piece between the king and the piece that gives check. */
  BLOCK,
  /** Move the king away. */
  MOVE;

  /**
   * Returns the ways that are possible in a position, in the order of this enum. There are none if
   * the side to move is mated or not in check.
   */
  public static Set<CheckResponse> of(Position position) {
    Set<CheckResponse> ways = EnumSet.noneOf(CheckResponse.class);
    SquareSet checkers = position.checkers();
    if (!checkers.isEmpty()) {
      for (Move move : position.legalMoves()) {
        ways.add(of(position, move, checkers));
      }
    }
    return Collections.unmodifiableSet(ways);
  }

  /**
   * Returns how a move answers the check.
   *
   * @param move a legal move
   */
  public static CheckResponse of(Position position, Move move) {
    return of(position, move, position.checkers());
  }

  private static CheckResponse of(Position position, Move move, SquareSet checkers) {
    Square captured = Captures.square(position, move.from(), move.to());
    if (captured != null && checkers.contains(captured)) {
      return CAPTURE;
    }
    return move.from() == position.king(position.turn()) ? MOVE : BLOCK;
  }
}
