package org.queenside.school.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.progress.RecordedAttempt;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/**
 * The attempts of one pupil on one item of an assignment.
 *
 * @param title the title of the item
 * @param exercise the exercise; null for a drill and for an exercise that no longer exists
 * @param attempts the latest attempts, in chronological order
 */
public record ClassBoardCell(
    SchoolClass schoolClass,
    Assignment assignment,
    Pupil pupil,
    String title,
    @Nullable Exercise exercise,
    List<RecordedAttempt> attempts) {

  /** Copies the list. */
  public ClassBoardCell {
    attempts = List.copyOf(attempts);
  }
}
