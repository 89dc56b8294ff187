package org.queenside.school.game;

import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/**
 * A tournament of a class.
 *
 * @param isSwiss whether it's a Swiss tournament of an earlier version, which gets no more rounds
 * @param players by their numbers; those whose accounts were deleted are left out
 * @param size how many players there were at the start
 * @param rounds how many rounds have begun
 * @param running how many games of the last round haven't ended
 */
public record Tournament(
    UUID id, boolean isSwiss, List<TournamentPlayer> players, int size, int rounds, int running) {

  /** Fewer can simply play each other. */
  private static final int FEWEST = 3;

  /** More would take too many rounds. */
  private static final int MOST = 12;

  /** Copies the list. */
  public Tournament {
    players = List.copyOf(players);
  }

  /** Returns whether a tournament can have this many players. */
  public static boolean isFor(int players) {
    return players >= FEWEST && players <= MOST;
  }

  /** Returns whether there are no more rounds. */
  public boolean isComplete() {
    return isSwiss || rounds == RoundRobinPairing.rounds(size);
  }

  /** Returns the players, most points first. */
  public List<TournamentPlayer> table() {
    return players.stream()
        .sorted(
            Comparator.comparingInt(TournamentPlayer::halfPoints)
                .reversed()
                .thenComparing(Comparator.comparingInt(this::opponentsHalfPoints).reversed())
                .thenComparingInt(TournamentPlayer::seed))
        .toList();
  }

  /** Returns the sum of the points of a player's opponents, which breaks ties. */
  public int opponentsHalfPoints(TournamentPlayer player) {
    return players.stream()
        .filter(other -> player.opponents().contains(other.seed()))
        .mapToInt(TournamentPlayer::halfPoints)
        .sum();
  }
}
