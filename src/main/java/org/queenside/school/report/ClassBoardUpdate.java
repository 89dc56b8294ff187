package org.queenside.school.report;

import java.util.List;

/** What became of a board since somebody looked at it. */
public sealed interface ClassBoardUpdate {

  /** The board as it is now. */
  ClassBoard board();

  /**
   * Pupils have worked.
   *
   * @param changes the cells that differ, perhaps none
   */
  record CellsChanged(ClassBoard board, List<ClassBoard.Change> changes)
      implements ClassBoardUpdate {

    /** Copies the list. */
    public CellsChanged {
      changes = List.copyOf(changes);
    }
  }

  /** The assignment, the pupils or the groups are others: all has to be drawn anew. */
  record Reloaded(ClassBoard board) implements ClassBoardUpdate {}
}
