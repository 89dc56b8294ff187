package org.queenside.school.roster;

/** What a column of pasted names contains. */
public enum ColumnMeaning {
  /** Whole names, such as "Anna Schmidt" or "Schmidt, Anna". */
  FULL_NAME,
  /** First names. */
  FIRST_NAME,
  /** Last names. */
  LAST_NAME,
  /** Names of groups in the class. */
  GROUP,
  /** Something that isn't stored. */
  IGNORED
}
