package org.queenside.store.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.AbstractObjectAssert;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.store.PostgreSqlServer;
import org.queenside.store.TestDatabase;
import org.queenside.store.UnfinishedCopy;
import org.queenside.store.copy.CopyException.Reason;

class DatabaseCopierTest {

  private static final CopyProgressListener NOBODY = new Stop(-1);

  @TempDir private static Path folder;
  private static DatabaseAddress file;
  private DatabaseAddress server;

  /** A listener that aborts the copy after this many rows, as if the program were killed. */
  private record Stop(long rows) implements CopyProgressListener {

    @Override
    public void copied(long copied, long all) {
      if (copied == rows) {
        throw new IllegalStateException("killed");
      }
    }

    @Override
    public void checking() {}
  }

  @BeforeAll
  static void fill() throws SQLException {
    file = h2("file");
    try (TestDatabase database = TestDatabase.onH2File(folder.resolve("file"));
        Connection connection = database.dataSource().getConnection()) {
      SampleRows.fill(connection);
    }
  }

  @BeforeEach
  void makeServer() {
    String name = "copy_" + UUID.randomUUID().toString().replace("-", "");
    server = new DatabaseAddress(PostgreSqlServer.newDatabase(name), null, null);
  }

  @Test
  void everythingMovesToPostgreSqlAndBack() throws SQLException {
    Map<String, String> before = content(file);

    long rows = DatabaseCopier.run(file, server, NOBODY);

    assertThat(rows).isEqualTo(3L * before.size());
    assertThat(content(server)).isEqualTo(before);
    assertThat(nextAttempt(server)).isEqualTo(4);

    assertFails(() -> DatabaseCopier.run(file, server, NOBODY)).isEqualTo(Reason.NOT_EMPTY);
    assertFails(() -> DatabaseCopier.run(file, file, NOBODY)).isEqualTo(Reason.SAME);

    delete(server, "attempt where seq = 4");
    DatabaseAddress back = h2("back");
    DatabaseCopier.run(server, back, NOBODY);

    assertThat(content(back)).isEqualTo(before);
    assertThat(nextAttempt(back)).isEqualTo(4);
  }

  @Test
  void anInterruptedCopyContinuesAndAChangedRowIsFound() throws SQLException {
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> DatabaseCopier.run(file, server, new Stop(30)));
    assertFails(() -> DatabaseCopier.run(server, h2("back"), NOBODY)).isEqualTo(Reason.UNFINISHED);
    update(server, "account set name = 'Eve' where sign_in_name like '1%'");

    assertThatExceptionOfType(CopyException.class)
        .isThrownBy(() -> DatabaseCopier.run(file, server, NOBODY))
        .matches(e -> e.reason() == Reason.DIFFERENT && e.detail().equals("account"));
    assertFails(() -> DatabaseCopier.run(server, h2("back"), NOBODY)).isEqualTo(Reason.UNFINISHED);

    update(server, "account set name = sign_in_name where name = 'Eve'");
    DatabaseCopier.run(file, server, NOBODY);

