package org.queenside.database;

import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Has what was committed written through to the disk. That takes milliseconds, and once does for
 * everything that was committed before it began: who has to wait for another's finds it done.
 */
final class SharedForce {

  /** Writes all that is in the database's file through to the disk. */
  interface Disk {
    void force() throws SQLException;
  }

  private final ReentrantLock turn = new ReentrantLock();
  private final AtomicLong commits = new AtomicLong();
  private long forced;

  /**
   * Returns when all that was committed before the call is on the disk.
   *
   * @throws SQLException if it could not be written through; who waits next tries anew
   */
  void await(Disk disk) throws SQLException {
    long mine = commits.incrementAndGet();
    turn.lock();
    try {
      if (forced < mine) {
        long all = commits.get();
        disk.force();
        forced = all;
      }
    } finally {
      turn.unlock();
    }
  }

  /** Returns how many wait for their turn. */
  int waiting() {
    return turn.getQueueLength();
  }
}
