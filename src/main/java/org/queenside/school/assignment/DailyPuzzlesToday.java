package org.queenside.school.assignment;

import java.time.LocalDate;

/** What a pupil should solve for a class today. */
public record DailyPuzzlesToday(
    String className, DailyPuzzles wanted, LocalDate today, int solved) {

  /** Returns how many count: never more than required. */
  public int reached() {
    return Math.min(solved, wanted.amount());
  }

  /** Returns whether today is done. */
  public boolean isDone() {
    return solved >= wanted.amount();
  }
}
