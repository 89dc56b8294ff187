package org.queenside.school.report;

import java.util.Locale;

/**
 * The columns of the class board between the pupils' names and the items, from left to right. The
 * browser shows each of them and can sort by it. The heading is the message {@code
 * board.column.<key>}.
 */
public enum ClassBoardColumn {
  /** How many items the pupil has done. */
  DONE;

  /** Returns the name of the column in message keys and in the browser. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the value of a row: an {@code Integer}, or a text, which is empty for no value. */
  public Object value(ClassBoardRow row) {
    return switch (this) {
      case DONE -> row.done();
    };
  }
}
