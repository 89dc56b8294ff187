package org.queenside.puzzle.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.TestPuzzleCollections;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.queenside.puzzle.transfer.SkippedLine.Kind;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.SharedDatabase;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Imports on a real database; of 20 generated rows 16 are mates, 2 are not, 1 is a duplicate, 1 is
 * broken.
 */
@OnEveryDatabase
class PuzzleImporterTest {
  private static final int ROWS = 3_000;

  private final PuzzleCollectionService collections;
  private final PuzzleService puzzles;
  private final PuzzleImporter importer;

  @TempDir private Path folder;

  PuzzleImporterTest(TestDatabase database) {
    TestPuzzleCollections store = TestPuzzleCollections.on(database);
    this.collections = store.collections();
    this.puzzles = store.puzzles();
    this.importer =
        new PuzzleImporter(
            collections,
            new ImportRepository(
                database.jdbc(), new JdbcTemplate(database.dataSource()), Clock.systemUTC()),
            new ImportClaimRepository(
                database.jdbc(), new SharedDatabase("jdbc:postgresql:"), Clock.systemUTC()),
            database.transactions());
  }

  /** Stops an import after some lines; the importer asks it before every thousand. */
  private record StopAfter(long lines, int[] asked) implements ImportMonitor {
    static StopAfter lines(long lines) {
      return new StopAfter(lines, new int[1]);
    }

    @Override
    public void progress(PuzzleImport current) {}

    @Override
    public boolean isStopRequested() {
      return asked[0]++ >= lines / 1000;
    }
  }

  @Test
  void everyRowIsCountedByItsKind() throws IOException {
    Path file = generated(1);
    PuzzleCollectionId collection = begin("counted", file);

    PuzzleImport end = importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(end.state()).isEqualTo(State.DONE);
    assertThat(end.problem()).isNull();
    assertThat(end.counts()).isEqualTo(new ImportCounts(2400, 300, 150, 150));
    assertThat(end.mark().lines()).isEqualTo(ROWS + 1);
    assertThat(end.percent()).isEqualTo(100);
    assertThat(collection("counted").puzzles()).isEqualTo(2400);
  }

  @Test
  void theReportNamesTheSkippedLines() throws IOException {
    Path file = generated(1);
    PuzzleCollectionId collection = begin("reported", file);
    importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    ImportReport report = importer.report(collection);

    assertThat(lines(report, Kind.NO_MATE)).hasSize(300).startsWith(18L, 19L, 38L, 39L);
    assertThat(lines(report, Kind.DOUBLED)).hasSize(150).startsWith(20L, 40L, 60L);
    assertThat(lines(report, Kind.BROKEN)).hasSize(150).startsWith(21L, 41L, 61L);
    assertThat(report.missed())
        .contains(
            new SkippedLine(Kind.BROKEN, 21, 0, "e2e5 isn't a legal first move"),
            new SkippedLine(Kind.BROKEN, 41, 0, "an impossible position: White has no king"));
  }

  @Test
  void aThousandLinesOfEachKindAreStoredAndTheRestAreCounted() throws IOException {
    Path file = Files.writeString(folder.resolve("many.csv"), "FEN,Moves\n" + "x,y\n".repeat(1234));
    PuzzleCollectionId collection = begin("many", file);

    PuzzleImport end = importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(end.counts()).isEqualTo(new ImportCounts(0, 0, 0, 1234));
    assertThat(importer.report(collection).missed()).hasSize(1000);
    assertThat(importer.report(collection).text()).contains("Broken: 1,234", "and 234 more");
  }

  @Test
  void aCollectionIsVisibleOnlyWhenItsFileHasBeenRead() throws IOException {
    Path file = generated(2);
    PuzzleCollectionId collection = begin("half", file);

    PuzzleImport stopped = importer.run(collection, file, StopAfter.lines(2000));

    assertThat(stopped.state()).isEqualTo(State.STOPPED);
    assertThat(stopped.mark().lines()).isEqualTo(2000);
    assertThat(names()).doesNotContain("half");

    PuzzleImport end = importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(end.counts()).isEqualTo(new ImportCounts(2400, 300, 150, 150));
    assertThat(collection("half").puzzles()).isEqualTo(2400);
  }

