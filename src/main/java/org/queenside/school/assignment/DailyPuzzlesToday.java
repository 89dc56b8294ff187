package org.queenside.school.assignment;

import java.time.LocalDate;

/**
 * What a pupil is to solve in a class today.
 *
 * @param className the name of the class
 * @param solved how many different puzzles the pupil has solved today
 */
public record DailyPuzzlesToday(
    String className, DailyPuzzles wanted, LocalDate today, int solved) {

  /** Returns what counts: never more than is wanted. */
  public int reached() {
    return Math.min(solved, wanted.amount());
  }

  /** Returns whether today is done. */
  public boolean isDone() {
    return solved >= wanted.amount();
  }
}
