package org.queenside.puzzle.transfer;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.format.ResumePoint;

/**
 * The import of a file into a collection, running or done.
 *
 * @param collection the collection of the puzzles
 * @param collectionName the name of the collection
 * @param fileName the file's name without folders
 * @param fileSize the size of the compressed file in bytes
 * @param fileRead how many of these bytes have been read
 * @param problem why it stopped, or null if nothing went wrong
 * @param atWork whether a program is running it now
 * @param touchedAt the time of the last commit
 * @param mark how far the file has been read
 */
public record PuzzleImport(
    PuzzleCollectionId collection,
    String collectionName,
    String fileName,
    long fileSize,
    long fileRead,
    State state,
    @Nullable String problem,
    boolean atWork,
    Instant touchedAt,
    ResumePoint mark,
    ImportCounts counts) {

  /** The state of an import. */
  public enum State {
    /** It is running, or was running when the program crashed. */
    RUNNING,
    /** It can be resumed with the same file. */
    STOPPED,
    /** The whole file has been read. */
    DONE
  }

  /** Returns the share of the file that has been read, 0 to 100. */
  public int percent() {
    return state == State.DONE || fileSize == 0
        ? 100
        : (int) Math.min(99, 100 * fileRead / fileSize);
  }

  PuzzleImport at(ResumePoint place, ImportCounts counted, long read) {
    return new PuzzleImport(
        collection,
        collectionName,
        fileName,
        fileSize,
        read,
        state,
        problem,
        atWork,
        touchedAt,
        place,
        counted);
  }
}
