package org.queenside.puzzle;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Ledger;
import org.queenside.learner.NotSaved;
import org.queenside.learner.Reading;
import org.queenside.learner.StoreUnavailable;
import org.queenside.progress.Attempt;
import org.queenside.puzzle.pattern.MatePattern;
import org.springframework.stereotype.Component;

/**
 * The puzzles of the learner in front of the screen: what comes next, and what came of it.
 *
 * <p>A visitor has {@link Level#FIRST} and has met nothing; with the first attempt or streak the
 * visitor becomes a learner. Methods that read throw {@link StoreUnavailable} if the database
 * cannot be read.
 */
@Component
public class Trainer {

  /** Aiming this far below the level, a learner solves about two in three at once. */
  private static final double BELOW_LEVEL = 120;

  private final Ledger ledger;
  private final PuzzleTable puzzles;
  private final Choice choice;
  private final TryTable tries;
  private final LevelTable levels;
  private final StreakTable streaks;
  private final Results results;
  private final Clock clock;

  Trainer(
      Ledger ledger,
      PuzzleTable puzzles,
      Choice choice,
      TryTable tries,
      LevelTable levels,
      StreakTable streaks,
      Results results,
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
  public Level level() {
    return ledger.read("the level", levels::of, Level.FIRST);
  }

  /**
   * Chooses a puzzle near the learner's level by chance: one not met before, and when all have been
   * met, the one not seen for longest.
   *
   * @return a puzzle, or null if the selection has none
   */
  public @Nullable Puzzle next(Selection selection) {
    return ledger.<@Nullable Puzzle>readOrElse(
        "the next puzzle",
        learner -> next(learner, levels.of(learner), selection),
        () -> next(null, Level.FIRST, selection));
  }

  private @Nullable Puzzle next(@Nullable LearnerId learner, Level level, Selection selection) {
    return choice.next(learner, selection, level.rating().value() - BELOW_LEVEL);
  }

  /** The puzzle missed longest ago and not solved since, or null. */
  public @Nullable Puzzle missed() {
    PuzzleId missed =
        ledger.<@Nullable PuzzleId>read(
            "the missed puzzle", learner -> tries.missed(learner, clock.instant()), null);
    return missed == null ? null : Reading.of("the missed puzzle", () -> puzzles.find(missed));
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
   * @throws NotSaved if nothing was recorded; the same attempt may be recorded again later
   */
  public void record(Puzzle puzzle, Mode mode, Attempt attempt) {
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
   * @throws NotSaved if it was not stored
   */
  public void newStreak() {
    results.beginStreak(ledger.enrol("the streak"));
  }

  /**
   * Puts another puzzle in the place of the streak's present one. Once in a streak; a second time,
   * nothing happens.
   *
   * @throws NotSaved if it was not stored
   */
  public void skip() {
    results.skip(ledger.enrol("the skip"));
  }

  /** What the learner has done so far, for the personal page. */
  public History history() {
    List<LevelTable.Noted> days = ledger.read("the history", levels::days, List.of());
    Map<MatePattern, History.Known> patterns =
        ledger.read("the history", tries::patterns, Map.of());
    Map<LocalDate, Integer> solved =
        days.stream().collect(Collectors.toMap(LevelTable.Noted::day, LevelTable.Noted::solved));
    LocalDate today = LocalDate.now(clock);
    return new History(
        IntStream.range(0, History.DAYS)
            .mapToObj(i -> today.minusDays(History.DAYS - 1L - i))
            .map(day -> new History.Day(day, solved.getOrDefault(day, 0)))
            .toList(),
        days.stream().map(day -> new History.Point(day.day(), day.rating())).toList(),
        patterns);
  }
}
