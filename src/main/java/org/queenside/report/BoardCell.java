package org.queenside.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.Assignment;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;
import org.queenside.course.Exercise;
import org.queenside.progress.Recorded;

/**
 * What a pupil did on one item of an assignment.
 *
 * @param title what the item is called
 * @param exercise what it is; null for a drill and for what is gone
 * @param attempts the latest ones, the oldest of them first
 */
public record BoardCell(
    SchoolClass schoolClass,
    Assignment assignment,
    Pupil pupil,
    String title,
    @Nullable Exercise exercise,
    List<Recorded> attempts) {

  /** Copies the list. */
  public BoardCell {
    attempts = List.copyOf(attempts);
  }
}
