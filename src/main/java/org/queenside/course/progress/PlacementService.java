package org.queenside.course.progress;

import java.util.Collection;
import org.queenside.course.model.Lesson;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.springframework.stereotype.Component;

/** Marks lessons that a learner needn't do as known. */
@Component
public class PlacementService {

  private static final String LOGGED = "placement";

  private final ProgressService progress;

  PlacementService(ProgressService progress) {
    this.progress = progress;
  }

  /**
   * Marks lessons as known, as a passed test does. Finished lessons aren't changed, so repeated
   * calls, such as from a second tab, do no harm.
   */
  public void markKnown(Collection<Lesson> lessons) {
    var before = progress.read();
    for (Lesson lesson : lessons) {
      if (!new LessonStatus(lesson, before).finished()) {
        progress.record(Attempt.solved(lesson.testItem(), LOGGED, Effort.NONE, Stars.MOST));
      }
    }
  }
}
