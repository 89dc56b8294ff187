package org.queenside.puzzle;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.LearnerId;
import org.queenside.progress.Attempts;
import org.queenside.progress.Recorded;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Puts together what a guest knows of puzzles and what somebody else does. Of a puzzle that both
 * have met, the log tells what is known by who met it twice.
 */
@Component
class TryMerge {

  private final JdbcClient jdbc;
  private final TryTable tries;
  private final Attempts attempts;

  TryMerge(JdbcClient jdbc, TryTable tries, Attempts attempts) {
    this.jdbc = jdbc;
    this.tries = tries;
    this.attempts = attempts;
  }

  /** First encounters that turned out to be second ones. */
  record Doubled(int solved, int tried) {

    static final Doubled NONE = new Doubled(0, 0);

    Doubled and(Doubled other) {
      return new Doubled(solved + other.solved, tried + other.tried);
    }
  }

  /** Merges. The caller holds both learners; the attempts of both are one log already. */
  Doubled merge(LearnerId guest, LearnerId into) {
    Doubled doubled =
        tries.metByBoth(guest, into).stream()
            .map(puzzle -> merge(puzzle, guest, into))
            .reduce(Doubled.NONE, Doubled::and);
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

  private Doubled merge(PuzzleId puzzle, LearnerId guest, LearnerId into) {
    Encounter theirs = find(guest, puzzle);
    Encounter own = find(into, puzzle);
    List<Recorded> log = attempts.latest(into, List.of(puzzle.item()), Integer.MAX_VALUE);
    Encounter both = Encounter.OPEN;
    for (Recorded each : log) {
      both = both.after(each.attempt(), each.at());
    }
    Instant lastAt = log.isEmpty() ? Instant.EPOCH : log.getLast().at();
    tries.put(into, puzzle, both, lastAt);
    if (theirs.won() == null || own.won() == null) {
      return Doubled.NONE;
    }
    return new Doubled(one(theirs.won()) + one(own.won()) - one(both.won()), 1);
  }

  private Encounter find(LearnerId learner, PuzzleId puzzle) {
    return Objects.requireNonNullElse(tries.find(learner, puzzle), Encounter.OPEN);
  }

  private static int one(@Nullable Boolean won) {
    return Boolean.TRUE.equals(won) ? 1 : 0;
  }
}
