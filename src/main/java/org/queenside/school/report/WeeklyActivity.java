package org.queenside.school.report;

import java.time.LocalDate;

/**
 * What a class, or one pupil, did in a week.
 *
 * @param monday its first day, in the class's time zone
 * @param solved right answers
 * @param clean those at the first try and without a hint
 * @param shown false beliefs that showed for the first time, each pupil's counted
 * @param mended false beliefs that were put right, each pupil's counted
 */
public record WeeklyActivity(LocalDate monday, int solved, int clean, int shown, int mended) {

  /** Whether nothing happened. */
  public boolean isEmpty() {
    return solved == 0 && shown == 0 && mended == 0;
  }
}
