package org.queenside.puzzle.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.queenside.puzzle.transfer.ImportRepository.SILENCE;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.TestPuzzleCollections;
import org.queenside.puzzle.TestPuzzles;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.queenside.puzzle.transfer.SkippedLine.Kind;
import org.queenside.store.JdbcValues;
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
  private final TestDatabase database;
  private final ImportRepository table;
  private final PuzzleImporter importer;

  @TempDir private Path folder;

  PuzzleImporterTest(TestDatabase database) {
    TestPuzzleCollections store = TestPuzzleCollections.on(database);
    this.collections = store.collections();
    this.puzzles = store.puzzles();
    this.database = database;
    this.table = table(new SharedDatabase("jdbc:postgresql:"));
    this.importer = new PuzzleImporter(collections, table, database.transactions(), 1);
  }

  private ImportRepository table(SharedDatabase shared) {
    return new ImportRepository(
        database.jdbc(), new JdbcTemplate(database.dataSource()), shared, Clock.systemUTC());
  }

  @Test
  void everyRowIsCountedByItsKind() throws IOException {
    Path file = generated(1);
    PuzzleCollectionId collection = begin("counted", file);

    PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, _ -> {});

    assertThat(end.state()).isEqualTo(State.DONE);
    assertThat(end.problem()).isNull();
    assertThat(end.counts()).isEqualTo(new ImportCounts(2400, 300, 150, 150));
    assertThat(end.counts().read()).isEqualTo(ROWS);
    assertThat(end.percent()).isEqualTo(100);
    assertThat(collection("counted").puzzles()).isEqualTo(2400);
  }

  @Test
  void theReportNamesTheSkippedLines() throws IOException {
    Path file = generated(1);
    PuzzleCollectionId collection = begin("reported", file);
    importer.run(collection, file, Locale.ENGLISH, _ -> {});

    ImportReport report = importer.report(collection);

    assertThat(lines(report, Kind.NO_MATE)).hasSize(300).startsWith(18L, 19L, 38L, 39L);
    assertThat(lines(report, Kind.DOUBLED)).hasSize(150).startsWith(20L, 40L, 60L);
    assertThat(lines(report, Kind.BROKEN)).hasSize(150).startsWith(21L, 41L, 61L);
    assertThat(report.missed())
        .contains(
            new SkippedLine(Kind.BROKEN, 21, 0, "e2e5 isn’t a legal first move"),
            new SkippedLine(Kind.BROKEN, 41, 0, "an impossible position: White has no king."));
  }

  @Test
  void aThousandLinesOfEachKindAreStoredAndTheRestAreCounted() throws IOException {
    Path file = Files.writeString(folder.resolve("many.csv"), "FEN,Moves\n" + "x,y\n".repeat(1234));
    PuzzleCollectionId collection = begin("many", file);

    PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, _ -> {});

    assertThat(end.counts()).isEqualTo(new ImportCounts(0, 0, 0, 1234));
    assertThat(importer.report(collection).missed()).hasSize(1000);
    assertThat(importer.report(collection).text(Locale.ENGLISH))
        .contains("Broken: 1,234", "and 234 more");
  }

  @Test
  void aCollectionIsVisibleOnlyWhenItsFileHasBeenRead() throws IOException {
    Path file = generated(2);
    List<String> during = new ArrayList<>();

    importer.run(begin("half", file), file, Locale.ENGLISH, _ -> during.addAll(names()));

    assertThat(during).isNotEmpty().doesNotContain("half");
    assertThat(names()).contains("half");
  }

  @Test
  void aStoppedImportLeavesNoPuzzlesAndStartsAgainFromTheBeginning() throws IOException {
    Path file = LichessFileGenerator.write(2400, 3, folder.resolve("stopped.csv"));
    PuzzleCollectionId collection = begin("stopped", file);

    PuzzleImport stopped =
        importer.run(collection, file, Locale.ENGLISH, _ -> importer.stop(collection));

    assertThat(stopped.state()).isEqualTo(State.STOPPED);
    assertThat(stopped.problem()).isNull();
    assertThat(stopped.counts().read()).as("the last commit counts").isBetween(1L, 2399L);
    assertThat(rows(collection)).isZero();
    assertThat(importer.report(collection).text(Locale.ENGLISH)).contains("so nothing was added");

    PuzzleCollectionId again = begin("stopped", file);
    PuzzleImport end = importer.run(again, file, Locale.ENGLISH, _ -> {});

    assertThat(end.counts()).isEqualTo(new ImportCounts(1920, 240, 120, 120));
    assertThat(collection("stopped").puzzles()).isEqualTo(1920);
    assertThat(table.find(collection)).as("it was replaced").isNull();
  }

  @Test
  void anImportWhoseProgramEndedIsStoppedAndFreesItsName() throws IOException {
    Path file = generated(4);
    PuzzleCollectionId killed = begin("killed", file);
    collections.add(killed, TestPuzzles.rated(3, 800, 0), new HashSet<>());
    lastCommit(killed, SILENCE.minusSeconds(10));
    assertThat(importer.find(killed).state()).isEqualTo(State.RUNNING);
    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(() -> begin("killed", file))
        .withMessageContaining("4.csv is already being imported");

    lastCommit(killed, SILENCE.plusSeconds(10));

    assertThat(importer.all())
        .filteredOn(one -> one.collection().equals(killed))
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.state()).isEqualTo(State.STOPPED);
              assertThat(one.problem(Locale.ENGLISH))
                  .contains("interrupted", "Upload the file again");
            });
    importer.run(begin("killed", file), file, Locale.ENGLISH, _ -> {});
    assertThat(collection("killed").puzzles()).isEqualTo(2400);
    assertThat(rows(killed)).isZero();
  }

  @Test
  void atItsStartTheOnlyProgramStopsWhatAnEarlierOneLeft() throws IOException {
    PuzzleCollectionId killed = begin("left", generated(8));
    lastCommit(killed, Duration.ofSeconds(1));

    ImportRepository onlyProgram = table(new SharedDatabase("jdbc:h2:durable:data"));

    assertThat(importer.find(killed).state()).as("a start writes nothing").isEqualTo(State.RUNNING);
    PuzzleCollectionId own = begin("own", generated(8));
    onlyProgram.stopInterrupted();
    assertThat(importer.find(own).state()).isEqualTo(State.RUNNING);
    assertThat(importer.find(killed).state()).isEqualTo(State.STOPPED);
    assertThat(importer.find(killed).problem(Locale.ENGLISH)).contains("restarted");
  }

  /** Such as a program that stood still for so long that another one took it for ended. */
  @Test
  void anImportThatWasStoppedElsewhereAddsNothingMore() throws IOException {
    Path file = generated(9);
    PuzzleCollectionId collection = begin("elsewhere", file);
    importer.stop(collection);

    PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, _ -> {});

    assertThat(end.state()).isEqualTo(State.STOPPED);
    assertThat(rows(collection)).isZero();
    assertThat(names()).doesNotContain("elsewhere");
  }

  @Test
  void aFileWithoutPuzzlesMakesNoCollection() throws IOException {
    Path file = Files.writeString(folder.resolve("none.csv"), "FEN,Moves\n,\n");
    PuzzleCollectionId collection = begin("none", file);

    PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, _ -> {});

    assertThat(end.problem(Locale.ENGLISH)).contains("no mate in one");
    assertThat(names()).doesNotContain("none");
    assertThat(end.isRemovable()).isTrue();
    importer.remove(collection);
    assertThat(table.find(collection)).isNull();
  }

  @Test
  void anUnreadableFileStopsTheImportWithTheReason() throws IOException {
    Path file = Files.writeString(folder.resolve("letter.txt"), "Dear all");
    PuzzleCollectionId collection = begin("letter", file);

    PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, _ -> {});

    assertThat(end.state()).isEqualTo(State.STOPPED);
    assertThat(end.problem(Locale.ENGLISH)).contains("no puzzle in the first 1 lines");
  }

  @Test
  void aStoppedImportMayBeReplacedBeforeItNotices() throws IOException {
    Path file = LichessFileGenerator.write(2400, 10, folder.resolve("replaced.csv"));
    PuzzleCollectionId collection = begin("replaced", file);

    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(
            () ->
                importer.run(
                    collection,
                    file,
                    Locale.ENGLISH,
                    _ -> {
                      importer.stop(collection);
                      importer.begin("replaced", "replaced.csv", 1);
                    }))
        .withMessageContaining("isn’t here any more");

    assertThat(rows(collection)).isZero();
  }

  @Test
  void aFileThatEndsTooEarlyLeavesNoPuzzles() throws IOException {
    Path whole = folder.resolve("whole.csv.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(whole))) {
      Files.copy(LichessFileGenerator.write(8000, 5, folder.resolve("whole.csv")), out);
    }
    byte[] packed = Files.readAllBytes(whole);
    Path file = Files.write(folder.resolve("cut.csv.gz"), Arrays.copyOf(packed, packed.length - 9));
    PuzzleCollectionId collection = begin("cut", file);

    PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, _ -> {});

    assertThat(end.state()).isEqualTo(State.STOPPED);
    assertThat(end.problem(Locale.ENGLISH)).contains("ends too early");
    assertThat(end.counts().taken()).as("some were committed").isPositive();
    assertThat(rows(collection)).isZero();
  }

  @Test
  void aFinishedImportIsNotRemoved() throws IOException {
    Path file = generated(5);
    PuzzleCollectionId collection = begin("finished", file);
    importer.run(collection, file, Locale.ENGLISH, _ -> {});

    importer.remove(collection);
    importer.stop(collection);

    assertThat(importer.find(collection).state()).isEqualTo(State.DONE);
    assertThat(collection("finished").puzzles()).isEqualTo(2400);
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

    PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, _ -> {});

    assertThat(end.counts()).isEqualTo(new ImportCounts(3, 0, 0, 0, 2, 0));
    assertThat(importer.report(collection).summary(Locale.ENGLISH))
        .contains("Move number 0 read as 1: 2");
  }

  @Test
  void whatIsWrongIsSaidInTheLanguageOfThePersonWhoImports() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("fehler.csv"),
            """
            FEN,Moves
            rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQ1BNR w kq - 0 2,g2g4 d8h4
            rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2,g2g5 d8h4
            """);
    PuzzleCollectionId collection = begin("fehler", file);

    PuzzleImport end = importer.run(collection, file, Locale.GERMAN, _ -> {});

    assertThat(end.problem(Locale.GERMAN)).isEqualTo("In dieser Datei ist kein Matt in einem Zug.");
    assertThat(importer.report(collection).text(Locale.GERMAN))
        .contains("Zeile 2: unmögliche Stellung: Weiß hat keinen König.")
        .contains("Zeile 3: g2g5 ist kein erlaubter erster Zug");

    Path cut = Files.writeString(folder.resolve("brief.txt"), "Liebe Eltern");
    PuzzleImport stopped = importer.run(begin("brief", cut), cut, Locale.GERMAN, _ -> {});

    assertThat(stopped.problem(Locale.GERMAN)).contains("kein Rätsel");
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

    PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, _ -> {});

    assertThat(end.counts()).isEqualTo(new ImportCounts(1, 1, 1, 2, 0, 1));
    assertThat(importer.report(collection).text(Locale.ENGLISH))
        .contains(
            "Read: 5\n",
            "Imported: 1\n",
            "Without a mate in one: 1\n",
            "Duplicates: 1\n",
            "Broken: 2\n",
            "Imported, but with something skipped: 1\n")
        .contains("game 1 in line 1: line 1: Te8# isn’t a legal move in English notation")
        .contains("game 2 in line 1: the game can’t be read: the FEN ")
        .contains("game 3 in line 1: ")
        .contains("game 4 in line 2\n")
        .contains("game 5 in line 2\n");
  }

  @Test
  void aNameBelongsToOneCollection() throws IOException {
    Path file = generated(6);
    PuzzleCollectionId first = begin("One name", file);

    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(() -> begin("one NAME ", file))
        .withMessageContaining("6.csv is already being imported");

    importer.run(first, file, Locale.ENGLISH, _ -> {});
    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(() -> begin("One name", file))
        .withMessageContaining("already a collection called One name");

    collections.delete(first);
    importer.run(begin("One name", file), file, Locale.ENGLISH, _ -> {});
    assertThat(names()).containsOnlyOnce("One name");
  }

  @Test
  void anImportWithoutPuzzlesReleasesItsName() throws IOException {
    Path file = Files.writeString(folder.resolve("nothing.csv"), "FEN,Moves\n,\n");
    importer.run(begin("nothing", file), file, Locale.ENGLISH, _ -> {});

    assertThat(importer.find(begin("nothing", file)).state()).isEqualTo(State.RUNNING);
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

  private void lastCommit(PuzzleCollectionId collection, Duration ago) {
    database
        .jdbc()
        .sql("update puzzle_import set touched_at = ? where collection_id = ?")
        .params(JdbcValues.timestamp(Instant.now().minus(ago)), collection.value())
        .update();
  }

  private int rows(PuzzleCollectionId collection) {
    return database
        .jdbc()
        .sql("select count(*) from puzzle where collection_id = ?")
        .param(collection.value())
        .query(Integer.class)
        .single();
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
