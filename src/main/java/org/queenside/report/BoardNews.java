package org.queenside.report;

import java.util.List;

/** What became of a board since somebody looked at it. */
public sealed interface BoardNews {

  /** The board as it is now. */
  ClassBoard board();

  /**
   * Pupils have worked.
   *
   * @param changes the cells that differ, perhaps none
   */
  record Worked(ClassBoard board, List<ClassBoard.Change> changes) implements BoardNews {

    /** Copies the list. */
    public Worked {
      changes = List.copyOf(changes);
    }
  }

  /** The assignment, the pupils or the groups are others: all has to be drawn anew. */
  record Redrawn(ClassBoard board) implements BoardNews {}
}
