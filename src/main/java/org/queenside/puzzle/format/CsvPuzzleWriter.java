package org.queenside.puzzle.format;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.queenside.chess.Move;
import org.queenside.puzzle.Puzzle;
import org.queenside.text.SpreadsheetFormula;

/**
 * Writes CSV with the columns of the Lichess puzzle database. Unknown columns stay empty. If the
 * opponent can't have made the last move, the FEN is the position to solve and the only move is the
 * mate.
 */
final class CsvPuzzleWriter implements PuzzleFileWriter {
  private static final String[] HEADER = {
    "PuzzleId",
    "FEN",
    "Moves",
    "Rating",
    "RatingDeviation",
    "Popularity",
    "NbPlays",
    "Themes",
    "GameUrl",
    "OpeningTags"
  };

  private final CsvWriter csv;

  CsvPuzzleWriter(Writer out) {
    this.csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(out);
    csv.writeRecord(HEADER);
  }

  @Override
  public void write(Puzzle puzzle) throws IOException {
    try {
      csv.writeRecord(row(puzzle));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static String[] row(Puzzle puzzle) {
    PrecedingMove last = PrecedingMove.of(puzzle.position());
    Move mate = puzzle.position().matesInOne().getFirst();
    return new String[] {
      SpreadsheetFormula.escape(puzzle.name()),
      (last == null ? puzzle.position() : last.before()).toString(),
      last == null ? mate.toString() : last.move() + " " + mate,
      Long.toString(Math.round(puzzle.rating().value())),
      Long.toString(Math.round(puzzle.rating().deviation())),
      "",
      "",
      "mate mateIn1 oneMove",
      "",
      ""
    };
  }
}
