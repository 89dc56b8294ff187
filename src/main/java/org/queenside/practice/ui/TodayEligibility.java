package org.queenside.practice.ui;

import org.queenside.practice.GameMoments;
import org.queenside.progress.Progress;
import org.queenside.puzzle.ui.MateLesson;
import org.springframework.stereotype.Component;

/** Decides who is offered the page "Today" first, half of which is mates in one. */
@Component
public class TodayEligibility {

  private final MateLesson mateLesson;
  private final GameMoments moments;

  TodayEligibility(MateLesson mateLesson, GameMoments moments) {
    this.mateLesson = mateLesson;
    this.moments = moments;
  }

  /**
   * Returns whether the current learner has learned about mate, in the course or from a puzzle, or
   * has a moment of a game to solve again.
   *
   * @param progress the learner's progress in the course
   */
  public boolean isEligible(Progress progress) {
    return mateLesson.isKnown(progress) || !moments.due(1).isEmpty();
  }
}
