package org.queenside.puzzle;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Reading;
import org.queenside.learner.StoreUnavailable;
import org.queenside.puzzle.pattern.MatePattern;
import org.springframework.stereotype.Component;

/** The puzzles, whoever solves them; those of a collection that is still being filled are not. */
@Component
public class Puzzles {

  private final PuzzleTable table;
  private final StockTable stock;

  Puzzles(PuzzleTable table, StockTable stock) {
    this.table = table;
    this.stock = stock;
  }

  /**
   * Finds a puzzle.
   *
   * @return the puzzle, or null if there is none of this number
   * @throws StoreUnavailable if the database cannot be read
   */
  public @Nullable Puzzle find(PuzzleId id) {
    return Reading.of("the puzzle", () -> table.find(id));
  }

  /**
   * The puzzle of a day: one of the built-in collection, the same for everybody.
   *
   * @return the puzzle, or null if there is not a single one
   * @throws StoreUnavailable if the database cannot be read
   */
  public @Nullable Puzzle daily(LocalDate day) {
    return Reading.of(
        "the puzzle of the day",
        () -> {
          Collection builtIn = stock.collections().getFirst();
          int all = builtIn.puzzles();
          return all == 0 ? null : table.byName(builtIn.id(), DailyTurn.of(day, all));
        });
  }

  /**
   * Counts the puzzles of each pattern.
   *
   * @param selection its pattern does not matter
   * @return patterns with at least one puzzle
   * @throws StoreUnavailable if the database cannot be read
   */
  public Map<MatePattern, Integer> counts(Selection selection) {
    return Reading.of("the number of puzzles", () -> stock.byPattern(selection));
  }

  /**
   * Counts the puzzles of a selection.
   *
   * @throws StoreUnavailable if the database cannot be read
   */
  public int count(Selection selection) {
    return Reading.of(
        "the number of puzzles",
        () -> stock.shares(selection).stream().mapToInt(StockTable.Share::puzzles).sum());
  }

  /**
   * Lists the collections that learners can choose from.
   *
   * @return the built-in one first, then by name
   * @throws StoreUnavailable if the database cannot be read
   */
  public List<Collection> collections() {
    return Reading.of("the collections", stock::collections);
  }

  /**
   * Reads a collection page by page, in the order in which its puzzles came.
   *
   * @param after the last puzzle of the page before, or null for the first page
   * @param most puzzles of a page
   * @return the page; an empty one is the end
   * @throws StoreUnavailable if the database cannot be read
   */
  public List<Puzzle> page(CollectionId collection, @Nullable PuzzleId after, int most) {
    return Reading.of("the collection", () -> table.page(collection, after, most));
  }
}
