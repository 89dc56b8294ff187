package org.queenside.puzzle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.pattern.PuzzleLabels;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes puzzles. */
@Repository
public class PuzzleRepository {

  private static final String SELECT =
      """
      select p.id, p.collection_id, p.name, p.fen, p.pattern, p.piece, p.men, p.checks, p.answers,
        p.rating, p.deviation, p.volatility
      from puzzle p\s""";

  private final JdbcClient jdbc;

  public PuzzleRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Returns a rating's hundreds. Puzzles in the same band count as equally hard. */
  public static int band(double rating) {
    return (int) Math.floor(Math.clamp(rating, -9_900, 9_900) / 100);
  }

  /** Returns a constant's name in the database. */
  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** Returns a puzzle of a collection that learners may see, or null. */
  @Nullable
  public Puzzle find(PuzzleId id) {
    return jdbc.sql(
            SELECT
                + "join puzzle_collection c on c.id = p.collection_id"
                + " where p.id = ? and c.state = 'ready'")
        .param(id.value())
        .query(PuzzleRepository::puzzle)
        .optional()
        .orElse(null);
  }

  /** Returns the puzzle at an index in a collection ordered by name, from 0. */
  @Nullable Puzzle byName(PuzzleCollectionId collection, int place) {
    return jdbc.sql(SELECT + "where p.collection_id = ? order by p.name, p.id limit 1 offset ?")
        .params(collection.value(), place)
        .query(PuzzleRepository::puzzle)
        .optional()
        .orElse(null);
  }

  /** Returns the puzzles of a collection that come after a given one, by number. */
  List<Puzzle> page(PuzzleCollectionId collection, @Nullable PuzzleId after, int most) {
    return jdbc.sql(
            SELECT
                + "where p.collection_id = ? and p.id > ? order by p.collection_id, p.id limit ?")
        .params(collection.value(), after == null ? 0 : after.value(), most)
        .query(PuzzleRepository::puzzle)
        .list();
  }

  /**
   * Reads a puzzle's rating and locks its row until the transaction ends.
   *
   * @return null if the puzzle was deleted
   */
  @Nullable
  public Rating lockRating(PuzzleId id) {
    return jdbc.sql("select rating, deviation, volatility from puzzle where id = ? for update")
        .param(id.value())
        .query(PuzzleRepository::rating)
        .optional()
        .orElse(null);
  }

  /** Stores a puzzle's rating. */
  public void rate(PuzzleId id, Rating rating) {
    jdbc.sql("update puzzle set rating = ?, deviation = ?, volatility = ?, band = ? where id = ?")
        .params(
            rating.value(),
            rating.deviation(),
            rating.volatility(),
            band(rating.value()),
            id.value())
        .update();
  }

  /** Returns all puzzles of a collection that pass a filter, with their ratings. */
  List<RatedPuzzle> rated(PuzzleCollectionId collection, PuzzleFilterSql filter) {
    return jdbc.sql(
            "select p.id, p.rating from puzzle p where p.collection_id = ?" + filter.condition())
        .params(filter.valuesWith(collection))
        .query(PuzzleRepository::ratedPuzzle)
        .list();
  }

  /**
   * Returns the collection's first puzzle that has at least a given number and passes a filter, or
   * null.
   */
  @Nullable RatedPuzzle firstRated(
      PuzzleCollectionId collection, PuzzleFilterSql filter, long start) {
    return jdbc.sql(
            "select p.id, p.rating from puzzle p where p.collection_id = ?"
                + filter.condition()
                + " and p.id >= ? order by p.collection_id, p.id limit 1")
        .params(filter.valuesWith(collection, start))
        .query(PuzzleRepository::ratedPuzzle)
        .optional()
        .orElse(null);
  }

  /** A puzzle with its rating. */
  record RatedPuzzle(PuzzleId id, double rating) {}

  private static RatedPuzzle ratedPuzzle(ResultSet row, int number) throws SQLException {
    return new RatedPuzzle(new PuzzleId(row.getLong("id")), row.getDouble("rating"));
  }

  private static Puzzle puzzle(ResultSet row, int number) throws SQLException {
    return new Puzzle(
        new PuzzleId(row.getLong("id")),
        new PuzzleCollectionId(row.getLong("collection_id")),
        row.getString("name"),
        Position.fromFen(row.getString("fen")),
        new PuzzleLabels(
            MatePattern.valueOf(row.getString("pattern").toUpperCase(Locale.ROOT)),
            Role.valueOf(row.getString("piece").toUpperCase(Locale.ROOT)),
            row.getInt("men"),
            row.getInt("checks"),
            row.getInt("answers")),
        rating(row, number));
  }

  private static Rating rating(ResultSet row, int number) throws SQLException {
    return new Rating(
        row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility"));
  }
}
