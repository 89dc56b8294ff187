package org.queenside.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.CollectionId;
import org.queenside.puzzle.Collections;
import org.queenside.puzzle.exchange.CollectionName;
import org.queenside.puzzle.exchange.Import;
import org.queenside.puzzle.exchange.ImportProblem;
import org.queenside.puzzle.exchange.Importer;
import org.queenside.puzzle.exchange.Report;
import org.queenside.puzzle.file.PuzzleFile;
import org.queenside.puzzle.file.UnreadableFile;

/** Brings a file with puzzles into a collection. */
final class ImportCommand implements Command {
  private static final String NAME = "name";
  private static final String RESUME = "resume";
  private static final String ANEW = "anew";
  private static final String PROGRESS = "progress";
  private static final String REPORT = "report";

  @Override
  public String name() {
    return "import";
  }

  @Override
  public Set<String> options() {
    return Set.of(NAME, RESUME, ANEW, PROGRESS, REPORT);
  }

  @Override
  public int run(CommandLine line, Output output) {
    Path file = file(line);
    try (Database database = Database.open(line.settings())) {
      Importer importer = database.get(Importer.class);
      CollectionId collection = collection(line, file, importer, database.get(Collections.class));
      ProgressLine progress = new ProgressLine(output, line.has(PROGRESS));
      Import end = importer.run(collection, file, progress);
      progress.end();
      Report report = importer.report(collection);
      output.out().print(report.summary());
      writeReport(line.value(REPORT), report);
      return end.state() == Import.State.DONE && end.problem() == null ? 0 : 1;
    } catch (ImportProblem e) {
      output.err().println(e.getMessage());
      return 1;
    }
  }

  private static void writeReport(@Nullable String to, Report report) {
    if (to != null) {
      try {
        Files.writeString(Path.of(to), report.text());
      } catch (IOException e) {
        throw new CommandProblem("write", String.valueOf(e.getMessage()));
      }
    }
  }

  private static Path file(CommandLine line) {
    String operand = line.operand();
    if (operand == null) {
      throw new UsageProblem("file");
    }
    Path file = Path.of(operand);
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      throw new CommandProblem("file", file.toAbsolutePath());
    }
    requirePuzzles(file);
    return file;
  }

  /** Looks into the file before anything is begun, so that one without puzzles leaves no trace. */
  private static void requirePuzzles(Path file) {
    try (var _ = PuzzleFile.open(file)) {
      return;
    } catch (UnreadableFile e) {
      throw new CommandProblem("no-puzzles", file.getFileName(), String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new CommandProblem("file", file.toAbsolutePath());
    }
  }

  /** The collection that the file goes into: a new one, or the one it was going into before. */
  private static CollectionId collection(
      CommandLine line, Path file, Importer importer, Collections collections) {
    String fileName = file.getFileName().toString();
    Import begun = begun(fileName, importer);
    if (begun != null && line.has(RESUME)) {
      return begun.collection();
    }
    if (line.has(RESUME)) {
      throw new CommandProblem("nothing-to-resume", fileName);
    }
    if (begun != null && line.has(ANEW)) {
      collections.delete(begun.collection());
    } else if (begun != null) {
      throw new CommandProblem("begun", fileName, begun.mark().lines());
    }
    return importer.begin(collectionName(line, fileName), fileName, size(file));
  }

  private static @Nullable Import begun(String fileName, Importer importer) {
    return importer.all().stream()
        .filter(known -> known.state() != Import.State.DONE && known.fileName().equals(fileName))
        .findFirst()
        .orElse(null);
  }

  private static String collectionName(CommandLine line, String fileName) {
    String wanted = line.value(NAME);
    return wanted == null
        ? CollectionName.of(fileName)
        : wanted.substring(0, Math.min(wanted.length(), Collections.LONGEST_NAME));
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new CommandProblem("file", file.toAbsolutePath());
    }
  }
}
