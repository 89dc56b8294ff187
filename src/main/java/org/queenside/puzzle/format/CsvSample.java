package org.queenside.puzzle.format;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.PlainNotation;

/**
 * Recognises the columns of a CSV file without a header from some of its lines. The majority of a
 * column's fields decides, so a few broken lines do no harm. A file that can be read in two ways is
 * refused, because the wrong way would yield the wrong positions.
 */
final class CsvSample {
  private static final Pattern FEN =
      Pattern.compile(
          "[pnbrqkPNBRQK1-8]+(/[pnbrqkPNBRQK1-8]+){7}\\s+[wb]\\s+(-|[KQkq]+)\\s+(-|[a-h][1-8])(\\s+\\d+){0,2}");
  private static final Pattern MOVE = Pattern.compile("[a-h][1-8][a-h][1-8][qrbnQRBN]?");
  private static final Pattern SHORT_MOVE =
      Pattern.compile(
          "(\\d+\\.+)?([KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=?[QRBN])?|[0O]-[0O](-[0O])?)[+#]?[!?]*");
  private static final Pattern MOVE_NUMBER = Pattern.compile("\\d+\\.+");

  private final List<List<String>> rows;
  private final int fen;

  private CsvSample(List<List<String>> rows, int fen) {
    this.rows = rows.stream().filter(row -> isFen(field(row, fen))).toList();
    this.fen = fen;
  }

  /** Returns true if a field of the line is a FEN. */
  static boolean holdsFen(String line) {
    for (char separator : CsvColumns.SEPARATORS) {
      if (fields(line, separator).stream().anyMatch(CsvSample::isFen)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the columns of lines without a header, or null if they are not a table.
   *
   * @throws UnreadableFileException if the columns are ambiguous
   */
  static @Nullable CsvColumns columns(List<String> lines) throws UnreadableFileException {
    for (char separator : CsvColumns.SEPARATORS) {
      List<List<String>> rows = rows(lines, separator);
      List<Integer> fens = columns(rows, CsvSample::isFen);
      if (fens.size() > 1) {
        throw new UnreadableFileException("columns.positions");
      }
      if (!fens.isEmpty()) {
        return new CsvSample(rows, fens.getFirst()).columns(separator);
      }
    }
    return null;
  }

  /**
   * Returns the column with the moves, or NONE.
   *
   * @throws UnreadableFileException if the columns are ambiguous
   */
  static int moves(List<String> lines, CsvColumns columns) throws UnreadableFileException {
    return new CsvSample(rows(lines, columns.separator()), columns.fen()).moves();
  }

  /** Returns the fields of a line without the spaces around them; none if its quotes are broken. */
  static List<String> fields(String line, char separator) {
    try {
      return CsvLineSplitter.fields(line, separator).stream().map(String::strip).toList();
    } catch (EntryFormatException e) {
      return List.of();
    }
  }

  private static List<List<String>> rows(List<String> lines, char separator) {
    return lines.stream().map(line -> fields(line, separator)).toList();
  }

  private CsvColumns columns(char separator) throws UnreadableFileException {
    int moves = moves();
    int name = fen - 1 == moves ? CsvColumns.NONE : fen - 1;
    List<Integer> numbers =
        columns(rows, field -> CsvFields.rating(field) > 0).stream()
            .filter(column -> column > Math.max(fen, moves))
            .toList();
    int rating = numbers.isEmpty() ? CsvColumns.NONE : numbers.getFirst();
    boolean deviation = rating != CsvColumns.NONE && numbers.contains(rating + 1);
    return new CsvColumns(
        separator, name, fen, moves, rating, deviation ? rating + 1 : CsvColumns.NONE);
  }

  private int moves() throws UnreadableFileException {
    List<Integer> moves = columns(rows, CsvSample::areMoves);
    // An id may look like a single move, but not like several.
    List<Integer> certain =
        moves.stream()
            .filter(
                column ->
                    column > fen
                        || mostly(rows, column, field -> CsvFields.moves(field).size() > 1))
            .toList();
    if (certain.size() == 1) {
      return certain.getFirst();
    }
    if (certain.size() > 1 && !areMates()) {
      throw new UnreadableFileException("columns.moves");
    }
    if (certain.isEmpty() && holdLines() && !areMates()) {
      throw new UnreadableFileException("columns.notation");
    }
    return CsvColumns.NONE;
  }

  /** Returns true if most rows hold two or more moves in short notation. */
  private boolean holdLines() {
    long lines = rows.stream().filter(row -> shortMoves(row) > 1).count();
    return 2 * lines > rows.size();
  }

  private int shortMoves(List<String> row) {
    int moves = 0;
    for (int column = 0; column < row.size(); column++) {
      List<String> words =
          EntryParser.words(row.get(column)).stream()
              .filter(word -> !MOVE_NUMBER.matcher(word).matches())
              .toList();
      if (column != fen && words.stream().allMatch(word -> SHORT_MOVE.matcher(word).matches())) {
        moves += words.size();
      }
    }
    return moves;
  }

  /** Returns true if most of the FENs themselves have a mate in one. */
  private boolean areMates() {
    long mates = rows.stream().filter(row -> isMateInOne(row.get(fen))).count();
    return 2 * mates > rows.size();
  }

  private static boolean isMateInOne(String fen) {
    try {
      return !EntryParser.position(fen).matesInOne().isEmpty();
    } catch (EntryFormatException e) {
      return false;
    }
  }

  /** Returns the columns in which most fields are of a given kind. */
  private static List<Integer> columns(List<List<String>> rows, Predicate<String> kind) {
    int widest = rows.stream().mapToInt(List::size).max().orElse(0);
    return IntStream.range(0, widest).filter(column -> mostly(rows, column, kind)).boxed().toList();
  }

  private static boolean mostly(List<List<String>> rows, int column, Predicate<String> kind) {
    List<String> filled =
        rows.stream().map(row -> field(row, column)).filter(field -> !field.isEmpty()).toList();
    return 2 * filled.stream().filter(kind).count() > filled.size();
  }

  private static String field(List<String> row, int column) {
    return column < row.size() ? row.get(column) : "";
  }

  private static boolean isFen(String field) {
    return FEN.matcher(PlainNotation.of(field).strip()).matches();
  }

  private static boolean areMoves(String field) {
    List<String> moves = CsvFields.moves(field);
    return !moves.isEmpty() && moves.stream().allMatch(move -> MOVE.matcher(move).matches());
  }
}
