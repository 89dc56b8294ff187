package org.queenside.puzzle.format;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.chess.Uci;
import org.queenside.chess.pgn.LineSource.Line;
import org.queenside.text.MessageBundle;
import org.queenside.text.SpreadsheetFormula;

/**
 * Reads lines of a CSV file with the columns of the Lichess puzzle database: the FEN is the
 * position before the first move, which the opponent plays. If there are fewer than two moves, the
 * FEN is the position to solve.
 */
final class CsvEntryParser extends EntryParser {
  /** How many characters of a faulty field the report shows. */
  private static final int LONGEST_SHOWN = 20;

  /** The usual deviation of published puzzles. */
  private static final double USUAL_DEVIATION = 100;

  private final CsvColumns columns;

  CsvEntryParser(CsvColumns columns, MessageBundle messages) {
    super(messages);
    this.columns = columns;
  }

  @Override
  @Nullable ParsedEntry readWhole(Line line) throws EntryFormatException {
    if (isBlank(line.text())) {
      return null;
    }
    List<String> fields = CsvLineSplitter.fields(line.text(), columns.separator());
    if (columns.fen() >= fields.size()) {
      throw new EntryFormatException("columns");
    }
    String fen = fields.get(columns.fen()).strip();
    if (fen.equalsIgnoreCase("FEN")) {
      return null;
    }
    Position puzzle = puzzle(position(fen), field(fields, columns.moves()));
    String name = SpreadsheetFormula.unescape(field(fields, columns.name()));
    String rating = field(fields, columns.rating());
    Entry entry = new Entry(line.number(), 0, name, rating(fields), note(rating));
    return proven(entry, puzzle, fen);
  }

  /**
   * Returns the position after the opponent's move, or the given one if there are fewer than two
   * moves.
   */
  private static Position puzzle(Position position, String field) throws EntryFormatException {
    List<String> moves = CsvFields.moves(field);
    if (moves.isEmpty()) {
      return position;
    }
    String first = moves.getFirst();
    try {
      if (moves.size() == 1) {
        // It must be the solution; anything else means that the moves aren't separated as usual.
        San.read(position, first);
        return position;
      }
      return position.play(Uci.read(position, first.toLowerCase(Locale.ROOT)));
    } catch (NotationException e) {
      String shown = first.substring(0, Math.min(first.length(), LONGEST_SHOWN));
      throw new EntryFormatException(moves.size() == 1 ? "moves" : "move", shown);
    }
  }

  private @Nullable ImportedRating rating(List<String> fields) {
    double rating = CsvFields.rating(field(fields, columns.rating()));
    double deviation = CsvFields.rating(field(fields, columns.deviation()));
    return rating > 0
        ? new ImportedRating(rating, deviation > 0 ? deviation : USUAL_DEVIATION)
        : null;
  }

  private String note(String rating) {
    return isBlank(rating) || CsvFields.rating(rating) > 0
        ? ""
        : messages.get(
            "line.rating", rating.substring(0, Math.min(rating.length(), LONGEST_SHOWN)));
  }

  private static String field(List<String> fields, int column) {
    return column >= 0 && column < fields.size() ? fields.get(column) : "";
  }
}
