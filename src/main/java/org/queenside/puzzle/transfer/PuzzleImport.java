package org.queenside.puzzle.transfer;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.text.MessageBundle;

/**
 * The import of a file into a collection, running or ended.
 *
 * @param collection the collection of the puzzles
 * @param collectionName the name of the collection
 * @param fileName the file's name without folders
 * @param fileSize the size of the compressed file in bytes
 * @param fileRead how many of these bytes have been read
 * @param problem why it stopped: a key of the message bundle, or a text; null if nothing went wrong
 */
public record PuzzleImport(
    PuzzleCollectionId collection,
    String collectionName,
    String fileName,
    long fileSize,
    long fileRead,
    State state,
    @Nullable String problem,
    ImportCounts counts) {

  /** The state of an import. */
  public enum State {
    /** It is running, here or in another program on the same database. */
    RUNNING,
    /** It ended early, so its puzzles are deleted. */
    STOPPED,
    /** The whole file has been read. */
    DONE
  }

  /** Returns why it stopped, in a language; empty if nothing went wrong. */
  public String problem(Locale locale) {
    MessageBundle messages = MessageBundle.of(ImportReport.BUNDLE, locale);
    return problem == null ? "" : messages.has(problem) ? messages.get(problem) : problem;
  }

  /** Returns the share of the file that has been read, 0 to 100. */
  public int percent() {
    return state == State.DONE || fileSize == 0
        ? 100
        : (int) Math.min(99, 100 * fileRead / fileSize);
  }

  /** Returns whether it has ended without puzzles, so that nothing is left but its report. */
  public boolean isRemovable() {
    return state == State.STOPPED || state == State.DONE && counts.taken() == 0;
  }

  PuzzleImport at(long read, ImportCounts counted) {
    return new PuzzleImport(
        collection, collectionName, fileName, fileSize, read, state, problem, counted);
  }
}
