package org.queenside.puzzle.exchange;

/** Who follows an import at work. Both are asked and told by the importing thread. */
public interface Watch {

  /** Told after each commit. */
  void progress(Import current);

  /** Returns true to have the import stop after what is already committed. */
  boolean isStopWanted();
}
