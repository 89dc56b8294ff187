package org.queenside.puzzle;

import jakarta.annotation.PostConstruct;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.PuzzleLabels;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Brings the built-in collection in the database up to the file in the program, when the program
 * starts with another file than last time. A position that stays in the file keeps its number, so
 * what learners know of it stays too.
 *
 * <p>Programs of different versions may share a database while they're upgraded one by one. So an
 * older edition never replaces a newer one.
 */
@Component
public class BuiltInCollectionLoader {

  private static final Logger LOG = LoggerFactory.getLogger(BuiltInCollectionLoader.class);
  private static final String FILE = "mates-in-one.epd";

  /** Four fields of a FEN, and among what follows an id. */
  private static final Pattern LINE =
      Pattern.compile("(\\S+ \\S+ \\S+ \\S+) (?:.* )?id \"([^\"]+)\";.*");

  /**
   * Raise it whenever the file changes, or {@link PuzzleLabels#of} says something else of a
   * position.
   */
  static final int EDITION = 2;

  /** The collection's row. */
  private record Stored(PuzzleCollectionId id, @Nullable String digest, int edition) {

    boolean isOlderThan(int other, String otherDigest) {
      return edition < other || edition == other && !otherDigest.equals(digest);
    }
  }

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final PuzzleBatchRepository writer;
  private final PuzzleCountRepository stock;

  public BuiltInCollectionLoader(
      JdbcClient jdbc,
      TransactionOperations transaction,
      PuzzleBatchRepository writer,
      PuzzleCountRepository stock) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.writer = writer;
    this.stock = stock;
  }

  @PostConstruct
  void load() {
    load(file(), EDITION);
  }

  static String file() {
    try (InputStream stream =
        Objects.requireNonNull(BuiltInCollectionLoader.class.getResourceAsStream(FILE), FILE)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Brings the collection up to a file's text, unless a later edition is there. */
  void load(String file, int edition) {
    String digest = digest(file);
    transaction.executeWithoutResult(
        _ -> {
          // The row is held: of several programs that start on one database, one does the work.
          Stored stored =
              jdbc.sql(
                      "select id, digest, edition from puzzle_collection where built_in for update")
                  .query(
                      (row, _) ->
                          new Stored(
                              new PuzzleCollectionId(row.getLong("id")),
                              row.getString("digest"),
                              row.getInt("edition")))
                  .single();
          if (stored.isOlderThan(edition, digest)) {
            replace(stored.id(), puzzles(file));
            jdbc.sql("update puzzle_collection set digest = ?, edition = ? where id = ?")
                .params(digest, edition, stored.id().value())
                .update();
          }
        });
  }

  private void replace(PuzzleCollectionId collection, List<NewPuzzle> wanted) {
    writer.replace(collection, wanted);
    stock.recount(collection);
    LOG.info("Built-in collection of {} puzzles read", wanted.size());
  }

  static List<NewPuzzle> puzzles(String file) {
    return file.lines()
        .filter(BuiltInCollectionLoader::isPuzzle)
        .map(BuiltInCollectionLoader::puzzle)
        .toList();
  }

  private static boolean isPuzzle(String line) {
    return !line.isBlank() && !line.startsWith("#");
  }

  private static NewPuzzle puzzle(String line) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      throw new IllegalStateException(FILE + ": not a position with an id: " + line);
    }
    return NewPuzzle.of(fields.group(2), Position.fromFen(fields.group(1)));
  }

  private static String digest(String file) {
    try {
      // Programs without editions put the digit there; they read the file again if it's missing.
      byte[] read = ("1" + file).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(read));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
