package org.queenside.puzzle.trainer;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.Area;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptRepository;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleRepository;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * Chooses puzzles for the current learner and records the results.
 *
 * <p>A visitor has {@link PuzzleLevel#FIRST} and no results, and becomes a learner with the first
 * attempt or streak. Methods that read throw {@link StoreUnavailableException} if the database
 * cannot be read.
 */
@Component
public class PuzzleTrainerService {

  /** This far below the level, a learner solves about two in three puzzles at once. */
  private static final double BELOW_LEVEL = 120;

  private final CurrentLearnerStore learners;
  private final PuzzleRepository puzzles;
  private final PuzzleSelector choice;
  private final PuzzleProgressRepository tries;
  private final PuzzleLevelRepository levels;
  private final StreakRepository streaks;
  private final PuzzleAttemptRecorder results;
  private final AttemptRepository attempts;
  private final Clock clock;

  PuzzleTrainerService(
      CurrentLearnerStore learners,
      PuzzleRepository puzzles,
      PuzzleSelector choice,
      PuzzleProgressRepository tries,
      PuzzleLevelRepository levels,
      StreakRepository streaks,
      PuzzleAttemptRecorder results,
      AttemptRepository attempts,
      Clock clock) {
    this.learners = learners;
    this.puzzles = puzzles;
    this.choice = choice;
    this.tries = tries;
    this.levels = levels;
    this.streaks = streaks;
    this.results = results;
    this.attempts = attempts;
    this.clock = clock;
  }

  /** Returns the learner's level. */
  public PuzzleLevel level() {
    return learners.read("the level", levels::of, PuzzleLevel.FIRST);
  }

  /**
   * Chooses a random puzzle near the learner's level, or an easier one after two solutions in a row
   * were shown. It is one that the learner hasn't met or, failing that, the one met longest ago.
   *
   * @return a puzzle, or null if none passes the filter
   */
  public @Nullable Puzzle next(PuzzleFilter selection) {
    return learners.<@Nullable Puzzle>readOrElse(
        "the next puzzle",
        learner -> next(learner, levels.of(learner), selection),
        () -> next(null, PuzzleLevel.FIRST, selection));
  }

  private @Nullable Puzzle next(
      @Nullable LearnerId learner, PuzzleLevel level, PuzzleFilter selection) {
    double easing = learner == null ? 0 : easing(learner);
    return choice.next(learner, selection, level.rating().value() - BELOW_LEVEL - easing);
  }

  private double easing(LearnerId learner) {
    Instant now = clock.instant();
    // The end of the period is exclusive, and an attempt may have been made in this instant.
    return Easing.of(
        attempts.latest(
            learner,
            Area.PUZZLE,
            now.minus(Easing.PERIOD),
            now.plus(Easing.PERIOD),
            Easing.ATTEMPTS));
  }

  /**
   * Chooses an easier puzzle in place of one that was planned earlier, if two solutions in a row
   * have been shown since.
   *
   * @return an easier one, or the planned one if it is easy enough, has been met already, or is the
   *     easiest
   */
  public Puzzle eased(Puzzle planned) {
    return learners.readOrElse(
        "the next puzzle", learner -> eased(learner, planned), () -> planned);
  }

  private Puzzle eased(LearnerId learner, Puzzle planned) {
    double easing = easing(learner);
    PuzzleLevel level = levels.of(learner);
    double most = level.rating().value() - easing;
    if (easing == 0
        || planned.rating().value() <= most
        || tries.find(learner, planned.id()) != null) {
      return planned;
    }
    Puzzle easier = next(learner, level, PuzzleFilter.ALL);
    return easier != null && easier.rating().value() < planned.rating().value() ? easier : planned;
  }

  /** Returns whether the learner has tried a puzzle. */
  public boolean hasMet(Puzzle puzzle) {
    return learners.read("the result", learner -> tries.find(learner, puzzle.id()) != null, false);
  }

  /** Returns the puzzle missed longest ago and not solved since, or null. */
  public @Nullable Puzzle missed() {
    PuzzleId missed =
        learners.<@Nullable PuzzleId>read(
            "the missed puzzle", learner -> tries.missed(learner, clock.instant()), null);
    return missed == null
        ? null
        : StoreExceptionTranslator.read("the missed puzzle", () -> puzzles.find(missed));
  }

  /** Returns the number of puzzles missed and not solved since. */
  public int missedCount() {
    return learners.read(
        "the missed puzzles", learner -> tries.missedCount(learner, clock.instant()), 0);
  }

  /**
   * Records what the learner just did on a puzzle, and updates ratings, the streak and the missed
   * puzzles. Call this before showing a result.
   *
   * @param mode why the learner got it
   */
  public void record(Puzzle puzzle, PuzzleMode mode, Attempt attempt) {
    learners.record(
        "the result",
        learner -> {
          results.record(learner, puzzle.id(), mode, attempt);
          return learner;
        });
  }

  /**
   * Returns the running or last streak. If its puzzle has been deleted, another takes its place.
   */
  public Streak streak() {
    return learners.read("the streak", this::streak, Streak.NONE);
  }

  private Streak streak(LearnerId learner) {
    Streak streak = streaks.of(learner).streak();
    PuzzleId now = streak.now();
    if (streak.over() || (now != null && puzzles.find(now) != null)) {
      return streak;
    }
    results.replaceInStreak(learner);
    return streaks.of(learner).streak();
  }

  /** Begins a new streak, replacing an unfinished one. */
  public void newStreak() {
    learners.change("the streak", results::beginStreak);
  }

  /** Replaces the current puzzle of the streak. This works once per streak. */
  public void skip() {
    learners.change("the skip", results::skip);
  }

  /** Returns the learner's results for the statistics page. */
  public PuzzleHistory history() {
    List<PuzzleLevelRepository.DayRow> days = learners.read("the history", levels::days, List.of());
    Map<MatePattern, PuzzleHistory.PatternStatistics> patterns =
        learners.read("the history", tries::patterns, Map.of());
    Map<LocalDate, Integer> solved =
        days.stream()
            .collect(
                Collectors.toMap(
                    PuzzleLevelRepository.DayRow::day, PuzzleLevelRepository.DayRow::solved));
    LocalDate today = LocalDate.now(clock);
    return new PuzzleHistory(
        IntStream.range(0, PuzzleHistory.DAYS)
            .mapToObj(i -> today.minusDays(PuzzleHistory.DAYS - 1L - i))
            .map(day -> new PuzzleHistory.DayCount(day, solved.getOrDefault(day, 0)))
            .toList(),
        days.stream().map(day -> new PuzzleHistory.RatingPoint(day.day(), day.rating())).toList(),
        patterns);
  }
}
