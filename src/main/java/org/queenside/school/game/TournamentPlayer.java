package org.queenside.school.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;

/**
 * A player of a tournament.
 *
 * @param seed the player's number, from 0
 * @param learner the player
 * @param name the player's name
 * @param isInClass whether the player can be paired; players who left the class can't
 * @param rounds the rounds so far, without those for which the player wasn't paired
 */
public record TournamentPlayer(
    int seed, LearnerId learner, String name, boolean isInClass, List<TournamentRound> rounds) {

  /** Copies the list. */
  public TournamentPlayer {
    rounds = List.copyOf(rounds);
  }

  /** Returns twice the points: two for a win or a bye, one for a draw. */
  public int halfPoints() {
    return rounds.stream().mapToInt(TournamentRound::halfPoints).sum();
  }

  /** Returns the player's part in a round, or null. */
  public @Nullable TournamentRound round(int number) {
    return rounds.stream().filter(round -> round.number() == number).findFirst().orElse(null);
  }

  /** Returns the numbers of the opponents so far. */
  List<Integer> opponents() {
    return rounds.stream()
        .filter(TournamentRound.Meeting.class::isInstance)
        .map(round -> ((TournamentRound.Meeting) round).opponent())
        .toList();
  }
}
