package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.puzzle.pattern.MatePattern;

/**
 * The SQL of a filter.
 *
 * @param condition conditions on the table {@code p}, each preceded by {@code and}
 * @param values the parameters of the conditions
 * @param index the leading columns of the best index; band and number follow
 */
public record PuzzleFilterSql(String condition, List<Object> values, String index) {

  /** Returns the SQL of everything but the collection. */
  public static PuzzleFilterSql of(PuzzleFilter selection) {
    StringBuilder condition = new StringBuilder();
    List<Object> values = new ArrayList<>();
    String index = "p.collection_id";
    MatePattern pattern = selection.pattern();
    if (pattern != null) {
      condition.append(" and p.pattern = ?");
      values.add(PuzzleRepository.word(pattern));
      index = "p.collection_id, p.pattern";
    }
    if (selection.fewMen()) {
      condition.append(" and p.few_men = true");
      index = "p.collection_id, p.few_men";
    }
    Color side = selection.side();
    if (side != null) {
      condition.append(" and p.side = ?");
      values.add(PuzzleRepository.word(side));
    }
    return new PuzzleFilterSql(condition.toString(), List.copyOf(values), index);
  }

  /** Returns the parameters, with the collection before them and others after them. */
  List<Object> valuesWith(PuzzleCollectionId collection, Object... further) {
    List<Object> all = new ArrayList<>();
    all.add(collection.value());
    all.addAll(values);
    all.addAll(List.of(further));
    return all;
  }
}
