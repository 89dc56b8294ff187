package org.queenside.puzzle.exchange;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.CollectionId;
import org.queenside.puzzle.file.Mark;

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
public record Import(
    CollectionId collection,
    String collectionName,
    String fileName,
    long fileSize,
    long fileRead,
    State state,
    @Nullable String problem,
    boolean atWork,
    Instant touchedAt,
    Mark mark,
    Counts counts) {

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

  Import at(Mark place, Counts counted, long read) {
    return new Import(
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
