package org.queenside.school.report;

import java.util.List;

/** The changes to a board since it was last read. */
public sealed interface ClassBoardUpdate {

  /** Returns the current board. */
  ClassBoard board();

  /**
   * Only the rows of pupils have changed.
   *
   * @param rows the indexes of the changed rows; may be empty
   */
  record RowsChanged(ClassBoard board, List<Integer> rows) implements ClassBoardUpdate {

    /** Copies the list. */
    public RowsChanged {
      rows = List.copyOf(rows);
    }
  }

  /** The assignment, the pupils or the groups have changed, so everything must be redrawn. */
  record Reloaded(ClassBoard board) implements ClassBoardUpdate {}
}
