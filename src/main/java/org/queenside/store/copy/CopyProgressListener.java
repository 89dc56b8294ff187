package org.queenside.store.copy;

/** Follows a copy's progress. Called by the copying thread. */
public interface CopyProgressListener {

  /**
   * Called after every few thousand rows.
   *
   * @param rows how many rows are in the target so far
   * @param all how many rows there are in the source
   */
  void copied(long rows, long all);

  /** Called before the two databases are compared. */
  void checking();
}
