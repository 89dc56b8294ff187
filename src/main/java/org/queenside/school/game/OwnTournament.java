package org.queenside.school.game;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;

/**
 * A running tournament as one of its players sees it.
 *
 * @param own the player who sees it
 */
public record OwnTournament(Tournament tournament, TournamentPlayer own) {

  /** Returns the tournament as a player sees it; null if the learner doesn't take part. */
  static @Nullable OwnTournament of(@Nullable Tournament tournament, LearnerId learner) {
    return tournament == null
        ? null
        : tournament.players().stream()
            .filter(player -> player.learner().equals(learner))
            .findFirst()
            .map(own -> new OwnTournament(tournament, own))
            .orElse(null);
  }

  /** Returns the player's part in the latest round; null if there is none. */
  public @Nullable TournamentRound round() {
    return own.round(tournament.rounds() - 1);
  }

  /** Returns the player's opponent, or null if that account was deleted. */
  public @Nullable TournamentPlayer opponent(TournamentRound.Meeting meeting) {
    return tournament.players().stream()
        .filter(player -> player.seed() == meeting.opponent())
        .findFirst()
        .orElse(null);
  }
}
