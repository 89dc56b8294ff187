package org.queenside.puzzle.trainer;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleCountRepository;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterSql;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleRepository;
import org.springframework.stereotype.Component;

/**
 * Chooses the next puzzle for a learner: a random one near a rating that the learner hasn't met or,
 * failing that, the one met longest ago.
 */
@Component
public class PuzzleSelector {

  /** How many bands on either side of the best one are searched first. */
  private static final int NEAR = 2;

  private final PuzzleRepository puzzles;
  private final PuzzleProgressRepository tries;
  private final PuzzleCountRepository counts;
  private final RandomGenerator random;

  PuzzleSelector(
      PuzzleRepository puzzles, PuzzleProgressRepository tries, PuzzleCountRepository counts) {
    this.puzzles = puzzles;
    this.tries = tries;
    this.counts = counts;
    this.random = RandomGenerator.getDefault();
  }

  /**
   * Chooses a puzzle.
   *
   * @param learner the learner, or null for a visitor, who hasn't met any
   * @param aim the rating it should have
   * @return a puzzle, or null if none passes the filter
   */
  @Nullable
  public Puzzle next(@Nullable LearnerId learner, PuzzleFilter selection, double aim) {
    PuzzleId chosen = unmet(learner, selection, aim);
    if (chosen == null && learner != null) {
      chosen = tries.longestUnseen(learner, selection);
    }
    return chosen == null ? null : puzzles.find(chosen);
  }

  private @Nullable PuzzleId unmet(
      @Nullable LearnerId learner, PuzzleFilter selection, double aim) {
    PuzzleFilterSql filter = PuzzleFilterSql.of(selection);
    for (PuzzleCountRepository.CollectionShare share : shuffled(counts.shares(selection))) {
      UnseenPuzzleQuery unmet = tries.unseen(learner, share.collection(), filter);
      long start = random.nextLong(share.first(), share.last() + 1);
      PuzzleId found = near(unmet, PuzzleRepository.band(aim), start);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Shuffles the collections so that larger ones come first more often. */
  private List<PuzzleCountRepository.CollectionShare> shuffled(
      List<PuzzleCountRepository.CollectionShare> shares) {
    List<PuzzleCountRepository.CollectionShare> rest = new ArrayList<>(shares);
    List<PuzzleCountRepository.CollectionShare> order = new ArrayList<>();
    while (!rest.isEmpty()) {
      int ticket =
          random.nextInt(
              rest.stream().mapToInt(PuzzleCountRepository.CollectionShare::puzzles).sum());
      int winner = 0;
      while (ticket >= rest.get(winner).puzzles()) {
        ticket -= rest.get(winner).puzzles();
        winner++;
      }
      order.add(rest.remove(winner));
    }
    return order;
  }

  private @Nullable PuzzleId near(UnseenPuzzleQuery unmet, int band, long start) {
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
