package org.queenside.puzzle;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Fills, renames and deletes collections. Learners see a collection only after {@link #finish}: an
 * import that stops half-way shows nothing.
 *
 * <p>Each method is one transaction, or part of the caller's. Methods throw Spring's {@code
 * DataAccessException} when the database fails.
 */
@Component
public class PuzzleCollectionService {

  /** The longest name of a collection or a puzzle, in characters. */
  public static final int LONGEST_NAME = NameSanitizer.LONGEST;

  private static final Logger LOG = LoggerFactory.getLogger(PuzzleCollectionService.class);

  /** How many rows go in one transaction when a collection is deleted, so that nobody waits. */
  private static final int SLICE = 5_000;

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final PuzzleBatchRepository writer;
  private final PuzzleCountRepository stock;
  private final Clock clock;
  private final Executor background;

  /** The positions of the collections that are being filled, about 60 bytes each. */
  private final Map<PuzzleCollectionId, Set<Long>> keys = new ConcurrentHashMap<>();

  public PuzzleCollectionService(
      JdbcClient jdbc,
      TransactionOperations transaction,
      PuzzleBatchRepository writer,
      PuzzleCountRepository stock,
      Clock clock,
      @Qualifier("applicationTaskExecutor") Executor background) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.writer = writer;
    this.stock = stock;
    this.clock = clock;
    this.background = background;
  }

  /**
   * Begins a collection that nobody sees yet.
   *
   * @param name cut to {@link #LONGEST_NAME} characters
   */
  public PuzzleCollectionId begin(String name) {
    GeneratedKeyHolder key = new GeneratedKeyHolder();
    jdbc.sql(
            """
            insert into puzzle_collection (name, built_in, state, made_at)
            values (?, false, 'filling', ?)""")
        .params(NameSanitizer.of(name), clock.instant().atOffset(ZoneOffset.UTC))
        .update(key, "id");
    return new PuzzleCollectionId(Objects.requireNonNull(key.getKey()).longValue());
  }

  /**
   * Adds puzzles, except positions that the collection has already.
   *
   * @param puzzles some hundreds to some thousands at a time are quickest
   * @return for each, in order, whether it is new; false for a double
   */
  public boolean[] add(PuzzleCollectionId collection, List<NewPuzzle> puzzles) {
    boolean[] isNew =
        transaction.execute(
            _ -> {
              forgetKeysUnlessCommitted(collection);
              Set<Long> known = knownKeys(collection);
              boolean[] added = writer.add(collection, puzzles, known);
              jdbc.sql("update puzzle_collection set filled = ? where id = ?")
                  .params(known.size(), collection.value())
                  .update();
              return added;
            });
    return Objects.requireNonNull(isNew);
  }

  /**
   * The positions that a collection has, from memory as long as nobody else has added any. Holds
   * the collection's row, so that several programs add one after the other.
   */
  private Set<Long> knownKeys(PuzzleCollectionId collection) {
    int filled =
        jdbc.sql("select filled from puzzle_collection where id = ? for update")
            .param(collection.value())
            .query(Integer.class)
            .single();
    Set<Long> known = keys.get(collection);
    if (known == null || known.size() != filled) {
      known = new HashSet<>(writer.keys(collection).keySet());
      keys.put(collection, known);
    }
    return known;
  }

  private void forgetKeysUnlessCommitted(PuzzleCollectionId collection) {
    TransactionSynchronizationManager.registerSynchronization(
        new TransactionSynchronization() {
          @Override
          public void afterCompletion(int status) {
            if (status != STATUS_COMMITTED) {
              keys.remove(collection);
            }
          }
        });
  }

  /** Frees the memory that filling a collection takes; to be called when an import stops. */
  public void pause(PuzzleCollectionId collection) {
    keys.remove(collection);
  }

  /** Counts what the collection has and shows it to learners. */
  public void finish(PuzzleCollectionId collection) {
    transaction.executeWithoutResult(
        _ -> {
          stock.recount(collection);
          jdbc.sql("update puzzle_collection set state = 'ready' where id = ?")
              .param(collection.value())
              .update();
        });
    pause(collection);
  }

  /**
   * Gives a collection another name.
   *
   * @param name cut to {@link #LONGEST_NAME} characters
   * @return false if there is no such collection, or it is the built-in one
   */
  public boolean rename(PuzzleCollectionId collection, String name) {
    return jdbc.sql("update puzzle_collection set name = ? where id = ? and not built_in")
            .params(NameSanitizer.of(name), collection.value())
            .update()
        == 1;
  }

  /**
   * Deletes a collection with its puzzles and with what learners know of them. It vanishes at once;
   * its rows, which may take a minute, follow in the background. If the program ends meanwhile,
   * {@link CollectionCleanupJob} goes on later.
   *
   * @return false if there is no such collection, or it is the built-in one
   */
  public boolean delete(PuzzleCollectionId collection) {
    pause(collection);
    boolean leaving =
        jdbc.sql("update puzzle_collection set state = 'leaving' where id = ? and not built_in")
                .param(collection.value())
                .update()
            == 1;
    if (leaving) {
      background.execute(this::deleteRemaining);
    }
    return leaving;
  }

  /** Deletes what is left of deleted collections. Trouble is logged: nobody waits for the end. */
  void deleteRemaining() {
    try {
      jdbc.sql("select id from puzzle_collection where state = 'leaving'")
          .query((row, _) -> new PuzzleCollectionId(row.getLong("id")))
          .list()
          .forEach(this::clear);
    } catch (DataAccessException | TransactionException e) {
      LOG.warn("A deleted collection could not be cleared; the next try is tomorrow", e);
    }
  }

  private void clear(PuzzleCollectionId collection) {
    while (Boolean.TRUE.equals(transaction.execute(_ -> deleteSlice(collection)))) {}
    jdbc.sql("delete from puzzle_collection where id = ?").param(collection.value()).update();
  }

  /**
   * Deletes the puzzles with the lowest numbers.
   *
   * @return false if there were none
   */
  private boolean deleteSlice(PuzzleCollectionId collection) {
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
}
