package org.queenside.school.roster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.queenside.identity.account.NameNormalizer;

/**
 * Names of pupils as a teacher typed or pasted them, split into columns: at tabs if each line has
 * one, else at semicolons, else at commas if all lines have the same number. A single line with
 * several commas is a list of names.
 *
 * @param heading the titles of the columns; empty if the first line is already a pupil
 * @param rows the non-blank lines, without the heading
 * @param suggested what each column seems to contain
 */
public record NameTable(List<String> heading, List<Row> rows, List<ColumnMeaning> suggested) {
  public NameTable {
    heading = List.copyOf(heading);
    rows = List.copyOf(rows);
    suggested = List.copyOf(suggested);
  }

  /** More columns than this are ignored. */
  static final int MOST_COLUMNS = 30;

  private static final Pattern NUMBERING = Pattern.compile("^\\s*(\\d{1,4}[.)]|[-*•–])\\s+");

  /**
   * A line.
   *
   * @param number the number of the line in the typed text, from 1
   * @param cells as many as there are columns; normalized
   */
  public record Row(int number, List<String> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  private record TypedLine(int number, String text) {}

  /** Reads typed text. */
  public static NameTable of(String text) {
    List<TypedLine> lines = typedLines(text);
    Separator separator = Separator.of(lines.stream().map(TypedLine::text).toList());
    List<Row> split =
        lines.stream().map(line -> new Row(line.number(), cells(line.text(), separator))).toList();
    int columns = Math.min(MOST_COLUMNS, split.stream().mapToInt(NameTable::width).max().orElse(0));
    List<Row> rows =
        split.stream().map(row -> new Row(row.number(), padded(row.cells(), columns))).toList();
    List<ColumnMeaning> named =
        rows.size() > 1 ? ColumnTitles.meanings(rows.getFirst().cells()) : List.of();
    if (!named.isEmpty()) {
      return new NameTable(rows.getFirst().cells(), rows.subList(1, rows.size()), named);
    }
    return new NameTable(List.of(), rows, ColumnGuess.of(rows, separator));
  }

  /** The number of columns. */
  public int columns() {
    return suggested.size();
  }

  private static List<TypedLine> typedLines(String text) {
    List<String> all = text.lines().toList();
    List<TypedLine> lines =
        IntStream.range(0, all.size())
            .filter(index -> !all.get(index).isBlank())
            .mapToObj(index -> new TypedLine(index + 1, all.get(index)))
            .toList();
    if (lines.size() != 1 || Separator.COMMA.count(lines.getFirst().text()) < 2) {
      return lines;
    }
    List<String> names = Separator.COMMA.split(lines.getFirst().text());
    return IntStream.range(0, names.size())
        .filter(index -> !names.get(index).isBlank())
        .mapToObj(index -> new TypedLine(index + 1, names.get(index)))
        .toList();
  }

  private static List<String> cells(String line, Separator separator) {
    List<String> cells = new ArrayList<>(separator.split(line));
    cells.set(0, NUMBERING.matcher(cells.getFirst()).replaceFirst(""));
    return cells.stream().map(NameTable::unquoted).map(NameNormalizer::normalize).toList();
  }

  private static String unquoted(String text) {
    String stripped = text.strip();
    boolean quoted = stripped.length() > 1 && stripped.startsWith("\"") && stripped.endsWith("\"");
    return quoted ? stripped.substring(1, stripped.length() - 1).replace("\"\"", "\"") : stripped;
  }

  /** The number of cells up to the last one that isn't empty. */
  private static int width(Row row) {
    int width = row.cells().size();
    while (width > 1 && row.cells().get(width - 1).isEmpty()) {
      width--;
    }
    return width;
  }

  private static List<String> padded(List<String> cells, int columns) {
    String[] padded = new String[columns];
    Arrays.setAll(padded, index -> index < cells.size() ? cells.get(index) : "");
    return List.of(padded);
  }
}
