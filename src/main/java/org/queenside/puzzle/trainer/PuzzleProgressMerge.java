package org.queenside.puzzle.trainer;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.AttemptRepository;
import org.queenside.progress.RecordedAttempt;
import org.queenside.puzzle.PuzzleId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Puts together what a guest knows of puzzles and what somebody else does. Of a puzzle that both
 * have met, the log tells what is known by who met it twice.
 */
@Component
class PuzzleProgressMerge {

  private final JdbcClient jdbc;
  private final PuzzleProgressRepository tries;
  private final AttemptRepository attempts;

  PuzzleProgressMerge(JdbcClient jdbc, PuzzleProgressRepository tries, AttemptRepository attempts) {
    this.jdbc = jdbc;
    this.tries = tries;
    this.attempts = attempts;
  }

  /** First encounters that turned out to be second ones. */
  record DuplicateEncounters(int solved, int tried) {

    static final DuplicateEncounters NONE = new DuplicateEncounters(0, 0);

    DuplicateEncounters and(DuplicateEncounters other) {
      return new DuplicateEncounters(solved + other.solved, tried + other.tried);
    }
  }

  /** Merges. The caller holds both learners; the attempts of both are one log already. */
  DuplicateEncounters merge(LearnerId guest, LearnerId into) {
    DuplicateEncounters doubled =
        tries.metByBoth(guest, into).stream()
            .map(puzzle -> merge(puzzle, guest, into))
            .reduce(DuplicateEncounters.NONE, DuplicateEncounters::and);
    jdbc.sql(
            """
            update puzzle_try theirs set learner_id = :into
            where learner_id = :guest and not exists (select 1 from puzzle_try
                where learner_id = :into and puzzle_id = theirs.puzzle_id)""")
        .param("guest", guest.value())
        .param("into", into.value())
        .update();
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
