package org.queenside.puzzle.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.Uci;
import org.queenside.text.SpreadsheetFormula;

/**
 * Reads lines of a CSV file with the columns of the Lichess puzzle database: the FEN is the
 * position before the first move, which the opponent plays. If there are fewer than two moves, the
 * FEN is the position to solve.
 */
final class CsvEntryParser extends EntryParser {
  private static final int HIGHEST_RATING = 4000;

  /** The usual deviation of published puzzles. */
  private static final double USUAL_DEVIATION = 100;

  private final CsvColumns columns;

  CsvEntryParser(CsvColumns columns) {
    this.columns = columns;
  }

  @Override
  @Nullable ParsedEntry readWhole(RawEntry passage) throws EntryFormatException {
    if (passage.text().isBlank()) {
      return null;
    }
    List<String> fields = CsvLineSplitter.fields(passage.text(), columns.separator());
    if (columns.fen() >= fields.size()) {
      throw new EntryFormatException("columns");
    }
    String fen = fields.get(columns.fen()).strip();
    if (fen.equalsIgnoreCase("FEN")) {
      return null;
    }
    Position position = position(String.join(" ", words(fen)));
    String moves = field(fields, columns.moves()).strip();
    int end = moves.indexOf(' ');
    Position puzzle = end < 0 ? position : played(position, moves.substring(0, end));
    String name = SpreadsheetFormula.unescape(field(fields, columns.name()));
    return proven(passage, name, puzzle, rating(fields));
  }

  private static Position played(Position position, String move) throws EntryFormatException {
    try {
      return position.play(Uci.read(position, move));
    } catch (NotationException e) {
      throw new EntryFormatException("move", move.substring(0, Math.min(move.length(), 10)));
    }
  }

  private @Nullable ImportedRating rating(List<String> fields) {
    double rating = number(field(fields, columns.rating()), HIGHEST_RATING);
    double deviation = number(field(fields, columns.deviation()), HIGHEST_RATING);
    return rating > 0
        ? new ImportedRating(rating, deviation > 0 ? deviation : USUAL_DEVIATION)
        : null;
  }

  /** Returns a whole number up to a limit, or 0 for anything else. */
  private static int number(String text, int highest) {
    try {
      int number = Integer.parseInt(text.strip());
      return number >= 0 && number <= highest ? number : 0;
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private static String field(List<String> fields, int column) {
    return column >= 0 && column < fields.size() ? fields.get(column) : "";
  }
}
