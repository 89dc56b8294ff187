package org.queenside.school.roster.names;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.names.DelimitedText.Line;
import org.queenside.school.roster.names.DelimitedText.Row;

/**
 * A list of names as a teacher typed, pasted or uploaded it, split into rows and columns.
 *
 * @param heading the titles of the columns; empty if there are none
 * @param rows the rows that may be pupils; several may come from the same line
 * @param others the other lines, such as titles and totals
 * @param suggested what each column seems to contain
 */
public record NameTable(
    List<String> heading, List<Row> rows, List<OtherLine> others, List<ColumnMeaning> suggested) {
  public NameTable {
    heading = List.copyOf(heading);
    rows = List.copyOf(rows);
    others = List.copyOf(others);
    suggested = List.copyOf(suggested);
  }

  /** More columns than this are ignored. */
  public static final int MOST_COLUMNS = 30;

  /** Of a longer text, the lines are only counted. No class is that large. */
  private static final int MOST_LINES = 5000;

  /** The title of a single column may stand so far below the top, if it says "name". */
  private static final int MOST_ABOVE_NAME = 4;

  private static final Pattern NAME = Pattern.compile("(?i)name|nom\\b|pr[eé]nom");

  /** A line that has no pupil. */
  public record OtherLine(int number, String text, LineKind kind) {}

  /** Reads a text. */
  public static NameTable of(String text) {
    return of(text, Set.of());
  }

  /**
   * Reads a text.
   *
   * @param pupils lines that do have a pupil, although they don't look like it
   */
  public static NameTable of(String text, Set<String> pupils) {
    List<Line> typed = DelimitedText.lines(text);
    List<Line> lines = NamesInLine.split(typed, NameTable::isHeading);
    if (lines.size() > MOST_LINES) {
      List<Row> rows = DelimitedText.rows(lines, DelimitedText.NONE);
      return new NameTable(List.of(), rows, List.of(), List.of(ColumnMeaning.FULL_NAME));
    }
    String separator =
        lines.equals(typed)
            ? DelimitedText.separator(lines, NameTable::isHeading)
            : DelimitedText.NONE;
    List<Row> rows =
        DelimitedText.rows(lines, separator).stream().map(NameTable::unnumbered).toList();
    return new Reading(rows, separator, pupils).table();
  }

  private static boolean isHeading(List<String> cells) {
    return !ColumnTitles.meanings(cells).isEmpty();
  }

  private static Row unnumbered(Row row) {
    List<String> cells = new ArrayList<>(row.cells());
    cells.set(0, PersonName.withoutNumbering(cells.getFirst()));
    return new Row(row.number(), row.text(), cells);
  }

  /** The number of columns. */
  public int columns() {
    return suggested.size();
  }

  /** Tells pupils from other lines. */
  private record Reading(List<Row> all, String separator, Set<String> pupils) {

    NameTable table() {
      int headingAt = headingAt();
      Row top = all.isEmpty() ? null : all.get(Math.max(0, headingAt));
      List<String> titles =
          headingAt < 0 || top == null ? List.of() : top.cells().subList(0, top.width());
      List<Row> rows = new ArrayList<>();
      List<OtherLine> others = new ArrayList<>();
      for (int index = 0; index < all.size(); index++) {
        Row row = all.get(index);
        LineKind kind = kind(index, headingAt, rows.isEmpty());
        if (kind == null) {
          rows.add(row);
        } else {
          others.add(new OtherLine(row.number(), row.text(), kind));
        }
      }
      int width = rows.stream().mapToInt(Row::width).max().orElse(0);
      width = Math.min(MOST_COLUMNS, rows.isEmpty() ? 0 : Math.max(width, titles.size()));
      List<ColumnMeaning> guessed = ColumnGuess.of(rows, width, separator);
      return new NameTable(
          titles, rows, others, titles.isEmpty() ? guessed : titled(titles, rows, guessed));
    }

    /** The row with the titles of the columns; -1 if there is none. */
    private int headingAt() {
      boolean atTop = true;
      for (int index = 0; index < Math.min(all.size() - 1, DelimitedText.MOST_ABOVE); index++) {
        Row row = all.get(index);
        boolean single = row.cells().stream().filter(cell -> !cell.isEmpty()).count() == 1;
        if (!pupils.contains(row.text())
            && isHeading(row.cells())
            && (!single || atTop || index < MOST_ABOVE_NAME && NAME.matcher(row.text()).find())) {
          return index;
        }
        atTop = atTop && LineKind.of(row, true) != null;
      }
      return -1;
    }

    private @Nullable LineKind kind(int index, int headingAt, boolean atTop) {
      Row row = all.get(index);
      if (all.size() == 1 || pupils.contains(row.text())) {
        return null;
      }
      if (index == headingAt || headingAt >= 0 && row.cells().equals(all.get(headingAt).cells())) {
        return LineKind.HEADING;
      }
      LineKind kind = LineKind.of(row, atTop);
      return kind == null && index < headingAt ? LineKind.TITLE : kind;
    }

    /** Titles decide, but columns with other titles may still have recognizable cells. */
    private static List<ColumnMeaning> titled(
        List<String> titles, List<Row> rows, List<ColumnMeaning> guessed) {
      List<ColumnMeaning> named = ColumnTitles.meanings(titles);
      List<ColumnMeaning> meanings = new ArrayList<>();
      for (int column = 0; column < guessed.size(); column++) {
        ColumnMeaning meaning = column < named.size() ? named.get(column) : ColumnMeaning.IGNORED;
        ColumnMeaning guess = guessed.get(column);
        int at = column;
        int before = meanings.lastIndexOf(ColumnMeaning.LAST_NAME);
        meanings.add(
            switch (meaning) {
              case IGNORED ->
                  switch (guess) {
                    // Points of a quiz may look like ages.
                    case NUMBER, AGE -> ColumnMeaning.NUMBER;
                    case GROUP -> ColumnMeaning.IGNORED;
                    default -> guess.isName() ? ColumnMeaning.IGNORED : guess;
                  };
              case FULL_NAME ->
                  ColumnGuess.order(
                      rows.stream()
                          .map(row -> row.cell(at))
                          .filter(cell -> !cell.isEmpty())
                          .toList());
              // Some programs write the surname twice, as it is and as it is used.
              case LAST_NAME ->
                  before >= 0
                          && rows.stream().allMatch(row -> row.cell(at).equals(row.cell(before)))
                      ? ColumnMeaning.IGNORED
                      : meaning;
              default -> meaning;
            });
      }
      return meanings;
    }
  }
}
