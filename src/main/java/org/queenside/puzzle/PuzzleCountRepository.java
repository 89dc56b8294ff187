package org.queenside.puzzle;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.queenside.puzzle.pattern.MatePattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** How many puzzles of which kind the collections have that learners may see. */
@Repository
public class PuzzleCountRepository {

  private final JdbcClient jdbc;

  public PuzzleCountRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Counts a collection anew. */
  void recount(PuzzleCollectionId collection) {
    jdbc.sql("delete from puzzle_stock where collection_id = ?").param(collection.value()).update();
    jdbc.sql(
            """
            insert into puzzle_stock (collection_id, pattern, side, few_men, puzzles)
            select collection_id, pattern, side, few_men, count(*) from puzzle
            where collection_id = ? group by collection_id, pattern, side, few_men""")
        .param(collection.value())
        .update();
    jdbc.sql(
            """
            update puzzle_collection set
              first_puzzle = (select min(id) from puzzle where collection_id = :collection),
              last_puzzle = (select max(id) from puzzle where collection_id = :collection)
            where id = :collection""")
        .param("collection", collection.value())
        .update();
  }

  Map<MatePattern, Integer> byPattern(PuzzleFilter selection) {
    PuzzleFilterSql filter =
        PuzzleFilterSql.of(new PuzzleFilter(null, selection.side(), selection.fewMen(), null));
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

  private static String ofCollection(PuzzleFilter selection) {
    PuzzleCollectionId collection = selection.collection();
    return collection == null ? "" : " and p.collection_id = " + collection.value();
  }

  /** The part of each collection that a selection leaves; collections without any are missing. */
  public List<CollectionShare> shares(PuzzleFilter selection) {
    PuzzleFilterSql filter = PuzzleFilterSql.of(selection);
    return jdbc.sql(
            """
            select c.id, c.first_puzzle, c.last_puzzle, sum(p.puzzles) as puzzles
            from puzzle_stock p join puzzle_collection c on c.id = p.collection_id
            where c.state = 'ready'%s%s
            group by c.id, c.first_puzzle, c.last_puzzle order by c.id"""
                .formatted(filter.condition(), ofCollection(selection)))
        .params(filter.values())
        .query(
            (row, _) ->
                new CollectionShare(
                    new PuzzleCollectionId(row.getLong("id")),
                    row.getInt("puzzles"),
                    row.getLong("first_puzzle"),
                    row.getLong("last_puzzle")))
        .list();
  }

  /**
   * The part of a collection that a selection leaves.
   *
   * @param puzzles how many they are, 1 or more
   * @param first the lowest number in the collection
   * @param last the highest number in the collection
   */
  public record CollectionShare(
      PuzzleCollectionId collection, int puzzles, long first, long last) {}

  List<PuzzleCollection> collections() {
    return jdbc.sql(
            """
            select c.id, c.name, c.built_in,
              (select coalesce(sum(p.puzzles), 0) from puzzle_stock p
                where p.collection_id = c.id) as puzzles
            from puzzle_collection c where c.state = 'ready'
            order by c.built_in desc, c.name, c.id""")
        .query(
            (row, _) ->
                new PuzzleCollection(
                    new PuzzleCollectionId(row.getLong("id")),
                    row.getString("name"),
                    row.getInt("puzzles"),
                    row.getBoolean("built_in")))
        .list();
  }
}
