package org.queenside.school.report;

import java.util.Locale;
import java.util.function.Function;

/**
 * The columns of the class board between the names of the pupils and the items, from left to right.
 * The browser shows each of them and can sort by it; the heading is the message {@code
 * board.column.<key>}.
 */
public enum ClassBoardColumn {
  /** How many items the pupil has done. */
  DONE(ClassBoardRow::done);

  private final Function<ClassBoardRow, Object> value;

  ClassBoardColumn(Function<ClassBoardRow, Object> value) {
    this.value = value;
  }

  /** Returns the name of the column in message keys and in the browser. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the value of a row: an {@code Integer}, or a text. */
  public Object value(ClassBoardRow row) {
    return value.apply(row);
  }
}