    assertThat(content(server)).isEqualTo(content(file));
  }

  /** A copy to a file isn't flushed to the disk, so a power cut may damage it. */
  @Test
  void anUnfinishedCopyInADamagedFileIsRefused() throws Exception {
    DatabaseAddress target = h2("damaged");
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> DatabaseCopier.run(file, target, new Stop(30)));
    Path copy = folder.resolve("damaged").resolve("queenside.mv.db");
    String marker = "a setting that is easy to find";
    try (Connection connection = target.open();
        var statement = connection.createStatement()) {
      statement.execute(
          "insert into setting select 'name ' || x, '%s' || x from system_range(1, 5000) as r (x)"
              .formatted(marker));
    }
    byte[] damaged = Files.readAllBytes(copy);
    Matcher rows =
        Pattern.compile(marker).matcher(new String(damaged, StandardCharsets.ISO_8859_1));
    int row = 0;
    while (rows.find()) {
      row++;
      if (row % 700 == 0) {
        Arrays.fill(damaged, rows.start() - 2, rows.start(), (byte) 0xff);
      }
    }
    assertThat(row).isGreaterThan(700);
    Files.write(copy, damaged);

    assertFails(() -> DatabaseCopier.run(file, target, NOBODY)).isEqualTo(Reason.DAMAGED);
  }

  @Test
  void anUnfinishedCopyInAFileOfNonsenseIsRefused() throws Exception {
    DatabaseAddress target = h2("nonsense");
    Path copy = folder.resolve("nonsense").resolve("queenside.mv.db");
    Files.createDirectories(copy.getParent());
    Files.writeString(copy, "half a block ".repeat(500));

    assertFails(() -> DatabaseCopier.run(file, target, NOBODY)).isEqualTo(Reason.DAMAGED);
  }

  @Test
  void noProgramMayRunOnEitherDatabase() throws SQLException {
    try (Connection _ = server.open()) {
      assertFails(() -> DatabaseCopier.run(file, server, NOBODY)).isEqualTo(Reason.IN_USE);
      assertFails(() -> DatabaseCopier.run(server, h2("back"), NOBODY)).isEqualTo(Reason.IN_USE);
    }
  }

  @Test
  void aSourceThatIsMissingOrOfAnotherVersionIsRefused() throws SQLException {
    assertFails(() -> DatabaseCopier.run(h2("nowhere"), server, NOBODY))
        .isEqualTo(Reason.NO_SOURCE);
    assertThat(folder.resolve("nowhere")).doesNotExist();
    assertFails(() -> DatabaseCopier.run(server, h2("back"), NOBODY)).isEqualTo(Reason.NO_SOURCE);

    insertMigration("9999");
    assertFails(() -> DatabaseCopier.run(file, server, NOBODY)).isEqualTo(Reason.NEWER);
    delete(file, "flyway_schema_history where version = '9999'");
    String last = "(select max(installed_rank) from flyway_schema_history)";
    update(
        file, "flyway_schema_history set version = '0.' || version where installed_rank = " + last);
    assertFails(() -> DatabaseCopier.run(file, server, NOBODY)).isEqualTo(Reason.OLDER);
    update(
        file,
        "flyway_schema_history set version = substring(version from 3) where installed_rank = "
            + last);
  }

  @Test
  void aPasswordIsNeverShown() {
    var address =
        new DatabaseAddress("jdbc:postgresql://u:secret@db/q?password=secret", "u", "secret");

    assertThat(address).hasToString("postgresql://db/q");
  }

  private static DatabaseAddress h2(String name) {
    return new DatabaseAddress(
        "jdbc:h2:durable:%s;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH;WRITE_DELAY=0"
            .formatted(folder.resolve(name).resolve("queenside")),
        null,
        null);
  }

  private static AbstractObjectAssert<?, Reason> assertFails(Runnable copy) {
    try {
      copy.run();
    } catch (CopyException e) {
      return assertThat(e.reason());
    }
    throw new AssertionError("nothing failed");
  }

  private static Map<String, String> content(DatabaseAddress address) throws SQLException {
    Map<String, String> content = new LinkedHashMap<>();
    try (Connection connection = address.open()) {
      assertThat(UnfinishedCopy.isIn(connection)).isFalse();
      List<TableDefinition> tables = DatabaseSchema.tables(connection);
      for (TableDefinition table : tables) {
        content.put(table.name(), SampleRows.text(connection, table));
      }
    }
    return content;
  }

  private static long nextAttempt(DatabaseAddress address) throws SQLException {
    try (Connection connection = address.open();
        var statement = connection.createStatement()) {
      statement.execute(
          """
          insert into attempt (id, learner_id, item, made_at, tried, outcome, wrong, hints, millis)
          select '00000000-0000-0000-0000-000000000009', id, 'rook/first', created_at, 'a1a7',
            'wrong', 1, 0, 0 from learner order by id limit 1""");
      try (var row = statement.executeQuery("select max(seq) from attempt")) {
        row.next();
        return row.getLong(1);
      }
    }
  }

  private static void delete(DatabaseAddress address, String what) throws SQLException {
    change(address, "delete from " + what);
  }

  private static void update(DatabaseAddress address, String what) throws SQLException {
    change(address, "update " + what);
  }

  private static void change(DatabaseAddress address, String statement) throws SQLException {
    try (Connection connection = address.open();
        var change = connection.createStatement()) {
      assertThat(change.executeUpdate(statement)).isEqualTo(1);
    }
  }

  private void insertMigration(String version) throws SQLException {
    try (Connection connection = file.open();
        var statement = connection.createStatement()) {
      statement.execute(
          """
          insert into flyway_schema_history
          select %s + 10, '%s', description, type, script, checksum, installed_by, installed_on,
            execution_time, success
          from flyway_schema_history where version = '2'"""
              .formatted(version, version));
    }
  }
}
