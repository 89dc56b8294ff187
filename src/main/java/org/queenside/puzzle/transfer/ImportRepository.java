package org.queenside.puzzle.transfer;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.queenside.store.JdbcValues;
import org.queenside.store.SharedDatabase;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes imports. A running import commits often. If it hasn't done so for a while, the
 * program that ran it has ended.
 */
@Repository
class ImportRepository {

  /**
   * The longest time between two commits of a running import. One of 20,000 lines takes seconds,
   * but almost a minute on a busy machine.
   */
  static final Duration SILENCE = Duration.ofMinutes(5);

  private static final int LONGEST_FILE_NAME = 255;
  private static final int LONGEST_PROBLEM = 1000;
  private static final int LONGEST_REASON = 300;

  private static final String SELECT =
      """
      select i.*, c.name from puzzle_import i
        join puzzle_collection c on c.id = i.collection_id and c.state <> 'leaving'""";

  private final JdbcClient jdbc;
  private final JdbcOperations batches;
  private final SharedDatabase database;
  private final Clock clock;
  private final OffsetDateTime start;

  ImportRepository(JdbcClient jdbc, JdbcOperations batches, SharedDatabase database, Clock clock) {
    this.jdbc = jdbc;
    this.batches = batches;
    this.database = database;
    this.clock = clock;
    this.start = now();
  }

  /** Adds a running import. */
  void begin(PuzzleCollectionId collection, String fileName, long fileSize) {
    OffsetDateTime now = now();
    jdbc.sql(
            """
            insert into puzzle_import (collection_id, file_name, file_size, file_read, state,
              begun_at, touched_at, taken, no_mate, doubled, broken)
            values (?, ?, ?, 0, 'running', ?, ?, 0, 0, 0, 0)""")
        .params(collection.value(), cut(fileName, LONGEST_FILE_NAME), fileSize, now, now)
        .update();
  }

  @Nullable PuzzleImport find(PuzzleCollectionId collection) {
    return jdbc.sql(SELECT + " where i.collection_id = ?")
        .param(collection.value())
        .query(ImportRepository::row)
        .optional()
        .orElse(null);
  }

  /** Returns all imports, the most recent first. */
  List<PuzzleImport> all() {
    return jdbc.sql(SELECT + " order by i.touched_at desc, i.collection_id desc")
        .query(ImportRepository::row)
        .list();
  }

  /** Marks imports as stopped if the program that ran them has ended. */
  void stopInterrupted() {
    OffsetDateTime limit = now().minus(SILENCE);
    if (!database.isShared() && limit.isBefore(start)) {
      // There is no other program, so nobody runs what an earlier one began.
      limit = start;
    }
    jdbc.sql(
            """
            update puzzle_import set state = 'stopped', problem = ?
            where state = 'running' and touched_at < ?""")
        .params(PuzzleImporter.INTERRUPTED, limit)
        .update();
  }

  /**
   * Ends a running import.
   *
   * @param problem what went wrong, or null
   * @return false if it isn't running any more
   */
  boolean end(PuzzleCollectionId collection, State state, @Nullable String problem) {
    return jdbc.sql(
                """
                update puzzle_import set state = ?, problem = ?, touched_at = ?
                where collection_id = ? and state = 'running'""")
            .param(word(state))
            .param(problem == null ? null : cut(problem, LONGEST_PROBLEM))
            .param(now())
            .param(collection.value())
            .update()
        == 1;
  }

  /**
   * Stores how far an import has come.
   *
   * @return false if it isn't running any more
   */
  boolean advance(PuzzleImport to) {
    ImportCounts counts = to.counts();
    return jdbc.sql(
                """
                update puzzle_import set file_read = ?, taken = ?, no_mate = ?, doubled = ?,
                  broken = ?, corrected = ?, noted = ?, touched_at = ?
                where collection_id = ? and state = 'running'""")
            .params(
                to.fileRead(),
                counts.taken(),
                counts.noMate(),
                counts.doubled(),
                counts.broken(),
                counts.corrected(),
                counts.noted(),
                now(),
                to.collection().value())
            .update()
        == 1;
  }

  void add(PuzzleCollectionId collection, List<SkippedLine> missed) {
    if (!missed.isEmpty()) {
      batches.batchUpdate(
          """
          insert into puzzle_import_entry (collection_id, kind, line, game, reason)
          values (?, ?, ?, ?, ?)""",
          missed.stream()
              .map(
                  line ->
                      new Object[] {
                        collection.value(),
                        word(line.kind()),
                        line.line(),
                        line.game(),
                        cut(line.reason(), LONGEST_REASON)
                      })
              .toList());
    }
  }

  /** Returns the stored lines of one kind, in order. */
  List<SkippedLine> missed(PuzzleCollectionId collection, SkippedLine.Kind kind) {
    return jdbc.sql(
            """
            select line, game, reason from puzzle_import_entry
            where collection_id = ? and kind = ? order by line, game""")
        .params(collection.value(), word(kind))
        .query(
            (row, _) ->
                new SkippedLine(
                    kind, row.getLong("line"), row.getLong("game"), row.getString("reason")))
        .list();
  }

  private static PuzzleImport row(ResultSet row, int number) throws SQLException {
    return new PuzzleImport(
        new PuzzleCollectionId(row.getLong("collection_id")),
        row.getString("name"),
        row.getString("file_name"),
        row.getLong("file_size"),
        row.getLong("file_read"),
        State.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
        row.getString("problem"),
        new ImportCounts(
            row.getLong("taken"),
            row.getLong("no_mate"),
            row.getLong("doubled"),
            row.getLong("broken"),
            row.getLong("corrected"),
            row.getLong("noted")));
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static String cut(String text, int longest) {
    return text.length() <= longest ? text : text.substring(0, longest);
  }
}
