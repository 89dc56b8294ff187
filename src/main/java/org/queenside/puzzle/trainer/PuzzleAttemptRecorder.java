package org.queenside.puzzle.trainer;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleRepository;
import org.queenside.puzzle.Rating;
import org.queenside.store.JdbcValues;
import org.springframework.stereotype.Component;

/**
 * Records attempts on puzzles. The attempt, the result, both ratings, the daily count and the
 * streak change in one transaction.
 */
@Component
record PuzzleAttemptRecorder(
    LearnerRepository learners,
    AttemptLogService log,
    PuzzleRepository puzzles,
    PuzzleProgressRepository tries,
    PuzzleLevelRepository levels,
    StreakRepository streaks,
    PuzzleSelector choice,
    Clock clock) {

  /**
   * Records an attempt and everything that follows from it. An attempt that is already in the log
   * changes nothing.
   */
  void record(LearnerId learner, PuzzleId puzzle, PuzzleMode mode, Attempt attempt) {
    learners.changeAsSeen(
        learner,
        "the result",
        () -> {
          if (log.record(learner, attempt)) {
            follow(learner, puzzle, mode, attempt);
          }
        });
  }

  private void follow(LearnerId learner, PuzzleId puzzle, PuzzleMode mode, Attempt attempt) {
    // Two learners on one puzzle would deadlock if a result referred to it before its row is
    // locked.
    Rating difficulty = puzzles.lockRating(puzzle);
    if (difficulty == null) {
      return;
    }
    Instant now = JdbcValues.now(clock);
    PuzzleProgress before =
        Objects.requireNonNullElse(tries.find(learner, puzzle), PuzzleProgress.OPEN);
    PuzzleProgress after = before.after(attempt, now);
    tries.put(learner, puzzle, after, now);
    PuzzleLevel level = levels.of(learner);
    Boolean won = mode.isRated() && before.won() == null ? after.won() : null;
    if (won != null) {
      puzzles.rate(puzzle, Glicko2.after(difficulty, level.rating(), !won));
      level = level.after(difficulty, won);
      levels.put(learner, level);
    }
    boolean solved = attempt.outcome() == Attempt.Outcome.SOLVED;
    if (won != null || solved) {
      levels.addDay(learner, LocalDate.now(clock), solved ? 1 : 0, level.rating().value());
    }
    if (mode == PuzzleMode.STREAK) {
      advance(learner, puzzle, attempt);
    }
  }

  private void advance(LearnerId learner, PuzzleId puzzle, Attempt attempt) {
    StreakRepository.StreakRow begun = streaks.of(learner);
    Streak streak = begun.streak();
    if (!streak.isAt(puzzle)) {
      return;
    }
    switch (attempt.outcome()) {
      case WRONG -> streaks.put(learner, begun.with(streak.ended(attempt.tried())));
      case HINT, SHOWN -> streaks.put(learner, begun.with(streak.ended(null)));
      case SOLVED -> {
        Streak counted = streak.counted();
        streaks.put(learner, begun.with(counted.on(choose(learner, counted, begun.atRating()))));
      }
      case REFUSED, SKIPPED -> {}
    }
  }

  private @Nullable PuzzleId choose(LearnerId learner, Streak streak, double begunAt) {
    Puzzle next = choice.next(learner, PuzzleFilter.ALL, streak.aim(begunAt));
    return next == null ? null : next.id();
  }

  /** Begins a new streak, replacing an unfinished one. */
  void beginStreak(LearnerId learner) {
    learners.changeAsSeen(
        learner,
        "the streak",
        () -> {
          double rating = levels.of(learner).rating().value();
          Streak streak = streaks.of(learner).streak();
          Streak empty = streak.restarted(null);
          Streak next = streak.restarted(choose(learner, empty, rating));
          streaks.put(learner, new StreakRepository.StreakRow(next, rating));
        });
  }

  /** Replaces the current puzzle of the streak, unless the skip has been used. */
  void skip(LearnerId learner) {
    learners.changeAsSeen(
        learner,
        "the skip",
        () -> {
          StreakRepository.StreakRow begun = streaks.of(learner);
          Streak streak = begun.streak();
          PuzzleId left = streak.now();
          if (streak.over() || streak.skipUsed() || left == null) {
            return;
          }
          record(learner, left, PuzzleMode.STREAK, Attempt.skipped(left.item(), Effort.NONE));
          Streak skipping = streak.skipping();
          streaks.put(
              learner, begun.with(skipping.on(choose(learner, skipping, begun.atRating()))));
        });
  }

  /** Replaces a puzzle that was deleted. */
  void replaceInStreak(LearnerId learner) {
    learners.changeAsSeen(
        learner,
        "the streak",
        () -> {
          StreakRepository.StreakRow begun = streaks.of(learner);
          Streak streak = begun.streak();
          streaks.put(learner, begun.with(streak.on(choose(learner, streak, begun.atRating()))));
        });
  }
}
