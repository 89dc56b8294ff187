package org.queenside.puzzle.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Position;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.Rating;
import org.queenside.puzzle.pattern.PuzzleLabels;

/** Writes files and reads them back. */
class PuzzleFileWriterTest {

  /** En passant, castling, promotion, two mates, and one that only a capture can have led to. */
  private static final List<String> FENS =
      List.of(
          "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
          "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2",
          "7k/5KRp/8/8/8/8/8/8 w - - 0 1",
          "6k1/5ppp/8/8/8/8/8/R2RK3 w Q - 0 1",
          "7k/R7/5N2/8/8/8/8/K7 w - - 12 60");

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource(PuzzleFormat.class)
  void positionsAndNamesStayTheSameAfterWritingAndReading(PuzzleFormat format) throws IOException {
    List<Puzzle> puzzles = new ArrayList<>();
    for (String fen : FENS) {
      puzzles.add(puzzle("q" + puzzles.size(), fen));
    }
    try (PuzzleFileReader generated =
        PuzzleFileReader.open(
            LichessFileGenerator.write(1000, 5, folder.resolve("generated")), Locale.ENGLISH)) {
      for (PuzzleFileReader.Section section; (section = generated.next(1000)) != null; ) {
        for (ParsedEntry entry : section.entries()) {
          if (entry instanceof ParsedEntry.MateInOne mate) {
            puzzles.add(puzzle(mate.name(), mate.position().toString()));
          }
        }
      }
    }

    List<ParsedEntry> read = read(write(puzzles, format));

    assertThat(read).hasSameSizeAs(puzzles).hasOnlyElementsOfType(ParsedEntry.MateInOne.class);
    for (int i = 0; i < puzzles.size(); i++) {
      ParsedEntry.MateInOne mate = (ParsedEntry.MateInOne) read.get(i);
      assertThat(mate.name()).isEqualTo(puzzles.get(i).name());
      assertThat(mate.position().repetitionKey())
          .isEqualTo(puzzles.get(i).position().repetitionKey());
    }
  }

  @Test
  void theLichessCsvHasALegalMoveOfTheOpponentBeforeTheMate() throws IOException {
    String[] lines = write(List.of(puzzle("q1", FENS.getFirst())), PuzzleFormat.CSV).split("\n");

    assertThat(lines[0]).isEqualTo(LichessFileGenerator.HEADER);
    assertThat(lines[1].split(",")[2]).matches("[a-h][1-8][a-h][1-8] h5f7");
    assertThat(lines[1]).contains(" b KQkq - ").contains(",900,80,,,mate mateIn1");
  }

  @Test
  void aNameThatIsASpreadsheetFormulaIsEscapedAndReadBack() throws IOException {
    for (String name : List.of("=1+1", "+1", "-1", "@sum", "'=1", "'quoted", "a,\"b\"")) {
      String text = write(List.of(puzzle(name, FENS.getFirst())), PuzzleFormat.CSV);

      assertThat(text.split("\n")[1]).doesNotStartWith(name.matches("[=+@-].*") ? name : "=");
      assertThat(read(text))
          .extracting(entry -> ((ParsedEntry.MateInOne) entry).name())
          .containsExactly(name);
    }
  }

  private static Puzzle puzzle(String name, String fen) {
    Position position = Position.fromFen(fen);
    return new Puzzle(
        new PuzzleId(1),
        new PuzzleCollectionId(1),
        name,
        position,
        PuzzleLabels.of(position),
        new Rating(900, 80, 0.06));
  }

  private static String write(List<Puzzle> puzzles, PuzzleFormat format) throws IOException {
    StringWriter text = new StringWriter();
    PuzzleFileWriter output = PuzzleFileWriter.to(text, format, "A collection");
    for (Puzzle puzzle : puzzles) {
      output.write(puzzle);
    }
    return text.toString();
  }

  private List<ParsedEntry> read(String text) throws IOException {
    List<ParsedEntry> entries = new ArrayList<>();
    try (PuzzleFileReader file =
        PuzzleFileReader.open(Files.writeString(folder.resolve("written"), text), Locale.ENGLISH)) {
      for (PuzzleFileReader.Section section; (section = file.next(1000)) != null; ) {
        entries.addAll(section.entries());
      }
    }
    return entries;
  }
}
