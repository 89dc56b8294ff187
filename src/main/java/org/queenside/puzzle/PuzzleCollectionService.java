package org.queenside.puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import org.queenside.text.TextSanitizer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Fills, renames and deletes collections. Learners see a collection only after {@link #finish}, so
 * that an interrupted import shows nothing.
 *
 * <p>Each method is one transaction, or part of the caller's.
 */
@Component
public class PuzzleCollectionService {

  /** The longest name of a collection or a puzzle, in characters. */
  public static final int LONGEST_NAME = 200;

  private static final Logger LOG = LoggerFactory.getLogger(PuzzleCollectionService.class);

  private final PuzzleCollectionRepository collections;
  private final TransactionOperations transaction;
  private final PuzzleBatchRepository writer;
  private final PuzzleCountRepository counts;
  private final Executor background;

  /** The positions of the collections that are being filled, about 60 bytes each. */
  private final Map<PuzzleCollectionId, Set<Long>> keys = new ConcurrentHashMap<>();

  public PuzzleCollectionService(
      PuzzleCollectionRepository collections,
      TransactionOperations transaction,
      PuzzleBatchRepository writer,
      PuzzleCountRepository counts,
      @Qualifier("applicationTaskExecutor") Executor background) {
    this.collections = collections;
    this.transaction = transaction;
    this.writer = writer;
    this.counts = counts;
    this.background = background;
  }

  /**
   * Creates a collection that learners don't see yet.
   *
   * @param name cut to {@link #LONGEST_NAME} characters
   */
  public PuzzleCollectionId begin(String name) {
    return collections.add(TextSanitizer.truncate(name.strip(), LONGEST_NAME));
  }

  /**
   * Returns whether a collection has this name, ignoring case, or is being imported under it. Other
   * callers wait until this caller's transaction ends, so it can safely use a free name.
   */
  public boolean isNameTaken(String name) {
    return collections.isNameTaken(TextSanitizer.truncate(name.strip(), LONGEST_NAME));
  }

  /**
   * Adds puzzles, except positions that the collection already has.
   *
   * @param puzzles fastest with a few hundred or thousand at a time
   * @return for each, in order, whether it is new; false for a duplicate
   */
  public boolean[] add(PuzzleCollectionId collection, List<NewPuzzle> puzzles) {
    boolean[] isNew =
        transaction.execute(
            _ -> {
              forgetKeysUnlessCommitted(collection);
              Set<Long> known = knownKeys(collection);
              boolean[] added = writer.add(collection, puzzles, known);
              collections.setFilled(collection, known.size());
              return added;
            });
    return Objects.requireNonNull(isNew);
  }

  /**
   * Returns the positions in a collection, from memory unless another program has added some. Locks
   * the collection's row, so that programs take turns.
   */
  private Set<Long> knownKeys(PuzzleCollectionId collection) {
    int filled = collections.lock(collection);
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

  /** Frees the memory used for filling a collection; call it when an import stops. */
  public void pause(PuzzleCollectionId collection) {
    keys.remove(collection);
  }

  /** Counts the collection's puzzles and shows it to learners. */
  public void finish(PuzzleCollectionId collection) {
    transaction.executeWithoutResult(
        _ -> {
          counts.recount(collection);
          collections.setReady(collection);
        });
    pause(collection);
  }

  /**
   * Renames a collection.
   *
   * @param name cut to {@link #LONGEST_NAME} characters
   * @return false if there is no such collection, or it is the built-in one
   */
  public boolean rename(PuzzleCollectionId collection, String name) {
    return collections.rename(collection, TextSanitizer.truncate(name.strip(), LONGEST_NAME));
  }

  /**
   * Deletes a collection with its puzzles and the learners' results. It disappears at once. Its
   * rows are deleted in the background, which may take a minute, or by {@link CollectionCleanupJob}
   * if the program ends first.
   *
   * @return false if there is no such collection, or it is the built-in one
   */
  public boolean delete(PuzzleCollectionId collection) {
    pause(collection);
    boolean hidden = collections.hide(collection);
    if (hidden) {
      background.execute(this::deleteRemaining);
    }
    return hidden;
  }

  /**
   * Deletes the rest of deleted collections. Failures are only logged, because no caller is
   * waiting.
   */
  void deleteRemaining() {
    try {
      collections.hidden().forEach(this::clear);
    } catch (DataAccessException | TransactionException e) {
      LOG.warn(
          "The rows of a deleted collection could not be deleted; the next try is tomorrow", e);
    }
  }

  private void clear(PuzzleCollectionId collection) {
    while (Boolean.TRUE.equals(transaction.execute(_ -> collections.deleteSlice(collection)))) {}
    collections.delete(collection);
  }
}
