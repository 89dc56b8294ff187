package org.queenside.puzzle.transfer;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.format.ResumePoint;

/**
 * A file that is being brought into a collection, or was.
 *
 * @param collection where the puzzles go
 * @param collectionName how people call it
 * @param fileName the file's name without folders
 * @param fileSize bytes of the file, packed as it is
 * @param fileRead how many of them have been read
 * @param problem why it stopped, in plain words; null if nothing went wrong
 * @param atWork whether a program is working at it now
 * @param touchedAt when something was last committed
 * @param mark how far it has come
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

  /** How an import stands. */
  public enum State {
    /** Somebody works at it, or did when the program ended without warning. */
    RUNNING,
    /** It can go on with the same file. */
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
