package org.queenside.chess.pgn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.NotationException;

/** Recorded games in Portable Game Notation, as text in memory; {@link PgnReader} reads files. */
public final class Pgn {
  private Pgn() {}

  /**
   * Reads all games of a text.
   *
   * @throws NotationException if a game is broken; its message starts with line and column
   */
  public static List<PgnGame> read(String text) {
    PgnReader reader = new PgnReader(text);
    List<PgnGame> games = new ArrayList<>();
    try {
      for (PgnReading game = reader.next(); game != null; game = reader.next()) {
        games.add(game.complete());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("reading a string failed", e);
    }
    return List.copyOf(games);
  }

  /** Returns a game in PGN's export format: the seven tags first, at most 80 columns a line. */
  public static String write(PgnGame game) {
    return PgnWriter.write(game);
  }
}
