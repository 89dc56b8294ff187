package org.queenside.store.copy;

/** Follows a copy; called by the thread that copies. */
public interface CopyProgressListener {

  /**
   * Called after every few thousand rows.
   *
   * @param rows how many are in the target by now
   * @param all how many there are to be
   */
  void copied(long rows, long all);

  /** Called before the two databases are compared. */
  void checking();
}
