package org.queenside.puzzle;

import java.time.Clock;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.stereotype.Repository;

/** Reads and writes the collections, and deletes their puzzles in slices. */
@Repository
public class PuzzleCollectionRepository {

  /**
   * How many puzzles are deleted in one transaction, so that other transactions don't wait long.
   */
  private static final int SLICE = 5_000;

  /**
   * The row of the built-in collection.
   *
   * @param digest the digest of the file it was read from, or null before the first time
   */
  record BuiltInRow(PuzzleCollectionId id, @Nullable String digest, int edition) {}

  private final JdbcClient jdbc;
  private final Clock clock;

  public PuzzleCollectionRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** Adds a collection that learners don't see yet. */
  PuzzleCollectionId add(String name) {
    GeneratedKeyHolder key = new GeneratedKeyHolder();
    jdbc.sql(
            """
            insert into puzzle_collection (name, built_in, state, made_at)
            values (?, false, 'filling', ?)""")
        .params(name, JdbcValues.timestamp(clock.instant()))
        .update(key, "id");
    return new PuzzleCollectionId(Objects.requireNonNull(key.getKey()).longValue());
  }

  /** Returns whether a name is taken or being imported, and reserves it until the commit. */
  boolean isNameTaken(String name) {
    // Locking one row that always exists makes callers wait for each other.
    jdbc.sql("select id from puzzle_collection where built_in for update").query(Long.class).list();
    return jdbc.sql(
                """
                select count(*) from puzzle_collection c
                  left join puzzle_import i on i.collection_id = c.id
                where lower(c.name) = lower(?)
                  and (c.state = 'ready' or c.state = 'filling' and i.state = 'running')""")
            .param(name)
            .query(Integer.class)
            .single()
        > 0;
  }

  /** Shows a collection to learners. */
  void setReady(PuzzleCollectionId collection) {
    jdbc.sql("update puzzle_collection set state = 'ready' where id = ?")
        .param(collection.value())
        .update();
  }

  /** Renames a collection, and returns false if it's missing or built in. */
  boolean rename(PuzzleCollectionId collection, String name) {
    return jdbc.sql("update puzzle_collection set name = ? where id = ? and not built_in")
            .params(name, collection.value())
            .update()
        == 1;
  }

  /** Hides a collection before it is deleted, and returns false if it's missing or built in. */
  boolean hide(PuzzleCollectionId collection) {
    return jdbc.sql("update puzzle_collection set state = 'leaving' where id = ? and not built_in")
            .param(collection.value())
            .update()
        == 1;
  }

  /** Hides the collections of this name, ignoring case, that learners haven't seen yet. */
  void hideUnfinished(String name) {
    jdbc.sql(
            """
            update puzzle_collection set state = 'leaving'
            where state = 'filling' and lower(name) = lower(?)""")
        .param(name)
        .update();
  }

  /** Returns the collections that are being deleted, and those whose import has stopped. */
  List<PuzzleCollectionId> unwanted() {
    return jdbc.sql(
            """
            select c.id from puzzle_collection c
              left join puzzle_import i on i.collection_id = c.id
            where c.state = 'leaving' or c.state = 'filling' and i.state = 'stopped'""")
        .query((row, _) -> new PuzzleCollectionId(row.getLong("id")))
        .list();
  }

  /** Deletes the puzzles with the lowest numbers, and returns false if there are none. */
  boolean deleteSlice(PuzzleCollectionId collection) {
    List<Long> slice =
        jdbc.sql(
                """
                select id from puzzle where collection_id = ?
                order by collection_id, id limit ?""")
            .params(collection.value(), SLICE)
            .query(Long.class)
            .list();
    if (slice.isEmpty()) {
      return false;
    }
    jdbc.sql("delete from puzzle where collection_id = ? and id between ? and ?")
        .params(collection.value(), slice.getFirst(), slice.getLast())
        .update();
    return true;
  }

  /** Deletes a hidden collection that has no puzzles left. */
  void deleteHidden(PuzzleCollectionId collection) {
    jdbc.sql("delete from puzzle_collection where id = ? and state = 'leaving'")
        .param(collection.value())
        .update();
  }

  /** Reads the row of the built-in collection and locks it until the transaction ends. */
  BuiltInRow lockBuiltIn() {
    return jdbc.sql("select id, digest, edition from puzzle_collection where built_in for update")
        .query(
            (row, _) ->
                new BuiltInRow(
                    new PuzzleCollectionId(row.getLong("id")),
                    row.getString("digest"),
                    row.getInt("edition")))
        .single();
  }

  /** Stores which file the built-in collection was read from. */
  void setEdition(PuzzleCollectionId builtIn, String digest, int edition) {
    jdbc.sql("update puzzle_collection set digest = ?, edition = ? where id = ?")
        .params(digest, edition, builtIn.value())
        .update();
  }
}
