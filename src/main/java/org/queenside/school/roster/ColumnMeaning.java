package org.queenside.school.roster;

/** What a column of pasted names contains. */
public enum ColumnMeaning {
  /** Whole names, such as "Anna Schmidt" or "Schmidt, Anna". */
  FULL_NAME,
  FIRST_NAME,
  LAST_NAME,
  GROUP,
  IGNORED
}
