package org.queenside.practice;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.springframework.stereotype.Component;

/** Reads and records what the current learner practises. */
@Component
public class PracticeService {

  private static final String WHAT = "the practice result";

  private final CurrentLearnerStore learners;
  private final AttemptLogService log;
  private final SquareStatisticsRepository squares;
  private final PersonalBestRepository bests;

  PracticeService(
      CurrentLearnerStore learners,
      AttemptLogService log,
      SquareStatisticsRepository squares,
      PersonalBestRepository bests) {
    this.learners = learners;
    this.log = log;
    this.squares = squares;
    this.bests = bests;
  }

  /**
   * Reads how well the learner knows the squares.
   *
   * @param drill {@link Drill#FIND_SQUARE} or {@link Drill#NAME_SQUARE}
   * @return the results of every square that has been asked
   */
  public Map<Square, SquareStatistics> squares(Drill drill) {
    return learners.read("the squares", learner -> squares.of(learner, drill), Map.of());
  }

  /**
   * Reads the learner's best result.
   *
   * @return the result, or null if there is none
   */
  public @Nullable Integer best(TimedChallenge challenge) {
    return learners.<@Nullable Integer>read(
        "the best result", learner -> bests.of(learner, challenge), null);
  }

  /** Records what the learner just did. */
  public void record(Attempt attempt) {
    learners.record(WHAT, learner -> log.record(learner, attempt));
  }

  /**
   * Records that a square was found or named.
   *
   * @param attempt the right answer
   */
  public void record(Attempt attempt, Drill drill, Square square) {
    learners.change(
        WHAT,
        learner -> {
          if (log.record(learner, attempt)) {
            boolean missed = attempt.effort().wrong() > 0 || attempt.effort().hints() > 0;
            squares.count(learner, drill, square, missed);
          }
        });
  }

  /**
   * Records a result against the clock.
   *
   * @param attempt the attempt that achieved it
   * @return whether it is the learner's best
   */
  public boolean record(Attempt attempt, TimedChallenge challenge, int result) {
    return learners.write(
        WHAT, learner -> log.record(learner, attempt) && bests.offer(learner, challenge, result));
  }
}
