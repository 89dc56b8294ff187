package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.chess.Color;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.puzzle.Puzzle;

/** Writes PGN: a game of one move for each puzzle, with the other mates as variations. */
record PgnPuzzleWriter(Writer out, String collection) implements PuzzleFileWriter {

  @Override
  public void write(Puzzle puzzle) throws IOException {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", collection);
    tags.put(PgnEntrySource.NAME, puzzle.name());
    List<Move> mates = puzzle.position().matesInOne();
    List<List<PgnNode>> others = mates.stream().skip(1).map(PgnNode::of).map(List::of).toList();
    PgnNode move = new PgnNode(mates.getFirst(), List.of(), List.of(), List.of(), others);
    GameResult result =
        puzzle.position().turn() == Color.WHITE ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
    out.append(Pgn.write(new PgnGame(tags, puzzle.position(), List.of(), List.of(move), result)))
        .append('\n');
  }
}
