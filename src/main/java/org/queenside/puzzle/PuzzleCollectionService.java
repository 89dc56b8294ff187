package org.queenside.puzzle;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import org.queenside.text.TextSanitizer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

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
   * Creates a collection that learners don't see yet. It replaces one with the same name whose
   * import has ended without puzzles.
   *
   * @param name cut to {@link #LONGEST_NAME} characters
   */
  public PuzzleCollectionId begin(String name) {
    String shortened = TextSanitizer.truncate(name.strip(), LONGEST_NAME);
    collections.hideUnfinished(shortened);
    return collections.add(shortened);
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
   * @param known the positions in the collection, empty at first; new ones are added to this set,
   *     about 60 bytes each
   * @return for each puzzle, in order, whether it is new; false for a duplicate
   */
  public boolean[] add(PuzzleCollectionId collection, List<NewPuzzle> puzzles, Set<Long> known) {
    return writer.add(collection, puzzles, known);
  }

  /** Counts the collection's puzzles and shows it to learners. */
  public void finish(PuzzleCollectionId collection) {
    transaction.executeWithoutResult(
        _ -> {
          counts.recount(collection);
          collections.setReady(collection);
        });
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
   * rows are deleted in the background, which may take a minute, or by the next {@link
   * #deleteRemaining} if the program ends first.
   *
   * @return false if there is no such collection, or it is the built-in one
   */
  public boolean delete(PuzzleCollectionId collection) {
    boolean hidden = collections.hide(collection);
    if (hidden) {
      background.execute(this::deleteRemaining);
    }
    return hidden;
  }

  /**
   * Deletes the rest of deleted collections, and the puzzles of imports that have stopped. Failures
   * are only logged, because no caller is waiting.
   */
  public void deleteRemaining() {
    try {
      collections.unwanted().forEach(this::clear);
    } catch (DataAccessException | TransactionException e) {
      LOG.warn(
          "The rows of a deleted collection could not be deleted; the next try is tomorrow", e);
    }
  }

  private void clear(PuzzleCollectionId collection) {
    while (Boolean.TRUE.equals(transaction.execute(_ -> collections.deleteSlice(collection)))) {}
    collections.deleteHidden(collection);
  }
}
