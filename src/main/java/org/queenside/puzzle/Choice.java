package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Chooses the next puzzle for a learner: near a rating, by chance, not met before; when all have
 * been met, the one not seen for longest.
 */
@Component
class Choice {

  /** So many bands on either side of the best one are looked into before any others. */
  private static final int NEAR = 2;

  private final JdbcClient jdbc;
  private final PuzzleTable puzzles;
  private final TryTable tries;
  private final StockTable stock;
  private final RandomGenerator random;

  Choice(JdbcClient jdbc, PuzzleTable puzzles, TryTable tries, StockTable stock) {
    this.jdbc = jdbc;
    this.puzzles = puzzles;
    this.tries = tries;
    this.stock = stock;
    this.random = RandomGenerator.getDefault();
  }

  /**
   * Chooses a puzzle.
   *
   * @param learner for whom; null for a visitor, who has met none
   * @param aim the rating it should have
   * @return a puzzle, or null if the selection has none
   */
  @Nullable Puzzle next(@Nullable LearnerId learner, Selection selection, double aim) {
    PuzzleId chosen = unmet(learner, selection, aim);
    if (chosen == null && learner != null) {
      chosen = tries.longestUnseen(learner, selection);
    }
    return chosen == null ? null : puzzles.find(chosen);
  }

  private @Nullable PuzzleId unmet(@Nullable LearnerId learner, Selection selection, double aim) {
    Filter filter = Filter.of(selection);
    for (StockTable.Share share : shuffled(stock.shares(selection))) {
      Unmet unmet = new Unmet(jdbc, learner, share.collection(), filter);
      long start = random.nextLong(share.first(), share.last() + 1);
      PuzzleId found = near(unmet, PuzzleTable.band(aim), start);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** In random order, the larger ones more often in front. */
  private List<StockTable.Share> shuffled(List<StockTable.Share> shares) {
    List<StockTable.Share> rest = new ArrayList<>(shares);
    List<StockTable.Share> order = new ArrayList<>();
    while (!rest.isEmpty()) {
      int ticket = random.nextInt(rest.stream().mapToInt(StockTable.Share::puzzles).sum());
      int winner = 0;
      while (ticket >= rest.get(winner).puzzles()) {
        ticket -= rest.get(winner).puzzles();
        winner++;
      }
      order.add(rest.remove(winner));
    }
    return order;
  }

  private @Nullable PuzzleId near(Unmet unmet, int band, long start) {
    for (int away = 0; away <= NEAR; away++) {
      int side = random.nextBoolean() ? away : -away;
      PuzzleId found = unmet.inBand(band + side, start);
      if (found == null && away > 0) {
        found = unmet.inBand(band - side, start);
      }
      if (found != null) {
        return found;
      }
    }
    Integer farther = unmet.nearestBandBeyond(band - NEAR, band + NEAR);
    return farther == null ? null : unmet.inBand(farther, start);
  }
}
