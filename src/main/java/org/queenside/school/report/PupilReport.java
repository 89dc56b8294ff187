package org.queenside.school.report;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.Pupil;

/**
 * The report on one pupil.
 *
 * @param lastSeen when the pupil last used the program; null before the first sign-in
 * @param tasks the pupil's assignments: running, over, planned
 * @param lessons the lessons in which the pupil has solved an exercise, in course order
 * @param misconceptions those still held first
 * @param weeks the last weeks, earliest first
 */
public record PupilReport(
    Pupil pupil,
    @Nullable Instant lastSeen,
    List<AssignmentProgress> tasks,
    List<LessonProgress> lessons,
    List<PupilMisconception> misconceptions,
    List<WeeklyActivity> weeks) {

  /** Copies the lists. */
  public PupilReport {
    tasks = List.copyOf(tasks);
    lessons = List.copyOf(lessons);
    misconceptions = List.copyOf(misconceptions);
    weeks = List.copyOf(weeks);
  }

  /** Counts the right answers of the last weeks. */
  public int solved() {
    return weeks.stream().mapToInt(WeeklyActivity::solved).sum();
  }

  /** Counts those given on the first try and without a hint. */
  public int clean() {
    return weeks.stream().mapToInt(WeeklyActivity::clean).sum();
  }
}
