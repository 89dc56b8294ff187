package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class MisconceptionRepositoryTest {

  private static final String ITEM = "castling/through";
  private static final String HERE = "r3k2r/8/b7/8/8/8/8/R3K2R w KQ -";
  private static final String THERE = "4k3/8/b7/8/8/8/8/4K2R w K -";

  private final AttemptLogTestStore store;
  private final LearnerId mia;
  private final LearnerId luca;

  MisconceptionRepositoryTest(TestDatabase database) {
    this.store = new AttemptLogTestStore(database);
    this.mia = store.newLearner();
    this.luca = store.newLearner();
  }

  @Test
  void equalAnswersWithTheSameMisconceptionAreCountedTogether() {
    record(mia, "e1g1", HERE);
    record(mia, "e1g1", THERE);
    record(mia, "e1c1", HERE);
    store.log.record(mia, Attempt.wrong(ITEM, "e1d1", Effort.NONE, null));
    record(luca, "e1g1", HERE);

    List<MisconceptionRecord> misconceptions = store.misconceptions.of(List.of(mia));

    assertThat(misconceptions)
        .extracting(
            MisconceptionRecord::tried, MisconceptionRecord::times, MisconceptionRecord::position)
        .containsExactly(tuple("e1g1", 2, THERE), tuple("e1c1", 1, HERE));
    assertThat(misconceptions.getFirst().lastAt())
        .isAfterOrEqualTo(misconceptions.getFirst().firstAt());
  }

  @Test
  void theSameAttemptTwiceIsCountedOnce() {
    Attempt attempt = castles("e1g1", HERE);

    store.log.record(mia, attempt);
    store.log.record(mia, attempt);

    assertThat(store.misconceptions.of(List.of(mia)))
        .extracting(MisconceptionRecord::times)
        .containsExactly(1);
  }

  @Test
  void misconceptionsRebuiltFromTheLogAreUnchanged() {
    record(mia, "e1g1", HERE);
    record(mia, "e1g1", THERE);
    record(mia, "e1c1", HERE);
    record(luca, "e1g1", HERE);
    List<MisconceptionRecord> before = store.misconceptions.of(List.of(mia, luca));
    store.database.jdbc().sql("update misconception set times = 99, position = null").update();
    store.database.jdbc().sql("delete from misconception where tried = 'e1c1'").update();

    store.log.rebuild();

    assertThat(store.misconceptions.of(List.of(mia, luca))).isEqualTo(before);
  }

  @Test
  void theLatestAttemptsAreReadInOrder() {
    List<Attempt> made =
        List.of(castles("e1g1", HERE), castles("e1c1", THERE), castles("e1g1", HERE));
    made.forEach(attempt -> store.log.record(mia, attempt));
    store.log.record(mia, Attempt.hint("castling/other", Effort.NONE));
    store.log.record(luca, castles("e1g1", HERE));

    AttemptRepository attempts = new AttemptRepository(store.database.jdbc());

    assertThat(attempts.latest(mia, List.of(ITEM), 2))
        .extracting(RecordedAttempt::attempt)
        .isEqualTo(made.subList(1, 3));
  }

  private void record(LearnerId learner, String tried, String position) {
    store.log.record(learner, castles(tried, position));
  }

  private static Attempt castles(String tried, String position) {
    return Attempt.refused(
            ITEM, tried, Effort.NONE, "castling-through-check", "castles-through-check")
        .withPosition(position);
  }
}