  @Test
  void anImportContinuesOnlyWithTheSameFile() throws IOException {
    Path file = generated(3);
    PuzzleCollectionId collection = begin("swapped", file);
    PuzzleImport stopped = importer.run(collection, file, StopAfter.lines(2000));

    PuzzleImport refused = importer.run(collection, generated(4), StopAfter.lines(Long.MAX_VALUE));

    assertThat(refused.state()).isEqualTo(State.STOPPED);
    assertThat(refused.problem()).contains("a different file");
    assertThat(refused.counts()).isEqualTo(stopped.counts());
    assertThat(importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE)).counts())
        .isEqualTo(new ImportCounts(2400, 300, 150, 150));
  }

  @Test
  void aFileWithoutPuzzlesMakesNoCollection() throws IOException {
    Path file = Files.writeString(folder.resolve("none.csv"), "FEN,Moves\n,\n");
    PuzzleCollectionId collection = begin("none", file);

    PuzzleImport end = importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(end.problem()).contains("no mate in one");
    assertThat(names()).doesNotContain("none");
  }

  @Test
  void anUnreadableFileStopsTheImportWithTheReason() throws IOException {
    Path file = Files.writeString(folder.resolve("letter.txt"), "Dear all");
    PuzzleCollectionId collection = begin("letter", file);

    PuzzleImport end = importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(end.state()).isEqualTo(State.STOPPED);
    assertThat(end.problem()).contains("no puzzle in the first 1 lines");
  }

  @Test
  void anImportThatIsDoneOrDeletedDoesNotRunAgain() throws IOException {
    Path file = generated(5);
    PuzzleCollectionId collection = begin("twice", file);
    importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(() -> importer.run(collection, file, StopAfter.lines(1)))
        .withMessage("This import is already done.");
    collections.delete(collection);
    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(() -> importer.run(collection, file, StopAfter.lines(1)))
        .withMessageContaining("isn't here any more");
  }

  @Test
  void theReportSaysHowOftenTheMoveNumberZeroWasReadAsOne() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("zero.epd"),
            """
            8/8/4Q3/8/7k/5K2/8/8 w - - 0 0
            6k1/5ppp/8/8/8/8/8/K2Q4 w - - 0 1
            6k1/5ppp/8/8/8/8/8/KR6 w - - 3 0
            """);
    PuzzleCollectionId collection = begin("zero", file);

    PuzzleImport end = importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(end.counts()).isEqualTo(new ImportCounts(3, 0, 0, 0, 2, 0));
    assertThat(importer.report(collection).summary()).contains("Move number 0 read as 1: 2");
  }

  @Test
  void gamesOnOneLineAreCountedAndNamedInTheReport() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("line.pgn"),
            """
            [FEN "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"] 1. Te8# 1-0 [FEN "8/8 w"] * [FEN "x"] *
            [FEN "6k1/5ppp/8/8/8/8/8/K3R3 w - - 5 9"] 1. Re8# 1-0 [Event "a whole game"] 1. e4 *
            """);
    PuzzleCollectionId collection = begin("line", file);

    PuzzleImport end = importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(end.counts()).isEqualTo(new ImportCounts(1, 1, 1, 2, 0, 1));
    assertThat(importer.report(collection).text())
        .contains(
            "Read: 5\n",
            "Imported: 1\n",
            "Without a mate in one: 1\n",
            "Duplicates: 1\n",
            "Broken: 2\n",
            "Imported, but with something skipped: 1\n")
        .contains("game 1 in line 1: line 1: Te8# isn't a legal move in English notation")
        .contains("game 2 in line 1: the game can't be read: the FEN is wrong")
        .contains("game 3 in line 1: ")
        .contains("game 4 in line 2\n")
        .contains("game 5 in line 2\n");
  }

  @Test
  void theNumbersOfGamesContinueAfterAStop() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("long.pgn"), "[FEN \"x\"]\n*\n".repeat(1500) + "[FEN \"y\"]\n");
    PuzzleCollectionId collection = begin("long", file);
    importer.run(collection, file, StopAfter.lines(1000));

    PuzzleImport end = importer.run(collection, file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(end.counts()).isEqualTo(new ImportCounts(0, 0, 0, 1501));
    assertThat(importer.report(collection).missed())
        .filteredOn(missed -> missed.line() == 1999)
        .extracting(SkippedLine::game)
        .containsExactly(1000L);
  }

  @Test
  void aNameBelongsToOneCollection() throws IOException {
    Path file = generated(6);
    PuzzleCollectionId first = begin("One name", file);

    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(() -> begin("one NAME ", file))
        .withMessageContaining("6.csv is already being imported");

    importer.run(first, file, StopAfter.lines(Long.MAX_VALUE));
    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(() -> begin("One name", file))
        .withMessageContaining("already a collection called One name");

    collections.delete(first);
    importer.run(begin("One name", file), file, StopAfter.lines(Long.MAX_VALUE));
    assertThat(names()).containsOnlyOnce("One name");
  }

  @Test
  void anImportWithoutPuzzlesReleasesItsName() throws IOException {
    Path file = Files.writeString(folder.resolve("nothing.csv"), "FEN,Moves\n,\n");
    importer.run(begin("nothing", file), file, StopAfter.lines(Long.MAX_VALUE));

    assertThat(importer.find(begin("nothing", file)).state()).isEqualTo(State.STOPPED);
  }

  @Test
  void onlyOneOfTwoSimultaneousImportsGetsTheName() throws Exception {
    Path file = generated(7);
    CyclicBarrier together = new CyclicBarrier(4);
    Callable<PuzzleCollectionId> beginning =
        () -> {
          together.await();
          return begin("at once", file);
        };
    List<Future<PuzzleCollectionId>> begun;
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      begun = threads.invokeAll(List.of(beginning, beginning, beginning, beginning));
    }

    assertThat(begun).filteredOn(begin -> begin.state() == Future.State.SUCCESS).hasSize(1);
    assertThat(begun)
        .filteredOn(begin -> begin.state() == Future.State.FAILED)
        .hasSize(3)
        .allSatisfy(begin -> assertThat(begin.exceptionNow()).isInstanceOf(ImportException.class));
  }

  private PuzzleCollectionId begin(String name, Path file) throws IOException {
    return importer.begin(name, file.getFileName().toString(), Files.size(file));
  }

  private Path generated(long seed) throws IOException {
    return LichessFileGenerator.write(ROWS, seed, folder.resolve(seed + ".csv"));
  }

  private PuzzleCollection collection(String name) {
    return puzzles.collections().stream()
        .filter(collection -> collection.name().equals(name))
        .findAny()
        .orElseThrow();
  }

  private List<String> names() {
    return puzzles.collections().stream().map(PuzzleCollection::name).toList();
  }

  private static List<Long> lines(ImportReport report, Kind kind) {
    return report.missed().stream()
        .filter(missed -> missed.kind() == kind)
        .map(SkippedLine::line)
        .toList();
  }
}
