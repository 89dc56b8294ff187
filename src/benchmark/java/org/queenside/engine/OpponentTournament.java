package org.queenside.engine;

import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.GameResult;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Termination;

/**
 * Lets computer opponents play matches and prints the results with their 95 % error. Each opening
 * is played twice, with sides changed. Draws are claimed as soon as they may be.
 *
 * <p>Run by hand: see docs/play.md. Arguments: the number of games; {@code tuning}, {@code test} or
 * {@code queen-odds} for the openings; then the players, the first of which plays against each of
 * the others. A player is the code of an opponent or of a model of a beginner, or {@code
 * search:NODES} for the search at full strength, or {@code PATH:LIMIT:option=value:…} for a UCI
 * engine, such as {@code /usr/games/stockfish:depth 1:Skill Level=0}. With {@code ladder} instead
 * of the players, every opponent plays against the next one; with {@code all} instead of the first
 * player, every opponent plays against the others.
 */
public final class OpponentTournament {
  private static final int LONGEST_GAME = 600;

  /** A lead in pawns with which a person expects to win. */
  private static final int WON = 5;

  private final int games;
  private final TournamentOpenings openings;

  private OpponentTournament(int games, TournamentOpenings openings) {
    this.games = games;
    this.openings = openings;
  }

  public static void main(String[] args) throws IOException {
    var tournament =
        new OpponentTournament(
            Integer.parseInt(args[0]),
            TournamentOpenings.valueOf(args[1].toUpperCase(Locale.ROOT).replace('-', '_')));
    List<String> others = Arrays.asList(args).subList(3, args.length);
    List<Opponent> all = Arrays.asList(Opponent.values());
    switch (args[2]) {
      case "ladder" -> {
        for (Opponent harder : all.subList(1, all.size())) {
          tournament.play(harder.code(), List.of(all.get(harder.ordinal() - 1).code()));
        }
      }
      case "all" -> {
        for (Opponent opponent : all) {
          tournament.play(opponent.code(), others);
        }
      }
      default -> tournament.play(args[2], others);
    }
  }

  private void play(String player, List<String> others) throws IOException {
    try (TournamentPlayer first = TournamentPlayer.of(player)) {
      for (String name : others) {
        try (TournamentPlayer second = TournamentPlayer.of(name)) {
          System.out.println(match(first, second));
        }
      }
    }
  }

  private String match(TournamentPlayer first, TournamentPlayer second) throws IOException {
    int wins = 0;
    int losses = 0;
    int moves = 0;
    Map<Termination, Integer> draws = new EnumMap<>(Termination.class);
    int thrownAway = 0;
    for (int number = 0; number < games; number++) {
      Color side = number % 2 == 0 ? Color.WHITE : Color.BLACK;
      Game start = openings.of(number / 2, side);
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
        draws.merge(ending(game), 1, Integer::sum);
        int lead =
            PieceValue.of(game.position(), side) - PieceValue.of(game.position(), side.opposite());
        thrownAway += lead >= WON ? 1 : 0;
      }
    }
    return result(wins, losses)
        .formatted(first.name(), second.name())
        .concat(
            "; %d moves a game; draws %s, %d of them won by the first"
                .formatted(moves / games / 2, draws, thrownAway));
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

  /** How a drawn game ended. */
  private static Termination ending(Game game) {
    GameOutcome outcome = game.outcome();
    if (outcome != null) {
      return outcome.ending();
    }
    return game.claims().contains(DrawClaim.THREEFOLD_REPETITION)
        ? Termination.THREEFOLD_REPETITION
        : Termination.FIFTY_MOVES;
  }

  private String result(int wins, int losses) {
    int draws = games - wins - losses;
    double mean = (wins + 0.5 * draws) / games;
    double variance =
        (wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean)) / games;
    return "%%-15s - %%-30s +%d =%d -%d: %.1f %%%% ± %.1f"
        .formatted(wins, draws, losses, 100 * mean, 196 * Math.sqrt(variance / games));
  }

  private static double square(double number) {
    return number * number;
  }
}
