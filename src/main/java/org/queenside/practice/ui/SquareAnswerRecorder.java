package org.queenside.practice.ui;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.queenside.chess.Square;
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

/** Records the result of each square in an exercise about squares. */
final class SquareAnswerRecorder implements AttemptRecorder.AnswerListener {

  private final PracticeService practice;
  private final Drill drill;
  private final List<Square> squares;
  private final Clock clock;
  private Instant asked;
  private int done;
  private int atOnce;
  private int wrong;
  private int hints;

  /**
   * Creates the recorder of an exercise.
   *
   * @param squares the squares in the order in which they are asked
   */
  SquareAnswerRecorder(PracticeService practice, Drill drill, List<Square> squares, Clock clock) {
    this.practice = practice;
    this.drill = drill;
    this.squares = List.copyOf(squares);
    this.clock = clock;
    this.asked = clock.instant();
  }

  /** Returns the number of squares found or named. */
  int done() {
    return done;
  }

  /** Returns the number of squares found or named on the first try and without a hint. */
  int atOnce() {
    return atOnce;
  }

  @Override
  public void see(Answer answer, AnswerResult step) {
    switch (step.outcome()) {
      case AnswerOutcome.Progressed _, AnswerOutcome.Solved _ -> recordRight();
      case AnswerOutcome.Wrong _ ->
          practice.record(
              Attempt.wrong(item(), AnswerLogFormat.of(answer), effort(wrong + 1), null));
      case AnswerOutcome.HintGiven _,
          AnswerOutcome.TakenBack _,
          AnswerOutcome.Detour _,
          AnswerOutcome.Refused _,
          AnswerOutcome.Shown _,
          AnswerOutcome.Ignored _ -> {
        // Nothing to record; these are only counted.
      }
    }
    replay(answer, step);
  }

  @Override
  public void replay(Answer answer, AnswerResult step) {
    switch (step.outcome()) {
      case AnswerOutcome.Progressed _, AnswerOutcome.Solved _ -> countRight();
      case AnswerOutcome.Wrong _ -> wrong++;
      case AnswerOutcome.HintGiven _ -> hints++;
      case AnswerOutcome.TakenBack _ -> begin(step.next().scene().found());
      case AnswerOutcome.Detour _,
          AnswerOutcome.Refused _,
          AnswerOutcome.Shown _,
          AnswerOutcome.Ignored _ -> {
        // Nothing to record; these don't concern a square.
      }
    }
  }

  private void recordRight() {
    Square square = squares.get(done);
    Effort effort = effort(wrong);
    int stars = Stars.award(wrong, hints);
    practice.record(Attempt.solved(item(), square.toString(), effort, stars), drill, square);
  }

  private void countRight() {
    if (wrong == 0 && hints == 0) {
      atOnce++;
    }
    begin(done + 1);
  }

  private void begin(int square) {
    done = square;
    wrong = 0;
    hints = 0;
    asked = clock.instant();
  }

  private Effort effort(int tries) {
    return new Effort(tries, hints, Duration.between(asked, clock.instant()));
  }

  private String item() {
    return drill.item() + "/" + squares.get(done);
  }
}
