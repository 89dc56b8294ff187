package org.queenside.command;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.format.PuzzleFormat;
import org.queenside.puzzle.transfer.PuzzleExporter;

/** Writes a collection to a file. */
final class ExportCommand implements Command {
  private static final String FORMAT = "format";
  private static final String TO = "to";

  @Override
  public String name() {
    return "export";
  }

  @Override
  public Set<String> options() {
    return Set.of(FORMAT, TO);
  }

  @Override
  public int run(CommandLine line, CommandOutput output) {
    String wanted = line.operand();
    if (wanted == null) {
      throw new UsageException("collection");
    }
    PuzzleFormat format = format(line);
    try (CommandContext database = CommandContext.open(line.settings())) {
      PuzzleCollection collection = find(wanted, database.get(PuzzleService.class));
      PuzzleExporter exporter = database.get(PuzzleExporter.class);
      String to = line.value(TO);
      if (to == null) {
        exporter.write(collection, format, output.out());
      } else {
        writeFile(exporter, collection, format, Path.of(to).toAbsolutePath());
      }
    } catch (IOException e) {
      throw new CommandException("write", String.valueOf(e.getMessage()));
    }
    return 0;
  }

  private static PuzzleFormat format(CommandLine line) {
    String named = line.value(FORMAT);
    if (named == null) {
      String file = line.value(TO);
      return file == null ? PuzzleFormat.EPD : byEnding(file);
    }
    return Arrays.stream(PuzzleFormat.values())
        .filter(format -> format.ending().equals(named.toLowerCase(Locale.ROOT)))
        .findAny()
        .orElseThrow(() -> new UsageException("format", named));
  }

  private static PuzzleFormat byEnding(String file) {
    return Arrays.stream(PuzzleFormat.values())
        .filter(format -> file.toLowerCase(Locale.ROOT).endsWith("." + format.ending()))
        .findAny()
        .orElse(PuzzleFormat.EPD);
  }

  private static PuzzleCollection find(String wanted, PuzzleService puzzles) {
    return puzzles.collections().stream()
        .filter(
            collection ->
                collection.id().toString().equals(wanted)
                    || collection.name().equalsIgnoreCase(wanted))
        .findFirst()
        .orElseThrow(() -> new CommandException("collection", wanted));
  }

  /** Only a complete file gets its final name, and replaces an older one. */
  private static void writeFile(
      PuzzleExporter exporter, PuzzleCollection collection, PuzzleFormat format, Path file)
      throws IOException {
    Path unfinished = Path.of(file + ".unfinished");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(unfinished))) {
      exporter.write(collection, format, out);
    } catch (IOException e) {
      Files.deleteIfExists(unfinished);
      throw e;
    }
    Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
