package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** So many bands on either side of the best one are looked into by chance. */
  private static final int NEAR = 2;

  private final JdbcClient jdbc;
  private final PuzzleTable puzzles;
  private final StockTable stock;
  private final RandomGenerator random;

  Choice(JdbcClient jdbc, PuzzleTable puzzles, StockTable stock) {
    this.jdbc = jdbc;
    this.puzzles = puzzles;
    this.stock = stock;
    this.random = RandomGenerator.getDefault();
  }

  /**
   * Chooses a puzzle.
   *
   * @param learner for whom; null for a visitor who has met none
   * @param aim the rating it should have
   * @return a puzzle, or null if the selection has none
   */
  @Nullable Puzzle next(@Nullable LearnerId learner, Selection selection, double aim) {
    PuzzleId chosen = unmet(learner, selection, aim);
    if (chosen == null && learner != null) {
      chosen = longestUnseen(learner, selection);
    }
    return chosen == null ? null : puzzles.find(chosen);
  }

  private @Nullable PuzzleId unmet(@Nullable LearnerId learner, Selection selection, double aim) {
    Filter filter = Filter.of(selection);
    for (CollectionId collection : shuffled(stock.byCollection(selection))) {
      PuzzleId found = unmet(learner, collection, filter, PuzzleTable.band(aim));
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Collections in random order, larger ones more often in front. */
  private List<CollectionId> shuffled(Map<CollectionId, Integer> sizes) {
    Map<CollectionId, Integer> rest = new LinkedHashMap<>(sizes);
    List<CollectionId> order = new ArrayList<>();
    while (!rest.isEmpty()) {
      int ticket = random.nextInt(rest.values().stream().mapToInt(Integer::intValue).sum());
      for (Map.Entry<CollectionId, Integer> each : rest.entrySet()) {
        ticket -= each.getValue();
        if (ticket < 0) {
          order.add(each.getKey());
          break;
        }
      }
      rest.remove(order.getLast());
    }
    return order;
  }

  private @Nullable PuzzleId unmet(
      @Nullable LearnerId learner, CollectionId collection, Filter filter, int band) {
    int start = random.nextInt();
    for (int away = 0; away <= NEAR; away++) {
      int side = random.nextBoolean() ? away : -away;
      for (int each : away == 0 ? new int[] {band} : new int[] {band + side, band - side}) {
        PuzzleId found = inBand(learner, collection, filter, each, start);
        if (found != null) {
          return found;
        }
      }
    }
    return farther(learner, collection, filter, band);
  }

  private @Nullable PuzzleId inBand(
      @Nullable LearnerId learner, CollectionId collection, Filter filter, int band, int start) {
    PuzzleId after =
        first(learner, collection, filter, "p.band = ? and p.shuffle >= ?", "", band, start);
    return after != null
        ? after
        : first(learner, collection, filter, "p.band = ? and p.shuffle < ?", "", band, start);
  }

  private @Nullable PuzzleId farther(
      @Nullable LearnerId learner, CollectionId collection, Filter filter, int band) {
    PuzzleId harder = first(learner, collection, filter, "p.band > ?", "", band + NEAR);
    return harder != null
        ? harder
        : first(learner, collection, filter, "p.band < ?", " desc", band - NEAR);
  }

  private @Nullable PuzzleId first(
      @Nullable LearnerId learner,
      CollectionId collection,
      Filter filter,
      String place,
      String direction,
      Object... at) {
    List<Object> values = new ArrayList<>();
    values.add(collection.value());
    values.addAll(filter.values());
    values.addAll(List.of(at));
    String unmet = "";
    if (learner != null) {
      unmet =
          " and not exists (select 1 from puzzle_try t"
              + " where t.learner_id = ? and t.puzzle_id = p.id)";
      values.add(learner.value());
    }
    String order =
        (filter.order() + ", p.band, p.shuffle").replace(",", direction + ",") + direction;
    return jdbc.sql(
            "select p.id from puzzle p where p.collection_id = ?%s and %s%s order by %s limit 1"
                .formatted(filter.condition(), place, unmet, order))
        .params(values)
        .query(Long.class)
        .optional()
        .map(PuzzleId::new)
        .orElse(null);
  }

  private @Nullable PuzzleId longestUnseen(LearnerId learner, Selection selection) {
    Filter filter = Filter.of(selection);
    CollectionId collection = selection.collection();
    List<Object> values = new ArrayList<>();
    values.add(learner.value());
    values.addAll(filter.values());
    if (collection != null) {
      values.add(collection.value());
    }
    return jdbc.sql(
            """
            select p.id from puzzle_try t
            join puzzle p on p.id = t.puzzle_id
            join puzzle_collection c on c.id = p.collection_id
            where t.learner_id = ? and c.state = 'ready'%s%s
            order by t.learner_id, t.last_at limit 1"""
                .formatted(
                    filter.condition(), collection == null ? "" : " and p.collection_id = ?"))
        .params(values)
        .query(Long.class)
        .optional()
        .map(PuzzleId::new)
        .orElse(null);
  }
}
