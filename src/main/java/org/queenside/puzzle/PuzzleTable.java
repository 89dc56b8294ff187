package org.queenside.puzzle;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The puzzles as rows. */
@Repository
class PuzzleTable {

  static final int LONGEST_NAME = 200;

  private static final String COLUMNS =
      """
      p.id, p.collection_id, p.name, p.fen, p.pattern, p.piece, p.men, p.checks, p.answers,
      p.rating, p.deviation, p.volatility""";

  private static final String INSERT =
      """
      insert into puzzle (collection_id, name, position_key, fen, pattern, piece, side, men,
        few_men, checks, answers, rating, deviation, volatility, band, shuffle)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict do nothing""";

  private final JdbcClient jdbc;
  private final JdbcOperations batches;

  PuzzleTable(JdbcClient jdbc, JdbcOperations batches) {
    this.jdbc = jdbc;
    this.batches = batches;
  }

  /** The hundreds of a rating: puzzles of one band count as equally hard. */
  static int band(double rating) {
    return (int) Math.floor(Math.clamp(rating, -9_900, 9_900) / 100);
  }

  /** Returns a puzzle of a collection that learners may see, or null. */
  @Nullable Puzzle find(PuzzleId id) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + " from puzzle p join puzzle_collection c on c.id = p.collection_id"
                + " where p.id = ? and c.state = 'ready'")
        .param(id.value())
        .query(PuzzleTable::puzzle)
        .optional()
        .orElse(null);
  }

  /** How many puzzles the built-in collection has. */
  int builtIn() {
    return jdbc.sql(
            """
            select count(*) from puzzle p join puzzle_collection c on c.id = p.collection_id
            where c.built_in""")
        .query(Integer.class)
        .single();
  }

  /** Returns the puzzle of the built-in collection with this place by name, from 0. */
  @Nullable Puzzle builtIn(int place) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + " from puzzle p join puzzle_collection c on c.id = p.collection_id"
                + " where c.built_in order by p.name, p.id limit 1 offset ?")
        .param(place)
        .query(PuzzleTable::puzzle)
        .optional()
        .orElse(null);
  }

  /** Returns the puzzles of a collection that come after one, in the order of their numbers. */
  List<Puzzle> page(CollectionId collection, @Nullable PuzzleId after, int most) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + " from puzzle p where p.collection_id = ? and p.id > ? order by p.id limit ?")
        .params(collection.value(), after == null ? 0 : after.value(), most)
        .query(PuzzleTable::puzzle)
        .list();
  }

  /**
   * Reads a puzzle's rating and holds its row until the transaction ends.
   *
   * @return null if the puzzle was deleted
   */
  @Nullable Rating hold(PuzzleId id) {
    return jdbc.sql("select rating, deviation, volatility from puzzle where id = ? for update")
        .param(id.value())
        .query(PuzzleTable::rating)
        .optional()
        .orElse(null);
  }

  void rate(PuzzleId id, Rating rating) {
    jdbc.sql("update puzzle set rating = ?, deviation = ?, volatility = ?, band = ? where id = ?")
        .params(
            rating.value(),
            rating.deviation(),
            rating.volatility(),
            band(rating.value()),
            id.value())
        .update();
  }

  /**
   * Adds puzzles to a collection, except positions that it has already.
   *
   * @return for each, in order, whether it was added
   */
  boolean[] add(CollectionId collection, List<NewPuzzle> puzzles) {
    int[] added =
        batches.batchUpdate(
            INSERT, puzzles.stream().map(puzzle -> row(collection, puzzle)).toList());
    boolean[] isNew = new boolean[added.length];
    for (int i = 0; i < added.length; i++) {
      isNew[i] = added[i] == 1;
    }
    return isNew;
  }

  /**
   * Makes a collection hold exactly these puzzles. Positions it had already keep their numbers and
   * ratings; names and labels become the new ones.
   */
  void replace(CollectionId collection, List<NewPuzzle> wanted) {
    Map<UUID, Long> had = new HashMap<>();
    jdbc.sql("select position_key, id from puzzle where collection_id = ?")
        .param(collection.value())
        .query(
            row -> {
              had.put(row.getObject("position_key", UUID.class), row.getLong("id"));
            });
    List<NewPuzzle> added = new ArrayList<>();
    List<Object[]> kept = new ArrayList<>();
    for (NewPuzzle puzzle : wanted) {
      Long id = had.remove(key(puzzle.position()));
      if (id == null) {
        added.add(puzzle);
      } else {
        Labels labels = puzzle.labels();
        kept.add(
            new Object[] {
              puzzle.name(),
              word(labels.pattern()),
              word(labels.piece()),
              labels.checks(),
              labels.answers(),
              id
            });
      }
    }
    batches.batchUpdate(
        "update puzzle set name = ?, pattern = ?, piece = ?, checks = ?, answers = ? where id = ?",
        kept);
    batches.batchUpdate(
        "delete from puzzle where id = ?",
        had.values().stream().map(id -> new Object[] {id}).toList());
    add(collection, added);
  }

  private static Object[] row(CollectionId collection, NewPuzzle puzzle) {
    Labels labels = puzzle.labels();
    Rating rating = puzzle.rating();
    return new Object[] {
      collection.value(),
      puzzle.name(),
      key(puzzle.position()),
      puzzle.position().toString(),
      word(labels.pattern()),
      word(labels.piece()),
      word(puzzle.position().turn()),
      labels.men(),
      labels.men() <= Selection.FEW_MEN,
      labels.checks(),
      labels.answers(),
      rating.value(),
      rating.deviation(),
      rating.volatility(),
      band(rating.value()),
      RandomGenerator.getDefault().nextInt()
    };
  }

  /** The same for the same position, whatever its counters; see {@link Position#repetitionKey}. */
  private static UUID key(Position position) {
    byte[] fen = position.repetitionKey().toString().getBytes(StandardCharsets.US_ASCII);
    try {
      ByteBuffer digest = ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(fen));
      return new UUID(digest.getLong(), digest.getLong());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static Puzzle puzzle(ResultSet row, int number) throws SQLException {
    return new Puzzle(
        new PuzzleId(row.getLong("id")),
        new CollectionId(row.getLong("collection_id")),
        row.getString("name"),
        Position.fromFen(row.getString("fen")),
        new Labels(
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
