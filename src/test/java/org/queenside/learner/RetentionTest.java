package org.queenside.learner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.database.JobLock;
import org.queenside.database.TestDatabase;

class RetentionTest {

  private final TestDatabase database = TestDatabase.onH2();
  private final Learners learners =
      new Learners(database.jdbc(), database.transactions(), Clock.systemUTC());

  private final JobLock lock = new JobLock(database.jdbc());

  @AfterEach
  void closeDatabase() {
    database.close();
  }

  @Test
  void whoStaysAwayTooLongIsForgotten() {
    LearnerId here = learners.add(Token.random());
    Clock longAgo = Clock.fixed(Instant.now().minus(Duration.ofDays(31)), ZoneOffset.UTC);
    new Learners(database.jdbc(), database.transactions(), longAgo).add(Token.random());

    new Retention(learners, lock, Duration.ofDays(30)).forgetTheAbsent();

    assertThat(learners.all()).containsExactly(here);
  }

  @Test
  void aSettingThatWouldForgetEverybodyIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Retention(learners, lock, Duration.ZERO))
        .withMessageContaining("queenside.forget-after");
  }

  @Test
  void withoutADatabaseTheJobWaitsForTheNextDay() {
    Retention retention = new Retention(learners, lock, Duration.ofDays(400));
    database.close();

    assertThatCode(retention::runDaily).doesNotThrowAnyException();
  }
}
