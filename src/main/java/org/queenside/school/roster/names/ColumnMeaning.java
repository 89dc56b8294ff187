package org.queenside.school.roster.names;

import java.util.List;

/** What a column of a list of names contains. */
public enum ColumnMeaning {
  /** Whole names, such as "Anna Schmidt" or "Schmidt, Anna". */
  FULL_NAME,
  /** Whole names that begin with the last name, such as "SCHMIDT Anna". */
  LAST_NAME_FIRST,
  FIRST_NAME,
  LAST_NAME,
  GROUP,
  IGNORED,
  NUMBER,
  CLASS,
  SEX,
  EMAIL,
  BIRTH_DATE,
  AGE,
  DENOMINATION;

  /** What a teacher may choose. The other meanings only say why a column is left out. */
  public static final List<ColumnMeaning> CHOICES =
      List.of(FULL_NAME, LAST_NAME_FIRST, FIRST_NAME, LAST_NAME, GROUP, IGNORED);

  /** Whether the column has names or parts of names. */
  public boolean isName() {
    return ordinal() <= LAST_NAME.ordinal();
  }
}
