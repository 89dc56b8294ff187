package org.queenside.school.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.progress.RecordedAttempt;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/**
 * What a pupil did on one item of an assignment.
 *
 * @param title what the item is called
 * @param exercise what it is; null for a drill and for what is gone
 * @param attempts the latest ones, the oldest of them first
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
