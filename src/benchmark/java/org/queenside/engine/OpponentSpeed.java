package org.queenside.engine;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.queenside.chess.Game;

/**
 * Measures how much time of one processor each opponent needs for a move, over games against itself
 * after a warm-up, and how many positions a second the search visits.
 *
 * <p>Run by hand: see docs/play.md. Takes the number of games for each opponent.
 */
public final class OpponentSpeed {
  private static final long NODES = 40_000;

  private OpponentSpeed() {}

  public static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    for (Opponent opponent : Opponent.values()) {
      times(opponent, 2);
      List<Long> times = times(opponent, games);
      System.out.printf(
          "%-16s median %.1f ms, 95 %% %.1f ms, most %.1f ms of %d moves%n",
          opponent.code(), millis(times, 0.5), millis(times, 0.95), millis(times, 1), times.size());
    }
    long begun = processorTime();
    long nodes = 0;
    Game game = Game.START;
    while (!game.isOver() && game.moves().size() < 60) {
      SearchResult result = Search.of(game, NODES, () -> false);
      nodes += result.nodes();
      game = game.play(result.best());
    }
    System.out.printf(
        "search: %,d positions a second, %d a move%n",
        nodes * 1_000_000_000L / (processorTime() - begun), NODES);
  }

  private static List<Long> times(Opponent opponent, int games) {
    List<Long> times = new ArrayList<>();
    for (int seed = 0; seed < games; seed++) {
      Game game = Game.START;
      while (!game.isOver() && game.claims().isEmpty()) {
        long begun = processorTime();
        var move = ComputerPlayer.choose(game, opponent, seed, () -> false);
        times.add(processorTime() - begun);
        game = game.play(move);
      }
    }
    Collections.sort(times);
    return times;
  }

  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static double millis(List<Long> times, double share) {
    return times.get((int) Math.round((times.size() - 1) * share)) / 1e6;
  }
}
