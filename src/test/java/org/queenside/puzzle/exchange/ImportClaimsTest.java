package org.queenside.puzzle.exchange;

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
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.SharedDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.puzzle.CollectionId;
import org.queenside.puzzle.TestCollections;
import org.queenside.puzzle.exchange.ImportClaims.Wishes;
import org.springframework.jdbc.core.JdbcTemplate;

@OnEveryDatabase
class ImportClaimsTest {

  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
  private final Clock clock = ((InstantSource) now::get).withZone(ZoneOffset.UTC);
  private final UUID here = UUID.randomUUID();
  private final UUID there = UUID.randomUUID();
  private final TestDatabase database;
  @TempDir private Path folder;
  private final ImportTable table;
  private final ImportClaims claims;
  private CollectionId collection;

  ImportClaimsTest(TestDatabase database) {
    this.database = database;
    this.table = new ImportTable(database.jdbc(), new JdbcTemplate(database.dataSource()), clock);
    this.claims =
        new ImportClaims(database.jdbc(), new SharedDatabase("jdbc:postgresql:db"), clock);
    this.collection = new CollectionId(0);
  }

  @BeforeEach
  void begin() {
    collection = TestCollections.on(database).collections().begin("claimed");
    table.begin(collection, "claimed.csv", 1);
  }

  @Test
  void oneProgramWorksAtAnImportAndAllSeeIt() {
    assertThat(atWork()).isFalse();

    assertThat(claims.begin(collection, here)).isTrue();
    assertThat(claims.begin(collection, there)).isFalse();
    assertThat(atWork()).isTrue();

    claims.end(collection, here);
    assertThat(atWork()).isFalse();
    assertThat(claims.begin(collection, there)).isTrue();
  }

  @Test
  void itHearsWhatOthersWant() {
    assertThat(claims.want(collection, new Wishes(true, false))).isFalse();
    claims.begin(collection, here);
    assertThat(claims.confirm(collection, here)).isEqualTo(new Wishes(false, false));

    assertThat(claims.want(collection, new Wishes(true, true))).isTrue();
    assertThat(claims.want(collection, new Wishes(true, false))).isTrue();

    assertThat(claims.confirm(collection, here)).isEqualTo(new Wishes(true, true));
  }

  @Test
  void aProgramThatEndedLosesItsClaim() {
    claims.begin(collection, here);
    after(Duration.ofSeconds(14));
    assertThat(claims.begin(collection, there)).isFalse();
    claims.confirm(collection, here);

    after(Duration.ofSeconds(16));

    assertThat(atWork()).isFalse();
    assertThat(claims.want(collection, new Wishes(true, false))).isFalse();
    assertThat(claims.begin(collection, there)).isTrue();
    assertThat(claims.confirm(collection, here)).isNull();
  }

  @Test
  void aDatabaseForOneProgramHasNoOtherWhenItStarts() {
    claims.begin(collection, here);

    new ImportClaims(database.jdbc(), new SharedDatabase("jdbc:h2:mem:db"), clock);

    assertThat(claims.begin(collection, there)).isTrue();
  }

  @Test
  void aFileComesBackAsItWasKept() throws Exception {
    var uploads = new UploadTable(database.jdbc(), database.transactions());
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
    Import found = table.find(collection);
    return found != null && found.atWork();
  }
}
