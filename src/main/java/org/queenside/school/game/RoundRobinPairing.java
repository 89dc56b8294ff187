package org.queenside.school.game;

import java.util.ArrayList;
import java.util.List;

/** The rounds of a round robin, by the circle method: everyone plays everyone else once. */
final class RoundRobinPairing {

  private RoundRobinPairing() {}

  /** Returns how many rounds there are. */
  static int rounds(int players) {
    return players % 2 == 0 ? players - 1 : players;
  }

  /**
   * Returns the pairings of a round.
   *
   * @param round from 0
   */
  static List<Pairing> of(int players, int round) {
    int circle = rounds(players);
    List<Pairing> pairings = new ArrayList<>();
    for (int board = 0; board <= circle / 2; board++) {
      int one = (round + board) % circle;
      int other = board == 0 ? circle : (round - board + circle) % circle;
      boolean white = board == 0 ? round % 2 == 0 : board % 2 == 1;
      if (other == players) {
        pairings.add(new Pairing(one, null));
      } else {
        pairings.add(white ? new Pairing(one, other) : new Pairing(other, one));
      }
    }
    return pairings;
  }
}
