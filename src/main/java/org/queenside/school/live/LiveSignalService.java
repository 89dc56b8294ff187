package org.queenside.school.live;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.queenside.identity.account.LearnerId;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/**
 * Tells browsers whether their pupil's live lesson has something new. Thousands of browsers ask
 * every other second, so the answers for all of them come from one query, at most once a second.
 */
@Component
public class LiveSignalService {

  private static final Duration FRESH = Duration.ofSeconds(1);

  private final LiveLessonRepository repository;
  private final Clock clock;
  private final ReentrantLock refreshing = new ReentrantLock();
  private volatile Snapshot snapshot = new Snapshot(Map.of(), Instant.MIN);

  LiveSignalService(LiveLessonRepository repository, Clock clock) {
    this.repository = repository;
    this.clock = clock;
  }

  private record Snapshot(Map<LearnerId, LiveSignal> signals, Instant readAt) {}

  /**
   * Returns the signal of a pupil. It doesn't check who asks: a signal only reveals that a lesson
   * has changed.
   */
  public LiveSignal of(LearnerId pupil) {
    Instant now = clock.instant();
    if (snapshot.readAt().isBefore(now.minus(FRESH)) && refreshing.tryLock()) {
      try {
        refresh(now);
      } finally {
        refreshing.unlock();
      }
    }
    return snapshot.signals().getOrDefault(pupil, LiveSignal.NONE);
  }

  private void refresh(Instant now) {
    Map<LearnerId, LiveSignal> signals = snapshot.signals();
    try {
      signals = repository.signals(now.minus(LiveLesson.GONE), now);
    } catch (DataAccessException _) {
      // Screens don't change while the database is unavailable; the pages themselves report that.
    }
    snapshot = new Snapshot(Map.copyOf(signals), now);
  }
}
