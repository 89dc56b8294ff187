package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Instant;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

@OnEveryDatabase
class JdbcUpsertTest {

  private static final Instant MONDAY = Instant.parse("2026-11-16T08:00:00Z");
  private static final Instant TUESDAY = Instant.parse("2026-11-17T08:00:00Z");

  private final TestDatabase database;

  JdbcUpsertTest(TestDatabase database) {
    this.database = database;
  }

  @Test
  void aMissingRowIsInsertedAndAnExistingOneUpdated() {
    pauseUntil("upsert", MONDAY);
    assertThat(pausedUntil("upsert")).isEqualTo(MONDAY);

    pauseUntil("upsert", TUESDAY);
    assertThat(pausedUntil("upsert")).isEqualTo(TUESDAY);
  }

  @Test
  void otherRowsStayAsTheyAre() {
    pauseUntil("upsert-other", MONDAY);
    pauseUntil("upsert-one", TUESDAY);

    assertThat(pausedUntil("upsert-other")).isEqualTo(MONDAY);
  }

  @Test
  void manyProgramsMayInsertTheSameRowAtOnce() throws Exception {
    try (ExecutorService programs = Executors.newFixedThreadPool(8)) {
      Callable<Boolean> program =
          () -> {
            pauseUntil("upsert-many", TUESDAY);
            return true;
          };
      for (Future<Boolean> run : programs.invokeAll(Collections.nCopies(8, program))) {
        assertThat(run.get()).isTrue();
      }
    }

    assertThat(pausedUntil("upsert-many")).isEqualTo(TUESDAY);
  }

  @Test
  void withoutAKeyItWouldUpdateEveryRow() {
    JdbcUpsert upsert = JdbcUpsert.into("deletion_pause").set("until", "now");
    assertThatIllegalStateException().isThrownBy(() -> upsert.run(database.jdbc()));
  }

  private void pauseUntil(String job, Instant until) {
    JdbcUpsert.into("deletion_pause")
        .key("job", job)
        .set("until", JdbcValues.timestamp(until))
        .run(database.jdbc());
  }

  private Instant pausedUntil(String job) {
    return database
        .jdbc()
        .sql("select until from deletion_pause where job = ?")
        .param(job)
        .query((row, _) -> JdbcValues.instant(row, "until"))
        .single();
  }
}
