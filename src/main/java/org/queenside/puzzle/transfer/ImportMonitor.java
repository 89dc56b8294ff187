package org.queenside.puzzle.transfer;

/** Follows a running import. The importing thread calls both methods. */
public interface ImportMonitor {

  /** Called after each commit. */
  default void progress(PuzzleImport current) {}

  /** Returns true to stop the import after the last commit. */
  default boolean isStopRequested() {
    return false;
  }
}
