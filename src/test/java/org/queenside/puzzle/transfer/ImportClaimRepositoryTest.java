package org.queenside.puzzle.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.TestPuzzleCollections;
import org.queenside.puzzle.transfer.ImportClaimRepository.StopRequest;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.SharedDatabase;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.JdbcTemplate;

@OnEveryDatabase
class ImportClaimRepositoryTest {

  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
  private final Clock clock = ((InstantSource) now::get).withZone(ZoneOffset.UTC);
  private final UUID here = UUID.randomUUID();
  private final UUID there = UUID.randomUUID();
  private final TestDatabase database;
  @TempDir private Path folder;
  private final ImportRepository table;
  private final ImportClaimRepository claims;
  private PuzzleCollectionId collection;

  ImportClaimRepositoryTest(TestDatabase database) {
    this.database = database;
    this.table =
        new ImportRepository(database.jdbc(), new JdbcTemplate(database.dataSource()), clock);
    this.claims =
        new ImportClaimRepository(database.jdbc(), new SharedDatabase("jdbc:postgresql:db"), clock);
    this.collection = new PuzzleCollectionId(0);
  }

  @BeforeEach
  void begin() {
    collection = TestPuzzleCollections.on(database).collections().begin("claimed");
    table.begin(collection, "claimed.csv", 1);
  }

  @Test
  void oneProgramRunsAnImportAndAllSeeIt() {
    assertThat(atWork()).isFalse();

    assertThat(claims.begin(collection, here)).isTrue();
    assertThat(claims.begin(collection, there)).isFalse();
    assertThat(atWork()).isTrue();

    claims.end(collection, here);
    assertThat(atWork()).isFalse();
    assertThat(claims.begin(collection, there)).isTrue();
  }

  @Test
  void itReceivesTheRequestsOfOthers() {
    assertThat(claims.requestStop(collection, new StopRequest(true, false))).isFalse();
    claims.begin(collection, here);
    assertThat(claims.confirm(collection, here)).isEqualTo(new StopRequest(false, false));

    assertThat(claims.requestStop(collection, new StopRequest(true, true))).isTrue();
    assertThat(claims.requestStop(collection, new StopRequest(true, false))).isTrue();

    assertThat(claims.confirm(collection, here)).isEqualTo(new StopRequest(true, true));
  }

  @Test
  void aProgramThatEndedLosesItsClaim() {
    claims.begin(collection, here);
    after(Duration.ofSeconds(14));
    assertThat(claims.begin(collection, there)).isFalse();
    claims.confirm(collection, here);

    after(Duration.ofSeconds(16));

    assertThat(atWork()).isFalse();
    assertThat(claims.requestStop(collection, new StopRequest(true, false))).isFalse();
    assertThat(claims.begin(collection, there)).isTrue();
    assertThat(claims.confirm(collection, here)).isNull();
  }

  @Test
  void aDatabaseForOneProgramHasNoOtherWhenItStarts() {
    claims.begin(collection, here);

    new ImportClaimRepository(database.jdbc(), new SharedDatabase("jdbc:h2:mem:db"), clock);

    assertThat(claims.begin(collection, there)).isTrue();
  }

  @Test
  void aStoredFileIsReadBackUnchanged() throws Exception {
    var uploads = new UploadRepository(database.jdbc(), database.transactions());
    byte[] content = "r/p ".repeat(50_000).getBytes(StandardCharsets.UTF_8);
    Path file = folder.resolve("upload");
    Files.write(file, content);
    assertThat(uploads.isKept(collection)).isFalse();

    uploads.keep(collection, file);
    Files.delete(file);

    var out = new ByteArrayOutputStream();
    uploads.write(collection, out);
    assertThat(out.toByteArray()).isEqualTo(content);
    assertThat(uploads.isKept(collection)).isTrue();
    uploads.delete(collection);
    assertThat(uploads.isKept(collection)).isFalse();
  }

  private void after(Duration time) {
    now.set(now.get().plus(time));
  }

  private boolean atWork() {
    PuzzleImport found = table.find(collection);
    return found != null && found.atWork();
  }
}
