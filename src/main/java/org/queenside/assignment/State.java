package org.queenside.assignment;

/** How a pupil stands with one item, as the class board shows it. */
public enum State {
  /** Nothing tried yet. */
  OPEN,
  /** Something tried, not done. */
  WORKING,
  /** Three or more wrong tries and not done, or the answer was shown: help is needed. */
  STUCK,
  /** Done after a hint. */
  HELPED,
  /** Done. */
  RIGHT;

  /** Whether it counts as done. */
  public boolean isDone() {
    return switch (this) {
      case HELPED, RIGHT -> true;
      case OPEN, WORKING, STUCK -> false;
    };
  }
}
