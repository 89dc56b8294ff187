package org.queenside.puzzle.transfer;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.store.SharedDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Which imports are at work, in any of the programs on the database. The one that works confirms
 * its claim every second, and learns then whether it is to stop. A claim that nobody has confirmed
 * for a while belonged to a program that ended, and another may take it over.
 */
@Repository
class ImportClaimRepository {

  /** Claims are dead when they were not confirmed for so long. */
  static final Duration LIFE = Duration.ofSeconds(15);

  private final JdbcClient jdbc;
  private final Clock clock;

  /** What others want of an import that is at work. */
  record StopRequest(boolean stop, boolean delete) {}

  ImportClaimRepository(JdbcClient jdbc, SharedDatabase database, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
    if (!database.isShared()) {
      // No other program is there, so those that claimed something have ended.
      jdbc.sql("delete from puzzle_import_claim").update();
    }
  }

  /** Returns false if an import is at work already. */
  boolean begin(PuzzleCollectionId collection, UUID worker) {
    jdbc.sql("delete from puzzle_import_claim where collection_id = ? and confirmed_at < ?")
        .params(collection.value(), dead())
        .update();
    return jdbc.sql(
                """
                insert into puzzle_import_claim
                  (collection_id, worker, confirmed_at, stop_wanted, delete_wanted)
                values (?, ?, ?, false, false) on conflict do nothing""")
            .params(collection.value(), worker, now())
            .update()
        == 1;
  }

  /**
   * Confirms a claim.
   *
   * @return what others want, or null if the claim was lost
   */
  @Nullable StopRequest confirm(PuzzleCollectionId collection, UUID worker) {
    int held =
        jdbc.sql(
                """
                update puzzle_import_claim set confirmed_at = ?
                where collection_id = ? and worker = ?""")
            .params(now(), collection.value(), worker)
            .update();
    return held == 0 ? null : wishes(collection);
  }

  private @Nullable StopRequest wishes(PuzzleCollectionId collection) {
    return jdbc.sql(
            """
            select stop_wanted, delete_wanted from puzzle_import_claim where collection_id = ?""")
        .param(collection.value())
        .query(
            (row, _) ->
                new StopRequest(row.getBoolean("stop_wanted"), row.getBoolean("delete_wanted")))
        .optional()
        .orElse(null);
  }

  void end(PuzzleCollectionId collection, UUID worker) {
    jdbc.sql("delete from puzzle_import_claim where collection_id = ? and worker = ?")
        .params(collection.value(), worker)
        .update();
  }

  /**
   * Asks the program that works at an import to stop, and to delete it if so wanted.
   *
   * @return false if none is at work
   */
  boolean requestStop(PuzzleCollectionId collection, StopRequest wishes) {
    return jdbc.sql(
                """
                update puzzle_import_claim
                set stop_wanted = true, delete_wanted = delete_wanted or ?
                where collection_id = ? and confirmed_at >= ?""")
            .params(wishes.delete(), collection.value(), dead())
            .update()
        == 1;
  }

  /** Claims that were confirmed before then are dead. */
  OffsetDateTime dead() {
    return now().minus(LIFE);
  }

  private OffsetDateTime now() {
    return clock.instant().atOffset(ZoneOffset.UTC);
  }
}
