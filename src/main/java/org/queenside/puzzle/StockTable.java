package org.queenside.puzzle;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** How many puzzles of which kind the collections have that learners may see. */
@Repository
class StockTable {

  private final JdbcClient jdbc;

  StockTable(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Counts a collection anew. */
  void count(CollectionId collection) {
    jdbc.sql("delete from puzzle_stock where collection_id = ?").param(collection.value()).update();
    jdbc.sql(
            """
            insert into puzzle_stock (collection_id, pattern, side, few_men, puzzles)
            select collection_id, pattern, side, few_men, count(*) from puzzle
            where collection_id = ? group by collection_id, pattern, side, few_men""")
        .param(collection.value())
        .update();
  }

  Map<MatePattern, Integer> byPattern(Selection selection) {
    Filter filter = Filter.of(new Selection(null, selection.side(), selection.fewMen(), null));
    Map<MatePattern, Integer> counts = new EnumMap<>(MatePattern.class);
    jdbc.sql(
            """
            select p.pattern, sum(p.puzzles) as puzzles
            from puzzle_stock p join puzzle_collection c on c.id = p.collection_id
            where c.state = 'ready'%s%s group by p.pattern"""
                .formatted(filter.condition(), ofCollection(selection)))
        .params(filter.values())
        .query(
            row -> {
              String pattern = row.getString("pattern").toUpperCase(Locale.ROOT);
              counts.put(MatePattern.valueOf(pattern), row.getInt("puzzles"));
            });
    return counts;
  }

  private static String ofCollection(Selection selection) {
    CollectionId collection = selection.collection();
    return collection == null ? "" : " and p.collection_id = " + collection.value();
  }

  /** How many puzzles of a selection each collection has; those without any are missing. */
  Map<CollectionId, Integer> byCollection(Selection selection) {
    Filter filter = Filter.of(selection);
    Map<CollectionId, Integer> counts = new LinkedHashMap<>();
    jdbc.sql(
            """
            select p.collection_id, sum(p.puzzles) as puzzles
            from puzzle_stock p join puzzle_collection c on c.id = p.collection_id
            where c.state = 'ready'%s%s group by p.collection_id order by p.collection_id"""
                .formatted(filter.condition(), ofCollection(selection)))
        .params(filter.values())
        .query(
            row -> {
              counts.put(new CollectionId(row.getLong("collection_id")), row.getInt("puzzles"));
            });
    return counts;
  }

  List<Collection> collections() {
    return jdbc.sql(
            """
            select c.id, c.name, c.built_in,
              (select coalesce(sum(p.puzzles), 0) from puzzle_stock p
                where p.collection_id = c.id) as puzzles
            from puzzle_collection c where c.state = 'ready'
            order by c.built_in desc, c.name, c.id""")
        .query(
            (row, _) ->
                new Collection(
                    new CollectionId(row.getLong("id")),
                    row.getString("name"),
                    row.getInt("puzzles"),
                    row.getBoolean("built_in")))
        .list();
  }
}
