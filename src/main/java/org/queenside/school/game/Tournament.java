package org.queenside.school.game;

import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/**
 * A tournament of a class.
 *
 * @param players by their numbers; those whose accounts were deleted are left out
 * @param size how many players there were at the start
 * @param rounds how many rounds have begun
 * @param running how many games of the last round haven't ended
 */
public record Tournament(
    UUID id,
    TournamentKind kind,
    List<TournamentPlayer> players,
    int size,
    int rounds,
    int running) {

  /** Copies the list. */
  public Tournament {
    players = List.copyOf(players);
  }

  /** Returns whether there are no more rounds. */
  public boolean isComplete() {
    return kind == TournamentKind.ROUND_ROBIN && rounds == RoundRobinPairing.rounds(size);
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
