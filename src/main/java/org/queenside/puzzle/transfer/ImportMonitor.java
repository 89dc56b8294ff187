package org.queenside.puzzle.transfer;

/** Who follows an import at work. Both are asked and told by the importing thread. */
public interface ImportMonitor {

  /** Told after each commit. */
  void progress(PuzzleImport current);

  /** Returns true to have the import stop after what is already committed. */
  boolean isStopRequested();
}
