package org.queenside.puzzle.transfer;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.format.ResumePoint;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes imports. */
@Repository
record ImportRepository(JdbcClient jdbc, JdbcOperations batches, Clock clock) {

  private static final int LONGEST_FILE_NAME = 255;
  private static final int LONGEST_PROBLEM = 1000;
  private static final int LONGEST_REASON = 300;

  private static final String SELECT =
      """
      select i.*, c.name, l.worker is not null as at_work from puzzle_import i
        join puzzle_collection c on c.id = i.collection_id and c.state <> 'leaving'
        left join puzzle_import_claim l
          on l.collection_id = i.collection_id and l.confirmed_at >= ?""";

  void begin(PuzzleCollectionId collection, String fileName, long fileSize) {
    OffsetDateTime now = now();
    jdbc.sql(
            """
            insert into puzzle_import (collection_id, file_name, file_size, file_read, state,
              begun_at, touched_at, lines, bytes, digest, taken, no_mate, doubled, broken)
            values (?, ?, ?, 0, 'stopped', ?, ?, 0, 0, ?, 0, 0, 0, 0)""")
        .params(
            collection.value(),
            cut(fileName, LONGEST_FILE_NAME),
            fileSize,
            now,
            now,
            ResumePoint.START.digest())
        .update();
  }

  @Nullable PuzzleImport find(PuzzleCollectionId collection) {
    return jdbc.sql(SELECT + " where i.collection_id = ?")
        .params(now().minus(ImportClaimRepository.LIFE), collection.value())
        .query(ImportRepository::row)
        .optional()
        .orElse(null);
  }

  /** Returns all imports, the most recent first. */
  List<PuzzleImport> all() {
    return jdbc.sql(SELECT + " order by i.touched_at desc, i.collection_id desc")
        .param(now().minus(ImportClaimRepository.LIFE))
        .query(ImportRepository::row)
        .list();
  }

  void setState(PuzzleCollectionId collection, State state, @Nullable String problem) {
    jdbc.sql(
            "update puzzle_import set state = ?, problem = ?, touched_at = ? where collection_id = ?")
        .param(word(state))
        .param(problem == null ? null : cut(problem, LONGEST_PROBLEM))
        .param(now())
        .param(collection.value())
        .update();
  }

  /** Stores the size of a file that was uploaded again. */
  void setFileSize(PuzzleCollectionId collection, long fileSize) {
    jdbc.sql("update puzzle_import set file_size = ? where collection_id = ?")
        .params(fileSize, collection.value())
        .update();
  }

  /**
   * Stores how far an import has come.
   *
   * @return false if it isn't where the caller expects, or has been stopped
   */
  boolean advance(PuzzleImport from, PuzzleImport to) {
    ResumePoint mark = to.mark();
    ImportCounts counts = to.counts();
    return jdbc.sql(
                """
                update puzzle_import set lines = ?, bytes = ?, digest = ?, file_read = ?,
                  taken = ?, no_mate = ?, doubled = ?, broken = ?, corrected = ?, noted = ?,
                  touched_at = ?
                where collection_id = ? and bytes = ? and state = 'running'""")
            .params(
                mark.lines(),
                mark.bytes(),
                mark.digest(),
                to.fileRead(),
                counts.taken(),
                counts.noMate(),
                counts.doubled(),
                counts.broken(),
                counts.corrected(),
                counts.noted(),
                now(),
                from.collection().value(),
                from.mark().bytes())
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
        row.getBoolean("at_work"),
        JdbcValues.instant(row, "touched_at"),
        new ResumePoint(row.getLong("lines"), row.getLong("bytes"), row.getString("digest")),
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
