package org.queenside.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.puzzle.format.ParsedEntry;
import org.queenside.puzzle.format.PuzzleFileReader;
import org.queenside.puzzle.format.PuzzleFileReader.Section;

/**
 * Nothing in a faulty file is lost without being counted. Every line of a table or list is an
 * entry, and so is every position of a PGN file whose tag is intact, whatever the lines around it
 * are like.
 */
class PuzzleFileCountTest {
  private static final long SEED = 31;
  private static final int FILES = 400;

  private static final List<String> POSITIONS =
      List.of(
          "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1",
          "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
          "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2",
          "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4");

  private static final List<String> GAMES =
      List.of(
          "[Event \"a\"]\n[SetUp \"1\"]\n[FEN \"%s\"]\n\n1. Re8# $1 {good (best)} 1-0\n\n",
          "[FEN \"%s\"]\n[White \"b\"]\n1. Qg7#\n",
          "[FEN \"%s\"]\n",
          "[PuzzleId \"q\"]\n[FEN \"%s\"]\n\n1. Qxf7# (1. Qh4 ; no\n Nf6) 1/2-1/2\n\n");

  private static final String HEADER = "PuzzleId,FEN,Moves,Rating,RatingDeviation\n";

  @TempDir private Path folder;

  @Test
  void everyLineOfATableIsAnEntry() throws IOException {
    List<String> rows =
        POSITIONS.stream().map(fen -> "a1b2," + fen + ",\"e2e4,e7e5\",811,75\n").toList();
    Random random = new Random(SEED);
    Mutation mutation = new Mutation(random, rows);
    for (int i = 0; i < FILES; i++) {
      String faulty = withoutZeros(mutation.of(String.join("", rows)));
      assertThat(read(HEADER + faulty)).as(faulty).hasSize((int) lines(faulty).count());
    }
  }

  @Test
  void everyLineOfAListIsAnEntry() throws IOException {
    List<String> rows = POSITIONS.stream().map(fen -> fen + " id \"x\";\n").toList();
    Random random = new Random(SEED);
    Mutation mutation = new Mutation(random, rows);
    for (int i = 0; i < FILES; i++) {
      String faulty = withoutZeros(mutation.of(String.join("", rows)));
      assertThat(read("1. " + POSITIONS.getFirst() + "\n" + faulty))
          .as(faulty)
          .hasSize(1 + (int) lines(faulty).filter(line -> !line.matches("[#%].*")).count());
    }
  }

  @Test
  void everyIntactPositionOfAPgnFileIsFound() throws IOException {
    Random random = new Random(SEED);
    Mutation mutation = new Mutation(random, GAMES);
    List<String> tags = POSITIONS.stream().map(fen -> "[FEN \"" + fen + "\"]").toList();
    for (int i = 0; i < FILES; i++) {
      StringBuilder games = new StringBuilder();
      for (String fen : POSITIONS) {
        games.append(GAMES.get(random.nextInt(GAMES.size())).formatted(fen));
      }
      String faulty = withoutZeros(mutation.of(games.toString()));
      List<ParsedEntry> entries = read("[Event \"first\"]\n\n*\n\n" + faulty);

      assertThat(entries.stream().map(PuzzleFileCountTest::position).toList())
          .as(faulty)
          .containsAll(
              lines(faulty)
                  .filter(tags::contains)
                  .map(tag -> POSITIONS.get(tags.indexOf(tag)))
                  .toList());
      assertThat(entries.stream().map(ParsedEntry::game))
          .as(faulty)
          .containsExactlyElementsOf(LongStream.rangeClosed(1, entries.size()).boxed().toList());
    }
  }

  /** A zero byte would make the program refuse the whole file. */
  private static String withoutZeros(String text) {
    return text.replace('\0', ' ');
  }

  private static String position(ParsedEntry entry) {
    return entry instanceof ParsedEntry.MateInOne mate ? mate.position().toString() : "";
  }

  /** Returns the lines that aren't blank. */
  private static Stream<String> lines(String text) {
    return text.lines().filter(line -> !line.matches("[\\s\\p{Z}\\p{Cc}\\p{Cf}]*"));
  }

  /** Reads a file in small sections, and again in one, because nothing may be lost in between. */
  private List<ParsedEntry> read(String text) throws IOException {
    Path path = Files.write(folder.resolve("file"), text.getBytes(UTF_8));
    List<ParsedEntry> entries = read(path, 2);
    assertThat(read(path, 1000)).as(text).isEqualTo(entries);
    return entries;
  }

  private static List<ParsedEntry> read(Path path, int linesInSection) throws IOException {
    List<ParsedEntry> entries = new ArrayList<>();
    try (PuzzleFileReader file = PuzzleFileReader.open(path, Locale.ENGLISH)) {
      for (Section section; (section = file.next(linesInSection)) != null; ) {
        entries.addAll(section.entries());
      }
    }
    return entries;
  }
}
