package org.queenside.school.report;

import java.util.List;
import java.util.Map;
import org.queenside.course.model.Exercise;
import org.queenside.progress.RecordedAttempt;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/**
 * The attempts of one pupil on one item of an assignment.
 *
 * @param title the title of the item
 * @param exercises the exercises by their names in the log; drills and exercises that no longer
 *     exist are missing
 * @param attempts the latest attempts, in chronological order
 */
public record ClassBoardCell(
    SchoolClass schoolClass,
    Assignment assignment,
    Pupil pupil,
    String title,
    Map<String, Exercise> exercises,
    List<RecordedAttempt> attempts) {

  /** Copies the list and the map. */
  public ClassBoardCell {
    exercises = Map.copyOf(exercises);
    attempts = List.copyOf(attempts);
  }
}
