package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.puzzle.pattern.PuzzleLabels;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.stereotype.Repository;

/** Writes many puzzles in one batch. */
@Repository
public class PuzzleBatchRepository {

  private static final String INSERT =
      """
      insert into puzzle (collection_id, name, position_key, fen, pattern, piece, side, men,
        few_men, checks, answers, rating, deviation, volatility, band)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";

  private static final String RELABEL =
      "update puzzle set name = ?, pattern = ?, piece = ?, checks = ?, answers = ? where id = ?";

  private final JdbcOperations jdbc;

  public PuzzleBatchRepository(JdbcOperations jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Adds puzzles to a collection, except positions that it already has.
   *
   * @param keys the positions in the collection; new ones are added to this set
   * @return for each, in order, whether it was added
   */
  boolean[] add(PuzzleCollectionId collection, List<NewPuzzle> puzzles, Set<Long> keys) {
    boolean[] isNew = new boolean[puzzles.size()];
    List<Object[]> rows = new ArrayList<>(puzzles.size());
    for (int i = 0; i < puzzles.size(); i++) {
      long key = PositionKey.of(puzzles.get(i).position());
      isNew[i] = keys.add(key);
      if (isNew[i]) {
        rows.add(row(collection, puzzles.get(i), key));
      }
    }
    jdbc.batchUpdate(INSERT, rows);
    return isNew;
  }

  /** Returns the positions in a collection, each with its puzzle's number. */
  Map<Long, Long> keys(PuzzleCollectionId collection) {
    Map<Long, Long> keys = new HashMap<>();
    jdbc.query(
        "select position_key, id from puzzle where collection_id = ?",
        row -> {
          keys.put(row.getLong(1), row.getLong(2));
        },
        collection.value());
    return keys;
  }

  /**
   * Replaces the puzzles of a collection. Positions that remain keep their numbers and ratings, and
   * get the new names and labels.
   */
  void replace(PuzzleCollectionId collection, List<NewPuzzle> wanted) {
    Map<Long, Long> had = keys(collection);
    List<NewPuzzle> added = new ArrayList<>();
    List<Object[]> kept = new ArrayList<>();
    for (NewPuzzle puzzle : wanted) {
      Long id = had.remove(PositionKey.of(puzzle.position()));
      if (id == null) {
        added.add(puzzle);
      } else {
        kept.add(relabelled(puzzle, id));
      }
    }
    jdbc.batchUpdate(RELABEL, kept);
    jdbc.batchUpdate(
        "delete from puzzle where id = ?",
        had.values().stream().map(id -> new Object[] {id}).toList());
    add(collection, added, new HashSet<>());
  }

  private static Object[] relabelled(NewPuzzle puzzle, long id) {
    PuzzleLabels labels = puzzle.labels();
    return new Object[] {
      puzzle.name(),
      PuzzleRepository.word(labels.pattern()),
      PuzzleRepository.word(labels.piece()),
      labels.checks(),
      labels.answers(),
      id
    };
  }

  private static Object[] row(PuzzleCollectionId collection, NewPuzzle puzzle, long key) {
    PuzzleLabels labels = puzzle.labels();
    Rating rating = puzzle.rating();
    return new Object[] {
      collection.value(),
      puzzle.name(),
      key,
      puzzle.position().toString(),
      PuzzleRepository.word(labels.pattern()),
      PuzzleRepository.word(labels.piece()),
      PuzzleRepository.word(puzzle.position().turn()),
      labels.men(),
      labels.men() <= PuzzleFilter.FEW_MEN,
      labels.checks(),
      labels.answers(),
      rating.value(),
      rating.deviation(),
      rating.volatility(),
      PuzzleRepository.band(rating.value())
    };
  }
}
