package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Plays random legal moves; the same seed always gives the same games. */
final class RandomGames {
  private static final int LONGEST = 160;

  private RandomGames() {}

  /** Returns the given number of positions, in the order in which they are reached. */
  static List<Position> positions(long seed, int count) {
    Random random = new Random(seed);
    List<Position> positions = new ArrayList<>(count);
    while (positions.size() < count) {
      Position position = Position.START;
      for (int ply = 0; ply < LONGEST && positions.size() < count; ply++) {
        positions.add(position);
        List<Move> moves = position.legalMoves();
        if (moves.isEmpty()) {
          break;
        }
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
    return positions;
  }
}
