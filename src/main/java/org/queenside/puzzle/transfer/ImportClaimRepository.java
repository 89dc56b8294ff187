package org.queenside.puzzle.transfer;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.store.JdbcValues;
import org.queenside.store.SharedDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes which imports are running, in any program on the database. A program confirms
 * its claim every second and finds out whether it should stop. A claim that hasn't been confirmed
 * for a while belongs to a program that has ended, so another one may take it over.
 */
@Repository
class ImportClaimRepository {

  /** Claims that aren't confirmed for this long expire. */
  static final Duration LIFE = Duration.ofSeconds(15);

  private final JdbcClient jdbc;
  private final Clock clock;

  /** What others have asked a running import to do. */
  record StopRequest(boolean stop, boolean delete) {}

  ImportClaimRepository(JdbcClient jdbc, SharedDatabase database, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
    if (!database.isShared()) {
      // There is no other program, so all claims are from programs that have ended.
      jdbc.sql("delete from puzzle_import_claim").update();
    }
  }

  /** Claims an import, and returns false if it is already running. */
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
   * @return what others have requested, or null if the claim was lost
   */
  @Nullable StopRequest confirm(PuzzleCollectionId collection, UUID worker) {
    int confirmed =
        jdbc.sql(
                """
                update puzzle_import_claim set confirmed_at = ?
                where collection_id = ? and worker = ?""")
            .params(now(), collection.value(), worker)
            .update();
    return confirmed == 0 ? null : requests(collection);
  }

  private @Nullable StopRequest requests(PuzzleCollectionId collection) {
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
   * Asks the program that runs an import to stop, and to delete it if requested.
   *
   * @return false if it is not running
   */
  boolean requestStop(PuzzleCollectionId collection, StopRequest request) {
    return jdbc.sql(
                """
                update puzzle_import_claim
                set stop_wanted = true, delete_wanted = delete_wanted or ?
                where collection_id = ? and confirmed_at >= ?""")
            .params(request.delete(), collection.value(), dead())
            .update()
        == 1;
  }

  /** Returns the cutoff: claims last confirmed before it have expired. */
  OffsetDateTime dead() {
    return now().minus(LIFE);
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }
}
