package org.queenside.school.assignment;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;

/**
 * A number of puzzles that each pupil of a class should solve on each school day, Monday to Friday.
 * Any puzzles count. Days are those of the class's time zone.
 *
 * @param amount from 1 to {@link #MOST}
 */
public record DailyPuzzles(int amount, LocalDate first, LocalDate last) {

  /** The largest daily number. */
  public static final int MOST = 100;

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if the amount is out of range, or the last day before the
   *     first
   */
  public DailyPuzzles {
    if (amount < 1 || amount > MOST || last.isBefore(first)) {
      throw new IllegalArgumentException("invalid: " + amount + ", " + first + " to " + last);
    }
  }

  /** Returns whether puzzles are assigned on a day. */
  public boolean includes(LocalDate day) {
    return !day.isBefore(first) && !day.isAfter(last) && isSchoolDay(day);
  }

  /** Returns the school days up to and including a day. */
  public List<LocalDate> daysUntil(LocalDate today) {
    LocalDate end = today.isBefore(last) ? today : last;
    return end.isBefore(first)
        ? List.of()
        : first.datesUntil(end.plusDays(1)).filter(DailyPuzzles::isSchoolDay).toList();
  }

  private static boolean isSchoolDay(LocalDate day) {
    return day.getDayOfWeek().compareTo(DayOfWeek.SATURDAY) < 0;
  }
}
