package org.queenside.school.game;

import java.time.Clock;
import org.queenside.store.TestDatabase;

/** Pupils who may play classmates, for tests of other packages. */
public final class TestPlayingPupils {

  private TestPlayingPupils() {}

  /** Returns the reader on a test's database. */
  public static PlayingPupilReader reader(TestDatabase database, Clock clock) {
    return new PlayingPupilReader(new ClassGameRepository(database.jdbc(), clock));
  }
}
