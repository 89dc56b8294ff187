package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.NotSavedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/**
 * A database that fails in the middle of an answer. There is only one test, so it may leave the
 * database broken.
 */
@OnEveryDatabase
class AttemptLogFailureTest {

  private static final String ITEM = "rook/first-move";

  private final AttemptLogTestStore store;

  AttemptLogFailureTest(TestDatabase database) {
    this.store = new AttemptLogTestStore(database);
  }

  @Test
  void anAttemptAndItsProgressAreSavedTogetherOrNotAtAll() {
    LearnerId learner = store.newLearner();
    Attempt attempt = Attempt.solved(ITEM, "a1a7", Effort.NONE, 3);
    store.database.jdbc().sql("alter table progress rename to mislaid").update();

    assertThatThrownBy(() -> store.log.record(learner, attempt))
        .isInstanceOf(NotSavedException.class);
    assertThat(store.contains(attempt.id())).isFalse();

    store.database.jdbc().sql("alter table mislaid rename to progress").update();
    store.log.record(learner, attempt);
    assertThat(store.contains(attempt.id())).isTrue();
    assertThat(store.progress(learner).stars(ITEM)).isEqualTo(3);
  }
}
