package org.queenside.course.syntax;

import java.util.List;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnNode;

/** Reads a line of play, written as the moves of a game in PGN. */
public final class ScriptSyntax {
  /** The location in a PGN message, which isn't the location in the lesson file. */
  private static final String PLACE = "^line \\d+, column \\d+: ";

  private static final int SHOWN = 20;

  private ScriptSyntax() {}

  public static List<PgnNode> read(String text, Position start) throws FieldFormatException {
    List<PgnGame> games;
    try {
      games = Pgn.read("[FEN \"%s\"]%n%n%s".formatted(start, text));
    } catch (NotationException broken) {
      throw new FieldFormatException(
          "%s, at '%s'".formatted(broken.message().replaceFirst(PLACE, ""), rest(broken)),
          "Write the moves as in PGN: '1. e4 e5 (1... c5 {Good too.}) 2. Nf3'");
    }
    if (games.size() != 1) {
      throw new FieldFormatException(
          "there is more than one game", "Write one line of play, without tags");
    }
    return games.getFirst().moves();
  }

  private static String rest(NotationException broken) {
    int word = broken.input().lastIndexOf(' ', broken.offset() - 1) + 1;
    String rest = broken.input().substring(word);
    return rest.length() > SHOWN ? rest.substring(0, SHOWN) + "…" : rest;
  }
}
