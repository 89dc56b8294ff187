package org.queenside.practice.ui;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.progress.AnswerLogFormat;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.run.AnswerResult;
import org.queenside.practice.Drill;
import org.queenside.practice.PracticeService;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.Stars;

/** Records each move that was judged right, and counts those without a mistake. */
final class LegalMoveAnswerRecorder implements AttemptRecorder.AnswerListener {

  private final PracticeService practice;
  private final Clock clock;
  private Instant asked;
  private int done;
  private int right;
  private int wrong;

  LegalMoveAnswerRecorder(PracticeService practice, Clock clock) {
    this.practice = practice;
    this.clock = clock;
    this.asked = clock.instant();
  }

  /** Returns the number of moves judged right at the first try. */
  int right() {
    return right;
  }

  @Override
  public void see(Answer answer, AnswerResult step) {
    if (step.outcome() instanceof AnswerOutcome.Wrong) {
      wrong++;
      return;
    }
    int found = step.next().scene().found();
    if (!step.outcome().isRight() || found == done) {
      return;
    }
    var effort = new Effort(wrong, 0, Duration.between(asked, clock.instant()));
    int stars = Stars.award(wrong, 0);
    practice.record(
        Attempt.solved(Drill.LEGAL.item(), AnswerLogFormat.of(answer), effort, stars));
    if (wrong == 0) {
      right++;
    }
    done = found;
    wrong = 0;
    asked = clock.instant();
  }
}
