package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Draws several puzzles at once, for several people: whom they are for does not matter. */
@Component
public class PuzzleSetSampler {

  /** How hard the puzzles of a set are, measured by all that could be drawn. */
  public enum DifficultyRange {
    /** From the easiest to the hardest. */
    ALL,
    /** Of the easier half. */
    EASIER,
    /** Of the harder half. */
    HARDER
  }

  /** Of so many all are looked at; of more, a sample. */
  private static final int FEW = 3_000;

  /** The sample is so many times as large as what is drawn. */
  private static final int TIMES = 4;

  private final JdbcClient jdbc;
  private final PuzzleCountRepository stock;
  private final RandomGenerator random;

  PuzzleSetSampler(JdbcClient jdbc, PuzzleCountRepository stock) {
    this.jdbc = jdbc;
    this.stock = stock;
    this.random = RandomGenerator.getDefault();
  }

  /**
   * Draws puzzles by chance, spread evenly over their ratings.
   *
   * @param count how many, 1 or more
   * @return as many as there are, each once, the easiest first
   * @throws StoreUnavailableException if the database cannot be read
   */
  public List<PuzzleId> draw(PuzzleFilter selection, int count, DifficultyRange range) {
    return StoreExceptionTranslator.read(
        "the puzzles", () -> spread(candidates(selection, count), count, range));
  }

  private List<Candidate> candidates(PuzzleFilter selection, int count) {
    List<PuzzleCountRepository.CollectionShare> shares = stock.shares(selection);
    PuzzleFilterSql filter = PuzzleFilterSql.of(selection);
    int all = shares.stream().mapToInt(PuzzleCountRepository.CollectionShare::puzzles).sum();
    Map<Long, Candidate> found = new HashMap<>();
    if (all <= FEW) {
      shares.forEach(share -> all(share, filter).forEach(each -> found.put(each.id(), each)));
    } else {
      for (int draw = 0; draw < count * TIMES; draw++) {
        Candidate one = one(share(shares, random.nextInt(all)), filter);
        if (one != null) {
          found.put(one.id(), one);
        }
      }
    }
    return found.values().stream()
        .sorted(Comparator.comparingDouble(Candidate::rating).thenComparingLong(Candidate::id))
        .toList();
  }

  private static PuzzleCountRepository.CollectionShare share(
      List<PuzzleCountRepository.CollectionShare> shares, int ticket) {
    int left = ticket;
    for (PuzzleCountRepository.CollectionShare share : shares) {
      left -= share.puzzles();
      if (left < 0) {
        return share;
      }
    }
    return shares.getLast();
  }

  /** One from each of as many equal slices as puzzles are wanted. */
  private List<PuzzleId> spread(List<Candidate> sorted, int count, DifficultyRange range) {
    int half = Math.max(sorted.size() / 2, Math.min(count, sorted.size()));
    List<Candidate> from =
        switch (range) {
          case ALL -> sorted;
          case EASIER -> sorted.subList(0, half);
          case HARDER -> sorted.subList(sorted.size() - half, sorted.size());
        };
    int number = Math.min(count, from.size());
    List<PuzzleId> drawn = new ArrayList<>();
    for (int slice = 0; slice < number; slice++) {
      int begin = (int) ((long) from.size() * slice / number);
      int end = (int) ((long) from.size() * (slice + 1) / number);
      drawn.add(new PuzzleId(from.get(random.nextInt(begin, end)).id()));
    }
    return drawn;
  }

  private List<Candidate> all(PuzzleCountRepository.CollectionShare share, PuzzleFilterSql filter) {
    List<Object> values = new ArrayList<>();
    values.add(share.collection().value());
    values.addAll(filter.values());
    return jdbc.sql(
            "select p.id, p.rating from puzzle p where p.collection_id = ?" + filter.condition())
        .params(values)
        .query((row, _) -> new Candidate(row.getLong("id"), row.getDouble("rating")))
        .list();
  }

  /** The first behind a number drawn by chance, or else the first at all. */
  private @Nullable Candidate one(
      PuzzleCountRepository.CollectionShare share, PuzzleFilterSql filter) {
    Candidate behind = from(share, filter, random.nextLong(share.first(), share.last() + 1));
    return behind == null ? from(share, filter, share.first()) : behind;
  }

  private @Nullable Candidate from(
      PuzzleCountRepository.CollectionShare share, PuzzleFilterSql filter, long start) {
    List<Object> values = new ArrayList<>();
    values.add(share.collection().value());
    values.addAll(filter.values());
    values.add(start);
    return jdbc.sql(
            "select p.id, p.rating from puzzle p where p.collection_id = ?"
                + filter.condition()
                + " and p.id >= ? order by p.collection_id, p.id limit 1")
        .params(values)
        .query((row, _) -> new Candidate(row.getLong("id"), row.getDouble("rating")))
        .optional()
        .orElse(null);
  }

  private record Candidate(long id, double rating) {}
}
