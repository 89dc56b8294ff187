package org.queenside.school.report;

import java.util.List;

/** The changes to a board since it was last read. */
public sealed interface ClassBoardUpdate {

  /** Returns the current board. */
  ClassBoard board();

  /**
   * Only the states of items have changed.
   *
   * @param changes the cells that differ, may be empty
   */
  record CellsChanged(ClassBoard board, List<ClassBoard.Change> changes)
      implements ClassBoardUpdate {

    /** Copies the list. */
    public CellsChanged {
      changes = List.copyOf(changes);
    }
  }

  /** The assignment, the pupils or the groups have changed, so everything must be drawn again. */
  record Reloaded(ClassBoard board) implements ClassBoardUpdate {}
}
