package org.queenside.school.report;

import java.time.LocalDate;

/**
 * The activity of a class, or of one pupil, in one week.
 *
 * @param monday the first day of the week, in the time zone of the class
 * @param solved the number of right answers
 * @param clean right answers on the first try and without a hint
 * @param shown misconceptions that showed for the first time, counted per pupil
 * @param corrected misconceptions that were corrected, counted per pupil
 */
public record WeeklyActivity(LocalDate monday, int solved, int clean, int shown, int corrected) {

  /** Returns whether there was no activity. */
  public boolean isEmpty() {
    return solved == 0 && shown == 0 && corrected == 0;
  }
}
