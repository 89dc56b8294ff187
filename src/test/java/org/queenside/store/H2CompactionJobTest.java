package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Random;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class H2CompactionJobTest {

  private static final int MEGABYTE = 1 << 20;

  private final Path file;
  private final TestDatabase database;
  private final H2CompactionJob job;

  H2CompactionJobTest(@TempDir Path folder) throws IOException {
    this.file = folder.resolve("queenside.mv.db");
    this.database = TestDatabase.onCopiedH2File(folder);
    this.job = new H2CompactionJob(database.dataSource(), database.url());
    database.jdbc().sql("create table filling (content varbinary)").update();
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void aFileThatHasGrownMuchIsCompactedAtWork() throws IOException {
    long before = size();
    grow(33);
    assertThat(size()).isGreaterThan(before + 33 * MEGABYTE);

    job.compactIfGrown();

    assertThat(size()).isLessThan(2L * before + MEGABYTE);
  }

  @Test
  void aFileThatHasGrownLittleIsCompactedOnceNobodyHasWrittenForAWhile() throws IOException {
    long before = size();
    grow(5);

    job.compactIfGrown();
    job.compactIfIdle();
    grow(1);
    job.compactIfIdle();
    assertThat(size()).isGreaterThan(before + 5 * MEGABYTE);

    job.compactIfIdle();

    assertThat(size()).isLessThan(2L * before);
  }

  /** Readers of other sessions may still need the chunks that nobody else does. */
  @Test
  void afterwardsSpaceIsKeptAsLongAsBefore() throws SQLException {
    try (Connection connection = database.dataSource().getConnection()) {
      MVStore store = H2CompactionJob.store(connection);
      int before = store.getRetentionTime();

      H2CompactionJob.compact(connection);

      assertThat(store.getRetentionTime()).isEqualTo(before).isGreaterThan(0);
    }
  }

  /** Writes so many megabytes and deletes them again. */
  private void grow(int megabytes) {
    var random = new Random(megabytes);
    for (int i = 0; i < megabytes; i++) {
      byte[] content = new byte[MEGABYTE];
      random.nextBytes(content);
      database.jdbc().sql("insert into filling values (?)").param(content).update();
      database.jdbc().sql("delete from filling").update();
    }
  }

  private long size() throws IOException {
    return Files.size(file);
  }
}
