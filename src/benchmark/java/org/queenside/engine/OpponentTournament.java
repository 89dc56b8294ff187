package org.queenside.engine;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;

/**
 * Lets computer opponents play matches and prints the results with their 95 % error. Each opening
 * is played twice, with sides changed.
 *
 * <p>Run by hand: see docs/play.md. Arguments: the number of games, then the players, the first of
 * which plays against each of the others. A player is the code of an opponent or {@code
 * search:NODES} for the search at full strength, or {@code PATH:NODES:option=value:…} for a UCI
 * engine. With {@code ladder} instead of players, every opponent plays against the next one.
 */
public final class OpponentTournament {
  private static final int OPENING_PLIES = 4;
  private static final int BALANCED = 80;
  private static final int LONGEST_GAME = 400;

  private OpponentTournament() {}

  public static void main(String[] args) throws IOException {
    int games = Integer.parseInt(args[0]);
    List<String> names = Arrays.asList(args).subList(1, args.length);
    if (names.equals(List.of("ladder"))) {
      Opponent[] all = Opponent.values();
      for (int level = all.length - 1; level > 0; level--) {
        play(
            new TournamentPlayer.Ours(all[level]),
            new TournamentPlayer.Ours(all[level - 1]),
            games);
      }
      return;
    }
    try (TournamentPlayer first = player(names.getFirst())) {
      for (String name : names.subList(1, names.size())) {
        try (TournamentPlayer second = player(name)) {
          play(first, second, games);
        }
      }
    }
  }

  private static TournamentPlayer player(String name) throws IOException {
    Opponent opponent = Opponent.of(name).orElse(null);
    if (opponent != null) {
      return new TournamentPlayer.Ours(opponent);
    }
    List<String> parts = Stream.of(name.split(":", -1)).toList();
    if (parts.getFirst().equals("search")) {
      return new TournamentPlayer.Nodes(Long.parseLong(parts.get(1)));
    }
    return new UciPlayer(
        parts.get(0), parts.subList(2, parts.size()), Long.parseLong(parts.get(1)));
  }

  private static void play(TournamentPlayer first, TournamentPlayer second, int games)
      throws IOException {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int moves = 0;
    for (int number = 0; number < games; number++) {
      // Every other opening is the ordinary start, so that the opponents' own openings are played.
      Color side = number % 2 == 0 ? Color.WHITE : Color.BLACK;
      Game start = number % 4 < 2 ? Game.START : opening(number / 2);
      Game game =
          side == Color.WHITE
              ? play(start, first, second, number)
              : play(start, second, first, number);
      moves += game.moves().size();
      GameResult result = game.result();
      if (result == GameResult.winFor(side)) {
        wins++;
      } else if (result == GameResult.winFor(side.opposite())) {
        losses++;
      } else {
        draws++;
      }
    }
    print(first, second, wins, draws, losses, moves);
  }

  private static Game play(Game start, TournamentPlayer white, TournamentPlayer black, long seed)
      throws IOException {
    Game game = start;
    while (!game.isOver() && game.claims().isEmpty() && game.moves().size() < LONGEST_GAME) {
      TournamentPlayer player = game.position().turn() == Color.WHITE ? white : black;
      game = game.play(player.move(game, seed));
    }
    return game;
  }

  /** A few random moves after which neither side is much better. */
  private static Game opening(long number) {
    SplittableRandom random = new SplittableRandom(number);
    while (true) {
      Game game = Game.START;
      for (int ply = 0; ply < OPENING_PLIES; ply++) {
        List<Move> moves = game.position().legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
      if (Math.abs(Search.of(game, 5_000, () -> false).score().centipawns()) <= BALANCED) {
        return game;
      }
    }
  }

  private static void print(
      TournamentPlayer first, TournamentPlayer second, int wins, int draws, int losses, int moves) {
    int games = wins + draws + losses;
    double mean = (wins + 0.5 * draws) / games;
    double variance =
        (wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean)) / games;
    double error = 1.96 * Math.sqrt(variance / games);
    System.out.printf(
        "%-16s - %-30s +%d =%d -%d: %.1f %% ± %.1f, Elo %+.0f (%+.0f to %+.0f), %d moves a game%n",
        first.name(),
        second.name(),
        wins,
        draws,
        losses,
        100 * mean,
        100 * error,
        elo(mean),
        elo(mean - error),
        elo(mean + error),
        moves / games / 2);
  }

  private static double square(double number) {
    return number * number;
  }

  private static double elo(double share) {
    double inside = Math.clamp(share, 0.001, 0.999);
    return -400 * Math.log10(1 / inside - 1);
  }
}
