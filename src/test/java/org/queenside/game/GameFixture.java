package org.queenside.game;

import java.time.Clock;
import org.queenside.TestTimeout;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.progress.AttemptLogService;
import org.queenside.store.TestDatabase;

/** The services of games, for tests in other packages. */
public final class GameFixture {

  private GameFixture() {}

  /** Returns the games of the current learner, on a test's database. */
  public static GameService games(
      TestDatabase database,
      CurrentLearnerStore store,
      AttemptLogService log,
      SearchQueue searches,
      Clock clock) {
    return new GameService(store, new GameRepository(database.jdbc()), log, searches, clock);
  }

  /** A separate queue. */
  public static SearchQueue queue() {
    return new SearchQueue(TestTimeout.LIMIT);
  }
}
