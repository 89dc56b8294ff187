package org.queenside.school.live;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.game.PlayingPupilReader;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/**
 * Tells browsers whether their pupil's live lesson has something new and whether the pupil may play
 * classmates. Thousands of browsers ask every other second, so the answers for all of them come
 * from two queries, at most once a second.
 */
@Component
public class LiveSignalService {

  private static final Duration FRESH = Duration.ofSeconds(1);

  private final LiveLessonRepository repository;
  private final PlayingPupilReader players;
  private final Clock clock;
  private final ReentrantLock refreshing = new ReentrantLock();
  private volatile Snapshot snapshot = new Snapshot(Map.of(), Set.of(), Instant.MIN);

  LiveSignalService(LiveLessonRepository repository, PlayingPupilReader players, Clock clock) {
    this.repository = repository;
    this.players = players;
    this.clock = clock;
  }

  private record Snapshot(
      Map<LearnerId, LiveSignal> signals, Set<LearnerId> players, Instant readAt) {}

  /**
   * Returns the signal of a pupil. It doesn't check who asks: a signal only reveals that a lesson
   * has changed.
   */
  public LiveSignal of(LearnerId pupil) {
    return now().signals().getOrDefault(pupil, LiveSignal.NONE);
  }

  /** Returns whether games are switched on in a class of the pupil, without checking who asks. */
  public boolean mayPlay(LearnerId pupil) {
    return now().players().contains(pupil);
  }

  private Snapshot now() {
    Instant now = clock.instant();
    if (snapshot.readAt().isBefore(now.minus(FRESH)) && refreshing.tryLock()) {
      try {
        refresh(now);
      } finally {
        refreshing.unlock();
      }
    }
    return snapshot;
  }

  private void refresh(Instant now) {
    Map<LearnerId, LiveSignal> signals = snapshot.signals();
    Set<LearnerId> playing = snapshot.players();
    try {
      signals = repository.signals(now.minus(LiveLesson.GONE), now);
      playing = players.all();
    } catch (DataAccessException _) {
      // Screens don't change while the database is unavailable; the pages themselves report that.
    }
    snapshot = new Snapshot(Map.copyOf(signals), playing, now);
  }
}
