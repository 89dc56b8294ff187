package org.queenside.game;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Service;

/**
 * The games of a class as its teachers see them. It doesn't check who is acting, because the
 * callers have.
 */
@Service
public class WatchedGameService {

  private static final String WHAT = "the games";

  private final WatchedGameRepository games;
  private final Clock clock;

  WatchedGameService(WatchedGameRepository games, Clock clock) {
    this.games = games;
    this.clock = clock;
  }

  /**
   * Lists the running games of a class, and those that ended recently.
   *
   * @param endedWithin how long ago a game may have ended
   */
  public List<WatchedGame> list(UUID schoolClass, Duration endedWithin) {
    return StoreExceptionTranslator.read(
        WHAT, () -> games.list(schoolClass, clock.instant().minus(endedWithin)));
  }

  /** Finds a game of a class; null if there is none with this id. */
  public @Nullable WatchedGame find(UUID schoolClass, GameId id) {
    return StoreExceptionTranslator.<@Nullable WatchedGame>read(
        WHAT, () -> games.find(schoolClass, id));
  }

  /** Lists the finished games of a class, latest first. */
  public List<FinishedGame> finished(UUID schoolClass) {
    return StoreExceptionTranslator.read(WHAT, () -> games.finished(schoolClass));
  }

  /** Lists the latest finished games of a player of a class, latest first. */
  public List<FinishedGame> finished(UUID schoolClass, LearnerId player, int most) {
    return StoreExceptionTranslator.read(WHAT, () -> games.finished(schoolClass, player, most));
  }
}
