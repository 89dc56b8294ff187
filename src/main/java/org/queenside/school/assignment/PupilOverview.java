package org.queenside.school.assignment;

import java.util.List;

/**
 * What a pupil's classes want from the pupil.
 *
 * @param tasks all assignments that have started, by due date
 * @param daily the puzzles to solve today, for each class that wants some
 * @param goals the progress of each class that has a goal
 */
public record PupilOverview(
    List<PupilAssignment> tasks, List<DailyPuzzlesToday> daily, List<GoalProgress> goals) {
  public PupilOverview {
    tasks = List.copyOf(tasks);
    daily = List.copyOf(daily);
    goals = List.copyOf(goals);
  }
}
