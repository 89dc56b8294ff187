package org.queenside.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
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
  private static final String PROGRESS = "progress";
  private static final String REPORT = "report";

  @Override
  public String name() {
    return "import";
  }

  @Override
  public Set<String> options() {
    return Set.of(NAME, PROGRESS, REPORT);
  }

  @Override
  public int run(CommandLine line, CommandOutput output) {
    Path file = file(line);
    try (CommandContext database = CommandContext.open(line.settings())) {
      PuzzleImporter importer = database.get(PuzzleImporter.class);
      String fileName = file.getFileName().toString();
      PuzzleCollectionId collection =
          importer.begin(collectionName(line, fileName), fileName, size(file));
      ConsoleProgress progress = new ConsoleProgress(output, line.has(PROGRESS));
      PuzzleImport end = importer.run(collection, file, Locale.ENGLISH, progress::show);
      progress.end();
      ImportReport report = importer.report(collection);
      output.out().print(report.summary(Locale.ENGLISH));
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
        Files.writeString(Path.of(to), report.text(Locale.ENGLISH));
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
    try (var _ = PuzzleFileReader.open(file, Locale.ENGLISH)) {
      return;
    } catch (UnreadableFileException e) {
      throw new CommandException("no-puzzles", file.getFileName(), String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new CommandException("file", file.toAbsolutePath());
    }
  }

  private static String collectionName(CommandLine line, String fileName) {
    String wanted = line.value(NAME);
    return wanted == null
        ? DefaultCollectionName.of(fileName, Locale.ENGLISH)
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
