package org.queenside.store.copy;

/** Follows a copy; called by the thread that copies. */
public interface CopyProgressListener {

  /**
   * Called after every few thousand rows.
   *
   * @param rows how many rows are in the target by now
   * @param all how many rows there are in the source
   */
  void copied(long rows, long all);

  /** Called before the two databases are compared. */
  void checking();
}
