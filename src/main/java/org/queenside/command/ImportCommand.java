package org.queenside.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.format.PuzzleFileReader;
import org.queenside.puzzle.format.UnreadableFileException;
import org.queenside.puzzle.transfer.DefaultCollectionName;
import org.queenside.puzzle.transfer.ImportException;
import org.queenside.puzzle.transfer.ImportReport;
import org.queenside.puzzle.transfer.PuzzleImport;
import org.queenside.puzzle.transfer.PuzzleImporter;

/** Imports a puzzle file into a collection. */
final class ImportCommand implements Command {
  private static final String NAME = "name";
  private static final String RESUME = "resume";
  private static final String RESTART = "restart";
  private static final String PROGRESS = "progress";
  private static final String REPORT = "report";

  @Override
  public String name() {
    return "import";
  }

  @Override
  public Set<String> options() {
    return Set.of(NAME, RESUME, RESTART, PROGRESS, REPORT);
  }

  @Override
  public int run(CommandLine line, CommandOutput output) {
    Path file = file(line);
    try (CommandContext database = CommandContext.open(line.settings())) {
      PuzzleImporter importer = database.get(PuzzleImporter.class);
      PuzzleCollectionId collection =
          collection(line, file, importer, database.get(PuzzleCollectionService.class));
      ConsoleProgress progress = new ConsoleProgress(output, line.has(PROGRESS));
      PuzzleImport end = importer.run(collection, file, progress);
      progress.end();
      ImportReport report = importer.report(collection);
      output.out().print(report.summary());
      writeReport(line.value(REPORT), report);
      return end.state() == PuzzleImport.State.DONE && end.problem() == null ? 0 : 1;
    } catch (ImportException e) {
      output.err().println(e.getMessage());
      return 1;
    }
  }

  private static void writeReport(@Nullable String to, ImportReport report) {
    if (to != null) {
      try {
        Files.writeString(Path.of(to), report.text());
      } catch (IOException e) {
        throw new CommandException("write", String.valueOf(e.getMessage()));
      }
    }
  }

  private static Path file(CommandLine line) {
    String operand = line.operand();
    if (operand == null) {
      throw new UsageException("file");
    }
    Path file = Path.of(operand);
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      throw new CommandException("file", file.toAbsolutePath());
    }
    requirePuzzles(file);
    return file;
  }

  /** Checks the file before starting, so that a file without puzzles leaves no trace. */
  private static void requirePuzzles(Path file) {
    try (var _ = PuzzleFileReader.open(file)) {
      return;
    } catch (UnreadableFileException e) {
      throw new CommandException("no-puzzles", file.getFileName(), String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new CommandException("file", file.toAbsolutePath());
    }
  }

  /** Returns the collection for the file: a new one, or that of a stopped import. */
  private static PuzzleCollectionId collection(
      CommandLine line, Path file, PuzzleImporter importer, PuzzleCollectionService collections) {
    String fileName = file.getFileName().toString();
    PuzzleImport begun = begun(fileName, importer);
    if (begun != null && line.has(RESUME)) {
      return begun.collection();
    }
    if (line.has(RESUME)) {
      throw new CommandException("nothing-to-resume", fileName);
    }
    if (begun != null && line.has(RESTART)) {
      collections.delete(begun.collection());
    } else if (begun != null) {
      throw new CommandException("begun", fileName, begun.mark().lines());
    }
    return importer.begin(collectionName(line, fileName), fileName, size(file));
  }

  private static @Nullable PuzzleImport begun(String fileName, PuzzleImporter importer) {
    return importer.all().stream()
        .filter(
            known -> known.state() != PuzzleImport.State.DONE && known.fileName().equals(fileName))
        .findFirst()
        .orElse(null);
  }

  private static String collectionName(CommandLine line, String fileName) {
    String wanted = line.value(NAME);
    return wanted == null
        ? DefaultCollectionName.of(fileName)
        : wanted.substring(0, Math.min(wanted.length(), PuzzleCollectionService.LONGEST_NAME));
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new CommandException("file", file.toAbsolutePath());
    }
  }
}
