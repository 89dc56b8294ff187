package org.queenside.school.report;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.Pupil;

/**
 * How a pupil stands.
 *
 * @param lastSeen when the pupil was last here
 * @param tasks the assignments for the pupil: what is running, what is over, what is planned
 * @param lessons the lessons in which the pupil has solved something, in the order of the course
 * @param beliefs those still held first
 * @param weeks the last weeks, the earliest first
 */
public record PupilReport(
    Pupil pupil,
    @Nullable Instant lastSeen,
    List<AssignmentProgress> tasks,
    List<LessonProgress> lessons,
    List<PupilMisconception> beliefs,
    List<WeeklyActivity> weeks) {

  /** Copies the lists. */
  public PupilReport {
    tasks = List.copyOf(tasks);
    lessons = List.copyOf(lessons);
    beliefs = List.copyOf(beliefs);
    weeks = List.copyOf(weeks);
  }

  /** How many answers of the last weeks were right. */
  public int solved() {
    return weeks.stream().mapToInt(WeeklyActivity::solved).sum();
  }

  /** How many of them were right at the first try and without a hint. */
  public int clean() {
    return weeks.stream().mapToInt(WeeklyActivity::clean).sum();
  }
}
