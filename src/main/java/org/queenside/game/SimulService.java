package org.queenside.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.store.JdbcValues;
import org.springframework.stereotype.Service;

/** The games that the acting person plays in a class at the same time. */
@Service
public class SimulService {

  /** How long a finished game stays in the list. */
  private static final Duration ENDED_WITHIN = Duration.ofMinutes(15);

  private final CurrentLearnerStore learners;
  private final SimulRepository games;
  private final Clock clock;

  SimulService(CurrentLearnerStore learners, SimulRepository games, Clock clock) {
    this.learners = learners;
    this.games = games;
    this.clock = clock;
  }

  /**
   * Records that the acting person is at all their boards in a class, and lists them by name: the
   * running games and those that ended recently.
   */
  public List<SimulGame> poll(UUID schoolClass) {
    Instant now = JdbcValues.now(clock);
    return learners.read(
        "the games",
        player -> {
          games.touch(
              schoolClass,
              player,
              now,
              now.minus(PeerGameService.NOTED),
              now.minus(PeerPlayer.GONE_AFTER));
          return games.list(schoolClass, player, now.minus(ENDED_WITHIN));
        },
        List.of());
  }
}
