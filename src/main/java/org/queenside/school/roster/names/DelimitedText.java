package org.queenside.school.roster.names;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;

/**
 * Splits a text into rows and cells. Quotation marks count only where they surround a whole cell,
 * so a stray one does no harm. Rows may have different numbers of cells.
 */
public final class DelimitedText {

  /** Separates nothing: each line is one cell. */
  static final String NONE = "";

  private static final String TAB = "\t";
  private static final String SEMICOLON = ";";
  private static final String COMMA = ",";
  private static final String ANY = "\t;,|";

  /** In this order, because a cell may well contain a comma, but hardly a tab. */
  private static final List<String> SEPARATORS = List.of(TAB, SEMICOLON, COMMA, "|");

  private static final Pattern QUOTES = Pattern.compile("[\"“”„«»‟]");
  private static final Pattern QUOTED = Pattern.compile("(?s)[\"“”„«»‟].*|['‘’‚‹›`].+['‘’‛‹›`´]");
  private static final Pattern QUOTE = Pattern.compile("[\"“”„«»‟'‘’‚‹›`‛´]");
  private static final Pattern SETTING = Pattern.compile("\"?sep=(.)\"?.*");

  /** Titles are looked for in so many lines from the top. */
  static final int MOST_ABOVE = 15;

  /** A line with more cells has no titles. */
  private static final int MOST_TITLES = 1000;

  /** A quoted cell goes on for at most so many lines. Otherwise, its quotation mark is a stray. */
  private static final int MOST_LINES_IN_CELL = 5;

  private DelimitedText() {}

  /**
   * A line that isn't blank. A quoted cell may continue it on further ones.
   *
   * @param number the number of the line in the text, from 1
   */
  record Line(int number, String text) {}

  /**
   * A row.
   *
   * @param number the number of its line in the text, from 1
   * @param cells normalized, without the quotation marks around them
   */
  public record Row(int number, String text, List<String> cells) {
    public Row {
      cells = List.copyOf(cells);
    }

    /** The number of cells up to the last one that isn't empty. */
    int width() {
      int width = cells.size();
      while (width > 0 && cells.get(width - 1).isEmpty()) {
        width--;
      }
      return width;
    }

    /** Returns the cell in a column, which is empty if the row is too short. */
    public String cell(int column) {
      return column >= 0 && column < cells.size() ? cells.get(column) : "";
    }
  }

  /**
   * Splits a text into rows.
   *
   * @param isHeading whether cells are the titles of columns
   */
  public static List<Row> rows(String text, Predicate<List<String>> isHeading) {
    List<Line> lines = lines(text);
    return rows(lines, separator(lines, isHeading));
  }

  /** Whether a line only tells spreadsheets what separates the cells. */
  public static boolean isSetting(String line) {
    return SETTING.matcher(line).matches();
  }

  static List<Row> rows(List<Line> lines, String separator) {
    return lines.stream()
        .map(
            line ->
                new Row(
                    line.number(),
                    NameNormalizer.normalize(line.text()),
                    isSetting(line.text()) ? List.of(line.text()) : cells(line.text(), separator)))
        .toList();
  }

  static List<Line> lines(String text) {
    List<String> typed =
        text.replaceAll("[\\u2028\\u2029\\u0085\\u000B\\f]", "\n").lines().toList();
    List<Line> lines = new ArrayList<>();
    for (int index = 0; index < typed.size(); ) {
      int end = endOfRow(typed, index);
      // If all lines are in one pair of quotation marks, they are the lines of a list.
      end = index == 0 && end == typed.size() ? 1 : end;
      String whole = String.join("\n", typed.subList(index, end));
      if (!NameNormalizer.normalize(whole).isEmpty()) {
        lines.add(new Line(index + 1, whole));
      }
      index = end;
    }
    return lines;
  }

  /** Returns the index after the last line of the row that begins in a line. */
  private static int endOfRow(List<String> lines, int start) {
    int most = Math.min(lines.size(), start + MOST_LINES_IN_CELL);
    for (int end = start + 1; end <= most; end++) {
      String row = String.join("\n", lines.subList(start, end));
      if (parts(row, ANY).stream().noneMatch(DelimitedText::isUnclosed)) {
        return end;
      }
    }
    return start + 1;
  }

  private static boolean isUnclosed(String part) {
    String cell = part.strip();
    return cell.startsWith("\"") && closingQuote(cell, 0, ANY) < 0;
  }

