package org.queenside.store;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.TestTimeout;
import org.springframework.jdbc.datasource.DelegatingDataSource;

class BackupWriterTest {

  @TempDir private Path folder;
  private Path backups;
  private TestDatabase database;

  @BeforeEach
  void openDatabase() throws IOException {
    backups = folder.resolve("it's for backups");
    database = TestDatabase.onCopiedH2File(folder.resolve("data"));
  }

  @AfterEach
  void closeDatabase() {
    database.close();
  }

  @Test
  void theSavedDataIsThereAfterRestoring() throws IOException {
    note(database, "before the backup");

    on("2026-11-21").saveToday();

    note(database, "after the backup");
    unpack(backups.resolve("queenside-2026-11-21.zip"), folder.resolve("restored"));
    try (TestDatabase restored = TestDatabase.onH2File(folder.resolve("restored"))) {
      assertThat(notes(restored)).containsExactly("before the backup");
    }
  }

  @Test
  void aBackupRunsWhileLearnersKeepLearning() throws Exception {
    List<String> savedBefore = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      note(database, "before " + i);
      savedBefore.add("before " + i);
    }
    Thread learner =
        Thread.ofPlatform()
            .start(
                () -> {
                  for (int i = 0; i < 200; i++) {
                    note(database, "meanwhile " + i);
                  }
                });

    on("2026-11-21").saveToday();

    learner.join();
    unpack(backups.resolve("queenside-2026-11-21.zip"), folder.resolve("restored"));
    try (TestDatabase restored = TestDatabase.onH2File(folder.resolve("restored"))) {
      assertThat(notes(restored)).containsAll(savedBefore);
    }
  }

  @Test
  void thereIsOneCopyADayAndTheOldestAreDeleted() throws IOException {
    Files.createDirectories(backups);
    Files.createFile(backups.resolve("somebody's own file.zip"));
    for (String day : List.of("2026-11-30", "2026-12-01", "2026-12-01", "2026-12-02")) {
      on(day).saveToday();
    }

    try (Stream<Path> files = Files.list(backups)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "queenside-2026-12-01.zip", "queenside-2026-12-02.zip", "somebody's own file.zip");
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void copiesAreReadableByTheirOwnerOnly() throws IOException {
    Files.createDirectories(backups);
    Path earlier = Files.createFile(backups.resolve("queenside-2026-11-20.zip"));

    on("2026-11-21").saveToday();

    assertThat(PrivateFilesTest.permissions(earlier)).isEqualTo("rw-------");
    assertThat(PrivateFilesTest.permissions(backups.resolve("queenside-2026-11-21.zip")))
        .isEqualTo("rw-------");
  }

  /** The program was killed while it wrote the last copy. */
  @Test
  void theRestOfAnUnfinishedCopyIsOverwritten() throws IOException {
    note(database, "before the backup");
    Files.createDirectories(backups);
    Files.writeString(backups.resolve("unfinished.zip"), "half a copy ".repeat(100_000));

    on("2026-11-21").saveToday();

    unpack(backups.resolve("queenside-2026-11-21.zip"), folder.resolve("restored"));
    try (TestDatabase restored = TestDatabase.onH2File(folder.resolve("restored"))) {
      assertThat(notes(restored)).containsExactly("before the backup");
    }
    assertThat(backups.resolve("unfinished.zip")).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeWrittenStopsNothing() throws IOException {
    Files.createFile(backups);

    on("2026-11-21").saveToday();

    assertThat(backups).isRegularFile().isEmptyFile();
  }

  @Test
  void forPostgreSqlTheSettingIsRefusedWithTheRightTool() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new BackupWriter(
                    database.dataSource(),
                    Clock.systemUTC(),
                    "jdbc:postgresql://host/q",
                    backups.toString(),
                    7))
        .withMessageContaining("pg_dump");
  }

  @Test
  void aBackupStartedByHandReplacesTheOneOfToday() throws Exception {
    BackupWriter writer = on("2026-11-21");
    assertThat(writer.newest()).isNull();
    writer.saveToday();
    note(database, "after the daily backup");

    assertThat(writer.start()).isTrue();
    await().atMost(TestTimeout.LIMIT).until(() -> !writer.isRunning());

    BackupWriter.Copy newest = requireNonNull(writer.newest());
    assertThat(newest.file()).isEqualTo(backups.resolve("queenside-2026-11-21.zip"));
    assertThat(newest.bytes()).isPositive();
    unpack(newest.file(), folder.resolve("restored"));
    try (TestDatabase restored = TestDatabase.onH2File(folder.resolve("restored"))) {
      assertThat(notes(restored)).containsExactly("after the daily backup");
    }
  }

  @Test
  void oneBackupIsWrittenAtATime() {
    CountDownLatch gate = new CountDownLatch(1);
    BackupWriter writer = on("2026-11-21", behind(gate));

    assertThat(writer.start()).isTrue();
    assertThat(writer.start()).isFalse();
    writer.saveToday();
    assertThat(writer.newest()).isNull();

    gate.countDown();
    await().atMost(TestTimeout.LIMIT).until(() -> !writer.isRunning());
    assertThat(writer.newest()).isNotNull();
  }

  /** A database that doesn't give out connections until the gate is open. */
  private DataSource behind(CountDownLatch gate) {
    return new DelegatingDataSource(database.dataSource()) {
      @Override
      public Connection getConnection() throws SQLException {
        try {
          gate.await();
        } catch (InterruptedException e) {
          throw new SQLException(e);
        }
        return super.getConnection();
      }
    };
  }

  @Test
  void aFailureIsReportedUntilABackupSucceeds() throws IOException {
    Files.createFile(backups);
    BackupWriter writer = on("2026-11-21");
    writer.saveToday();
    assertThat(writer.failure()).isNotEmpty();
    assertThat(writer.newest()).isNull();

    Files.delete(backups);
    writer.saveToday();
    assertThat(writer.failure()).isEmpty();
  }

  private BackupWriter on(String day) {
    return on(day, database.dataSource());
  }

  private BackupWriter on(String day, DataSource source) {
    Clock noon = Clock.fixed(Instant.parse(day + "T12:00:00Z"), ZoneOffset.UTC);
    return new BackupWriter(source, noon, "jdbc:h2:file:any", backups.toString(), 2);
  }

  private static void note(TestDatabase database, String text) {
    database
        .transactions()
        .executeWithoutResult(
            status -> {
              database.jdbc().sql("create table if not exists note (text varchar(50))").update();
              database.jdbc().sql("insert into note values (?)").param(text).update();
            });
  }

  private static List<String> notes(TestDatabase database) {
    return database.jdbc().sql("select text from note").query(String.class).list();
  }

  private static void unpack(Path zip, Path folder) throws IOException {
    Files.createDirectories(folder);
    try (InputStream file = Files.newInputStream(zip);
        ZipInputStream packed = new ZipInputStream(file)) {
      for (ZipEntry entry; (entry = packed.getNextEntry()) != null; ) {
        Files.copy(packed, folder.resolve(Path.of(entry.getName()).getFileName()));
      }
    }
  }
}
