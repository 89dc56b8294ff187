package org.queenside.puzzle.trainer;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.Attempt;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleRepository;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * The puzzles of the learner in front of the screen: what comes next, and what came of it.
 *
 * <p>A visitor has {@link PuzzleLevel#FIRST} and has met nothing; with the first attempt or streak
 * the visitor becomes a learner. Methods that read throw {@link StoreUnavailableException} if the
 * database cannot be read.
 */
@Component
public class PuzzleTrainerService {

  /** Aiming this far below the level, a learner solves about two in three at once. */
  private static final double BELOW_LEVEL = 120;

  private final CurrentLearnerStore ledger;
  private final PuzzleRepository puzzles;
  private final PuzzleSelector choice;
  private final PuzzleProgressRepository tries;
  private final PuzzleLevelRepository levels;
  private final StreakRepository streaks;
  private final PuzzleAttemptRecorder results;
  private final Clock clock;

  PuzzleTrainerService(
      CurrentLearnerStore ledger,
      PuzzleRepository puzzles,
      PuzzleSelector choice,
      PuzzleProgressRepository tries,
      PuzzleLevelRepository levels,
      StreakRepository streaks,
      PuzzleAttemptRecorder results,
      Clock clock) {
    this.ledger = ledger;
    this.puzzles = puzzles;
    this.choice = choice;
    this.tries = tries;
    this.levels = levels;
    this.streaks = streaks;
    this.results = results;
    this.clock = clock;
  }

  /** How strong the learner is. */
  public PuzzleLevel level() {
    return ledger.read("the level", levels::of, PuzzleLevel.FIRST);
  }

  /**
   * Chooses a puzzle near the learner's level by chance: one not met before, and when all have been
   * met, the one not seen for longest.
   *
   * @return a puzzle, or null if the selection has none
   */
  public @Nullable Puzzle next(PuzzleFilter selection) {
    return ledger.<@Nullable Puzzle>readOrElse(
        "the next puzzle",
        learner -> next(learner, levels.of(learner), selection),
        () -> next(null, PuzzleLevel.FIRST, selection));
  }

  private @Nullable Puzzle next(
      @Nullable LearnerId learner, PuzzleLevel level, PuzzleFilter selection) {
    return choice.next(learner, selection, level.rating().value() - BELOW_LEVEL);
  }

  /** The puzzle missed longest ago and not solved since, or null. */
  public @Nullable Puzzle missed() {
    PuzzleId missed =
        ledger.<@Nullable PuzzleId>read(
            "the missed puzzle", learner -> tries.missed(learner, clock.instant()), null);
    return missed == null
        ? null
        : StoreExceptionTranslator.read("the missed puzzle", () -> puzzles.find(missed));
  }

  /** How many puzzles were missed and not solved since. */
  public int missedCount() {
    return ledger.read("the missed", learner -> tries.missedCount(learner, clock.instant()), 0);
  }

  /**
   * Records what the learner just did on a puzzle, and all that follows from it: ratings after the
   * first encounter, the streak, what was missed. Call this before showing anything as done.
   *
   * @param mode for what reason the learner met it
   * @throws NotSavedException if nothing was recorded; the same attempt may be recorded again later
   */
  public void record(Puzzle puzzle, PuzzleMode mode, Attempt attempt) {
    results.record(ledger.enrol("the result"), puzzle.id(), mode, attempt);
  }

  /**
   * The streak that runs, or the last one. If the puzzle to solve now has been deleted meanwhile,
   * there is another one.
   */
  public Streak streak() {
    return ledger.read("the streak", this::streak, Streak.NONE);
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

  /**
   * Begins a streak; one that runs is given up.
   *
   * @throws NotSavedException if it was not stored
   */
  public void newStreak() {
    results.beginStreak(ledger.enrol("the streak"));
  }

  /**
   * Puts another puzzle in the place of the streak's present one. Once in a streak; a second time,
   * nothing happens.
   *
   * @throws NotSavedException if it was not stored
   */
  public void skip() {
    results.skip(ledger.enrol("the skip"));
  }

  /** What the learner has done so far, for the personal page. */
  public PuzzleHistory history() {
    List<PuzzleLevelRepository.DayRow> days = ledger.read("the history", levels::days, List.of());
    Map<MatePattern, PuzzleHistory.PatternStatistics> patterns =
        ledger.read("the history", tries::patterns, Map.of());
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
