package org.queenside.puzzle;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.queenside.puzzle.pattern.MatePattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads how many puzzles of each kind are in the collections that learners can see. */
@Repository
public class PuzzleCountRepository {

  private final JdbcClient jdbc;

  public PuzzleCountRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Updates the counts of a collection. */
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

  Map<MatePattern, Integer> byPattern(PuzzleFilter filter) {
    PuzzleFilterSql sql =
        PuzzleFilterSql.of(new PuzzleFilter(null, filter.side(), filter.fewMen(), null));
    Map<MatePattern, Integer> counts = new EnumMap<>(MatePattern.class);
    jdbc.sql(
            """
            select p.pattern, sum(p.puzzles) as puzzles
            from puzzle_stock p join puzzle_collection c on c.id = p.collection_id
            where c.state = 'ready'%s%s group by p.pattern"""
                .formatted(sql.condition(), ofCollection(filter)))
        .params(sql.values())
        .query(
            row -> {
              String pattern = row.getString("pattern").toUpperCase(Locale.ROOT);
              counts.put(MatePattern.valueOf(pattern), row.getInt("puzzles"));
            });
    return counts;
  }

  private static String ofCollection(PuzzleFilter filter) {
    PuzzleCollectionId collection = filter.collection();
    return collection == null ? "" : " and p.collection_id = " + collection.value();
  }

  /** Returns each collection's puzzles that pass a filter, without collections that have none. */
  public List<CollectionShare> shares(PuzzleFilter filter) {
    PuzzleFilterSql sql = PuzzleFilterSql.of(filter);
    return jdbc.sql(
            """
            select c.id, c.first_puzzle, c.last_puzzle, sum(p.puzzles) as puzzles
            from puzzle_stock p join puzzle_collection c on c.id = p.collection_id
            where c.state = 'ready'%s%s
            group by c.id, c.first_puzzle, c.last_puzzle order by c.id"""
                .formatted(sql.condition(), ofCollection(filter)))
        .params(sql.values())
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
   * The puzzles of a collection that pass a filter.
   *
   * @param puzzles how many puzzles, 1 or more
   * @param first the lowest puzzle number in the collection
   * @param last the highest puzzle number in the collection
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
