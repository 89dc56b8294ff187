package org.queenside.puzzle.trainer;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.AttemptRepository;
import org.queenside.progress.RecordedAttempt;
import org.queenside.puzzle.PuzzleId;
import org.springframework.stereotype.Component;

/**
 * Merges a guest's puzzle results into a learner's. Results for puzzles that both have met are
 * recomputed from the log.
 */
@Component
record PuzzleProgressMerge(PuzzleProgressRepository tries, AttemptRepository attempts) {

  /** First encounters that turn out to be repeats. */
  record DuplicateEncounters(int solved, int tried) {

    static final DuplicateEncounters NONE = new DuplicateEncounters(0, 0);

    DuplicateEncounters and(DuplicateEncounters other) {
      return new DuplicateEncounters(solved + other.solved, tried + other.tried);
    }
  }

  /** Merges the results. The caller must have locked both learners and merged their logs. */
  DuplicateEncounters merge(LearnerId guest, LearnerId into) {
    DuplicateEncounters doubled =
        tries.metByBoth(guest, into).stream()
            .map(puzzle -> merge(puzzle, guest, into))
            .reduce(DuplicateEncounters.NONE, DuplicateEncounters::and);
    tries.merge(guest, into);
    return doubled;
  }

  private DuplicateEncounters merge(PuzzleId puzzle, LearnerId guest, LearnerId into) {
    PuzzleProgress theirs = find(guest, puzzle);
    PuzzleProgress own = find(into, puzzle);
    List<RecordedAttempt> log = attempts.latest(into, List.of(puzzle.item()), Integer.MAX_VALUE);
    PuzzleProgress both = PuzzleProgress.OPEN;
    for (RecordedAttempt each : log) {
      both = both.after(each.attempt(), each.at());
    }
    Instant lastAt = log.isEmpty() ? Instant.EPOCH : log.getLast().at();
    tries.put(into, puzzle, both, lastAt);
    if (theirs.won() == null || own.won() == null) {
      return DuplicateEncounters.NONE;
    }
    return new DuplicateEncounters(one(theirs.won()) + one(own.won()) - one(both.won()), 1);
  }

  private PuzzleProgress find(LearnerId learner, PuzzleId puzzle) {
    return Objects.requireNonNullElse(tries.find(learner, puzzle), PuzzleProgress.OPEN);
  }

  private static int one(@Nullable Boolean won) {
    return Boolean.TRUE.equals(won) ? 1 : 0;
  }
}
