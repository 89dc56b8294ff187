package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreUnavailableException;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** Everything that isn't saved is counted in a metric, and only once. */
class NotSavedExceptionTest {

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

  @BeforeEach
  void listen() {
    Metrics.addRegistry(registry);
  }

  @AfterEach
  void stopListening() {
    Metrics.removeRegistry(registry);
  }

  @Test
  void aFailureCountsOnceHoweverOftenItIsWrapped() {
    double before = counted();

    Throwable failure =
        new NotSavedException(
            "an answer was not saved", new StoreUnavailableException("no guest", null));

    assertThat(failure).hasCauseInstanceOf(StoreUnavailableException.class);
    assertThat(counted() - before).isEqualTo(1);
  }

  @Test
  void aDatabaseThatIsGoneCountsWithEachTry() {
    TestDatabase database = TestDatabase.onH2();
    LearnerRepository learners =
        new LearnerRepository(database.jdbc(), database.transactions(), new TestClock());
    LearnerId learner = learners.add(Token.random());
    database.close();
    double before = counted();

    for (int i = 0; i < 3; i++) {
      try {
        learners.change(learner, "an answer", () -> {});
      } catch (NotSavedException e) {
        assertThat(e).hasMessage("an answer was not saved");
      }
    }

    assertThat(counted() - before).isEqualTo(3);
  }

  private double counted() {
    return registry.counter("queenside.not-saved").count();
  }
}
