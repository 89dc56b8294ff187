package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.Writer;
import java.util.stream.Collectors;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.puzzle.Puzzle;

/** Writes EPD: the position, all moves that mate, and the name. */
record EpdPuzzleWriter(Writer out) implements PuzzleFileWriter {

  @Override
  public void write(Puzzle puzzle) throws IOException {
    Position position = puzzle.position();
    String fen = position.toString();
    int counters = fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1);
    String mates =
        position.matesInOne().stream()
            .map(move -> San.write(position, move))
            .collect(Collectors.joining(" "));
    out.append(fen, 0, counters)
        .append(" bm ")
        .append(mates)
        .append("; dm 1; id \"")
        .append(puzzle.name().replace('"', '\''))
        .append("\";\n");
  }
}
