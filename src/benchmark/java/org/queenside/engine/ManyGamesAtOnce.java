package org.queenside.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Game;
import org.queenside.chess.Move;

/**
 * Measures how long players wait for the strongest opponent's move while many games go on at once
 * and share two threads. Each player thinks for some seconds between moves.
 *
 * <p>Run by hand: see docs/play.md. Takes the number of games and the seconds between moves.
 */
public final class ManyGamesAtOnce {
  private static final int THREADS = 2;
  private static final int ROUNDS = 6;

  private final ExecutorService searches = Executors.newFixedThreadPool(THREADS);
  private final List<Long> waits = Collections.synchronizedList(new ArrayList<>());

  private ManyGamesAtOnce() {}

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    int games = Integer.parseInt(args[0]);
    long pause = TimeUnit.SECONDS.toMillis(Long.parseLong(args[1]));
    var measurement = new ManyGamesAtOnce();
    try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> playing = new ArrayList<>();
      for (int game = 0; game < games; game++) {
        long seed = game;
        playing.add(players.submit(() -> measurement.play(seed, seed * pause / games, pause)));
      }
      for (Future<?> player : playing) {
        player.get();
      }
    }
    measurement.searches.shutdown();
    Collections.sort(measurement.waits);
    System.out.printf(
        "%d games, %d moves: median %.0f ms, 95 %% %.0f ms, most %.0f ms%n",
        games,
        measurement.waits.size(),
        measurement.millis(0.5),
        measurement.millis(0.95),
        measurement.millis(1));
  }

  private @Nullable Void play(long seed, long start, long pause)
      throws InterruptedException, ExecutionException {
    Thread.sleep(start);
    Game game = Game.START;
    // The first moves are played at once, so that the search has something to think about.
    while (game.moves().size() < 12) {
      game = game.play(ComputerPlayer.choose(game, Opponent.SLEEPY_BISHOP, seed, () -> false));
    }
    for (int round = 0; round < ROUNDS && !game.isOver(); round++) {
      Game current = game;
      long begun = System.nanoTime();
      Move move =
          searches
              .submit(() -> ComputerPlayer.choose(current, Opponent.FULL_ARMY, seed, () -> false))
              .get();
      waits.add(System.nanoTime() - begun);
      game = game.play(move);
      if (!game.isOver()) {
        game = game.play(ComputerPlayer.choose(game, Opponent.SLEEPY_BISHOP, seed, () -> false));
      }
      Thread.sleep(pause);
    }
    return null;
  }

  private double millis(double share) {
    return waits.get((int) Math.round((waits.size() - 1) * share)) / 1e6;
  }
}
