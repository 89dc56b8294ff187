package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.puzzle.pattern.MatePattern;

/**
 * What a selection asks of a puzzle, in SQL.
 *
 * @param condition conditions on the table {@code p}, each with {@code and} before it
 * @param values what its question marks stand for
 * @param index the columns, before band and number, of the index that serves it best
 */
public record PuzzleFilterSql(String condition, List<Object> values, String index) {

  /** All but the collection. */
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
}