  /** What separates the cells, judging by all lines. */
  static String separator(List<Line> lines, Predicate<List<String>> isHeading) {
    for (Line line : lines) {
      Matcher setting = SETTING.matcher(line.text());
      if (setting.matches()) {
        return setting.group(1);
      }
    }
    String heading = separatorOfHeading(lines, isHeading);
    if (heading != null) {
      return heading;
    }
    long tabs = having(lines, TAB);
    long semicolons = having(lines, SEMICOLON);
    if (tabs + semicolons > 0 && !(semicolons * 2 < lines.size() && tabs == 0 && isTable(lines))) {
      boolean either = lines.stream().noneMatch(line -> has(line, TAB) && has(line, SEMICOLON));
      return either ? TAB + SEMICOLON : tabs >= semicolons ? TAB : SEMICOLON;
    }
    if (having(lines, "|") * 2 > lines.size()) {
      return "|";
    }
    // "Schmidt, Anna" in a few lines isn't a table, nor are "King, Martin" and "Smith, Jr., Paul".
    long pairs = lines.stream().filter(line -> parts(line.text(), COMMA).size() == 2).count();
    boolean spaced = lines.stream().noneMatch(line -> line.text().matches(".*,\\S.*"));
    boolean names = spaced && pairs * 2 > lines.size() && pairs < having(lines, COMMA);
    return !names && having(lines, COMMA) * 2 > lines.size() ? COMMA : NONE;
  }

  /** What separates the titles of the columns; null if there are none. */
  static @Nullable String separatorOfHeading(List<Line> lines, Predicate<List<String>> isHeading) {
    List<Line> top = lines.subList(0, Math.min(lines.size(), MOST_ABOVE));
    return SEPARATORS.stream()
        .filter(each -> top.stream().anyMatch(line -> isHeading(line, each, isHeading)))
        .findFirst()
        .orElse(null);
  }

  private static boolean isHeading(Line line, String separator, Predicate<List<String>> isHeading) {
    int cells = parts(line.text(), separator).size();
    return cells > 1 && cells < MOST_TITLES && isHeading.test(cells(line.text(), separator));
  }

  private static boolean isTable(List<Line> lines) {
    int width = parts(lines.getFirst().text(), COMMA).size();
    return width > 2 && lines.stream().allMatch(line -> parts(line.text(), COMMA).size() == width);
  }

  private static boolean has(Line line, String separator) {
    return parts(line.text(), separator).size() > 1;
  }

  private static long having(List<Line> lines, String separator) {
    return lines.stream().filter(line -> has(line, separator)).count();
  }

  /** Returns the cells of a line, at least one. */
  static List<String> cells(String line, String separators) {
    return parts(line, separators).stream()
        .map(DelimitedText::unquoted)
        .map(NameNormalizer::normalize)
        .collect(Collectors.toList());
  }

  /** Returns the parts of a line as typed, at least one. */
  static List<String> parts(String line, String separators) {
    List<String> parts = new ArrayList<>();
    boolean mayBeQuoted = true;
    int start = 0;
    for (int index = 0; index <= line.length(); index++) {
      if (index == line.length() || separators.indexOf(line.charAt(index)) >= 0) {
        parts.add(line.substring(start, index));
        start = index + 1;
        mayBeQuoted = true;
      } else if (mayBeQuoted && line.charAt(index) == '"') {
        index = Math.max(index, closingQuote(line, index, separators));
        mayBeQuoted = false;
      } else {
        mayBeQuoted = mayBeQuoted && line.charAt(index) == ' ';
      }
    }
    return parts;
  }

  /** The place of the quotation mark that ends a cell; -1 if there is none. */
  private static int closingQuote(String line, int open, String separators) {
    int close = line.indexOf('"', open + 1);
    while (close >= 0 && close + 1 < line.length() && line.charAt(close + 1) == '"') {
      close = line.indexOf('"', close + 2);
    }
    if (close < 0) {
      return -1;
    }
    int next = close + 1;
    while (next < line.length() && line.charAt(next) == ' ') {
      next++;
    }
    return next == line.length() || separators.indexOf(line.charAt(next)) >= 0 ? close : -1;
  }

  static String unquoted(String part) {
    String cell = part.strip();
    if (cell.isEmpty()) {
      return cell;
    }
    if (cell.length() > 1
        && cell.charAt(0) == '"'
        && closingQuote(cell, 0, "") == cell.length() - 1) {
      cell = cell.substring(1, cell.length() - 1).replace("\"\"", "\"").strip();
    }
    // What is left are marks that a person typed: around the name, or one without a partner.
    if (QUOTED.matcher(cell).matches()) {
      return QUOTE.matcher(cell).replaceAll("");
    }
    return QUOTES.matcher(cell).results().count() % 2 == 1
        ? QUOTES.matcher(cell).replaceAll("")
        : cell;
  }
}
