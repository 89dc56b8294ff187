package org.queenside.puzzle;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/** Reads puzzles. Collections that are still being filled are left out. */
@Component
public class PuzzleService {

  private final PuzzleRepository table;
  private final PuzzleCountRepository counts;

  public PuzzleService(PuzzleRepository table, PuzzleCountRepository counts) {
    this.table = table;
    this.counts = counts;
  }

  /**
   * Finds a puzzle.
   *
   * @return the puzzle, or null if no puzzle has this number
   */
  public @Nullable Puzzle find(PuzzleId id) {
    return StoreExceptionTranslator.read("the puzzle", () -> table.find(id));
  }

  /**
   * Returns the puzzle of a day, which is the same for everyone.
   *
   * @return the puzzle, or null if there are no puzzles
   */
  public @Nullable Puzzle daily(LocalDate day) {
    return StoreExceptionTranslator.read(
        "the puzzle of the day",
        () -> {
          PuzzleCollection builtIn = counts.collections().getFirst();
          int all = builtIn.puzzles();
          return all == 0 ? null : table.byName(builtIn.id(), DailyPuzzleRotation.of(day, all));
        });
  }

  /**
   * Counts the puzzles of each pattern.
   *
   * @param selection the filter, whose pattern is ignored
   * @return patterns with at least one puzzle
   */
  public Map<MatePattern, Integer> counts(PuzzleFilter selection) {
    return StoreExceptionTranslator.read(
        "the number of puzzles", () -> counts.byPattern(selection));
  }

  /** Counts the puzzles that pass a filter. */
  public int count(PuzzleFilter selection) {
    return StoreExceptionTranslator.read(
        "the number of puzzles",
        () ->
            counts.shares(selection).stream()
                .mapToInt(PuzzleCountRepository.CollectionShare::puzzles)
                .sum());
  }

  /**
   * Lists the collections that learners can choose from.
   *
   * @return the collections by name, with the built-in one first
   */
  public List<PuzzleCollection> collections() {
    return StoreExceptionTranslator.read("the collections", counts::collections);
  }

  /**
   * Reads a collection page by page, in the order in which its puzzles were added.
   *
   * @param after the last puzzle of the previous page, or null for the first page
   * @param most the maximum number of puzzles on a page
   * @return the page, which is empty after the end
   */
  public List<Puzzle> page(PuzzleCollectionId collection, @Nullable PuzzleId after, int most) {
    return StoreExceptionTranslator.read(
        "the collection", () -> table.page(collection, after, most));
  }
}
