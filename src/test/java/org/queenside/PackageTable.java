package org.queenside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table of packages in docs/architecture.md. */
final class PackageTable {

  private static final Path PAGE = Path.of("docs/architecture.md");
  private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

  private PackageTable() {}

  /**
   * Returns what each package may import besides itself, from the rows {@code | `package` | what it
   * contains | `package`, `package` |}.
   */
  static Map<String, List<String>> read() {
    try (Stream<String> lines = Files.lines(PAGE)) {
      return lines
          .map(line -> line.split(" \\| "))
          .filter(cells -> cells.length == 3 && cells[0].startsWith("| `"))
          .collect(Collectors.toMap(cells -> names(cells[0]).getFirst(), cells -> names(cells[2])));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> names(String cell) {
    return NAME.matcher(cell).results().map(name -> name.group(1)).toList();
  }
}
