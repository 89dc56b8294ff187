package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.queenside.identity.account.LearnerId;

/** Computes progress from rows of the log in any order. */
final class ProgressAccumulator {

  private record Key(LearnerId learner, String item) {}

  private final Map<Key, SortedMap<Long, UnaryOperator<ItemProgress>>> steps = new HashMap<>();

  void add(LearnerId learner, ResultSet row) throws SQLException {
    steps
        .computeIfAbsent(new Key(learner, row.getString("item")), _ -> new TreeMap<>())
        .put(row.getLong("seq"), AttemptRepository.step(row));
  }

  void forEach(BiConsumer<LearnerId, ItemProgress> action) {
    steps.forEach(
        (key, inOrder) -> {
          ItemProgress sum = ItemProgress.untouched(key.item());
          for (UnaryOperator<ItemProgress> step : inOrder.values()) {
            sum = step.apply(sum);
          }
          action.accept(key.learner(), sum);
        });
  }
}
