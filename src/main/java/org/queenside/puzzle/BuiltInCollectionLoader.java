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
import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.PuzzleLabels;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Updates the built-in collection in the database at startup, if the program's file has changed. A
 * position that stays in the file keeps its number, and so its rating and the learners' results.
 *
 * <p>Programs of different versions may share a database during a rolling upgrade. So an older
 * edition never replaces a newer one.
 */
@Component
public class BuiltInCollectionLoader {

  private static final Logger LOG = LoggerFactory.getLogger(BuiltInCollectionLoader.class);
  private static final String FILE = "mates-in-one.epd";

  /** The four fields of a FEN, then operations that include an id. */
  private static final Pattern LINE =
      Pattern.compile("(\\S+ \\S+ \\S+ \\S+) (?:.* )?id \"([^\"]+)\";.*");

  /**
   * The edition of the file. Raise it whenever the file changes, or when {@link PuzzleLabels#of}
   * returns something else for a position.
   */
  static final int EDITION = 2;

  private final PuzzleCollectionRepository collections;
  private final TransactionOperations transaction;
  private final PuzzleBatchRepository writer;
  private final PuzzleCountRepository counts;

  public BuiltInCollectionLoader(
      PuzzleCollectionRepository collections,
      TransactionOperations transaction,
      PuzzleBatchRepository writer,
      PuzzleCountRepository counts) {
    this.collections = collections;
    this.transaction = transaction;
    this.writer = writer;
    this.counts = counts;
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

  /** Loads the collection from a file's text, unless a later edition is stored. */
  void load(String file, int edition) {
    String digest = digest(file);
    transaction.executeWithoutResult(
        _ -> {
          // Thanks to the lock, only one of several programs that start together does the work.
          PuzzleCollectionRepository.BuiltInRow stored = collections.lockBuiltIn();
          if (stored.edition() < edition
              || stored.edition() == edition && !digest.equals(stored.digest())) {
            replace(stored.id(), puzzles(file));
            collections.setEdition(stored.id(), digest, edition);
          }
        });
  }

  private void replace(PuzzleCollectionId collection, List<NewPuzzle> wanted) {
    writer.replace(collection, wanted);
    counts.recount(collection);
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
      // Versions without editions expect this digit and would load the file again if it were
      // missing.
      byte[] read = ("1" + file).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(read));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
