package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCountRepository.CollectionShare;
import org.queenside.puzzle.PuzzleRepository.RatedPuzzle;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/**
 * Draws several puzzles at once, regardless of what the learners who get them have already solved.
 */
@Component
public class PuzzleSetSampler {

  /** How hard the puzzles of a set are, compared with all puzzles that could be drawn. */
  public enum DifficultyRange {
    /** From the easiest to the hardest. */
    ALL,
    /** From the easier half. */
    EASIER,
    /** From the harder half. */
    HARDER
  }

  /** Up to this many puzzles are all considered; beyond that, only a sample is. */
  private static final int FEW = 3_000;

  /** How many times larger the sample is than the set. */
  private static final int TIMES = 4;

  private final PuzzleRepository puzzles;
  private final PuzzleCountRepository counts;
  private final RandomGenerator random;

  PuzzleSetSampler(PuzzleRepository puzzles, PuzzleCountRepository counts) {
    this.puzzles = puzzles;
    this.counts = counts;
    this.random = RandomGenerator.getDefault();
  }

  /**
   * Draws random puzzles, spread evenly over their ratings.
   *
   * @param count the number of puzzles, 1 or more
   * @return that many different puzzles, or fewer if there aren't enough, the easiest first
   */
  public List<PuzzleId> draw(PuzzleFilter selection, int count, DifficultyRange range) {
    return StoreExceptionTranslator.read(
        "the puzzles", () -> spread(candidates(selection, count), count, range));
  }

  private List<RatedPuzzle> candidates(PuzzleFilter selection, int count) {
    List<CollectionShare> shares = counts.shares(selection);
    PuzzleFilterSql filter = PuzzleFilterSql.of(selection);
    int all = shares.stream().mapToInt(CollectionShare::puzzles).sum();
    Map<Long, RatedPuzzle> found = new HashMap<>();
    if (all <= FEW) {
      shares.forEach(
          share ->
              puzzles
                  .rated(share.collection(), filter)
                  .forEach(each -> found.put(each.id().value(), each)));
    } else {
      for (int draw = 0; draw < count * TIMES; draw++) {
        RatedPuzzle one = one(share(shares, random.nextInt(all)), filter);
        if (one != null) {
          found.put(one.id().value(), one);
        }
      }
    }
    return found.values().stream()
        .sorted(
            Comparator.comparingDouble(RatedPuzzle::rating)
                .thenComparingLong(each -> each.id().value()))
        .toList();
  }

  private static CollectionShare share(List<CollectionShare> shares, int ticket) {
    int left = ticket;
    for (CollectionShare share : shares) {
      left -= share.puzzles();
      if (left < 0) {
        return share;
      }
    }
    return shares.getLast();
  }

  /**
   * Cuts the list into equal slices, one for each puzzle of the set, and draws one puzzle from
   * each.
   */
  private List<PuzzleId> spread(List<RatedPuzzle> sorted, int count, DifficultyRange range) {
    int half = Math.max(sorted.size() / 2, Math.min(count, sorted.size()));
    List<RatedPuzzle> from =
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
      drawn.add(from.get(random.nextInt(begin, end)).id());
    }
    return drawn;
  }

  /** Returns the first puzzle after a random number, or else the first puzzle. */
  private @Nullable RatedPuzzle one(CollectionShare share, PuzzleFilterSql filter) {
    long start = random.nextLong(share.first(), share.last() + 1);
    RatedPuzzle after = puzzles.firstRated(share.collection(), filter, start);
    return after == null ? puzzles.firstRated(share.collection(), filter, share.first()) : after;
  }
}
