package org.queenside.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** The openings that an opponent likes, for both sides. */
final class OpeningLines {
  private final List<List<Move>> lines;

  private OpeningLines(List<List<Move>> lines) {
    this.lines = lines;
  }

  /** Reads lines of moves in algebraic notation from the start of a game, without move numbers. */
  static OpeningLines of(String text) {
    return new OpeningLines(text.lines().map(OpeningLines::moves).toList());
  }

  private static List<Move> moves(String line) {
    List<Move> moves = new ArrayList<>();
    Position position = Position.START;
    for (String san : line.split(" ")) {
      Move move = San.read(position, san);
      moves.add(move);
      position = position.playLegal(move);
    }
    return moves;
  }

  /**
   * Returns the next move of a line that the game has followed so far; the seed decides between
   * several.
   */
  Optional<Move> next(Game game, long seed) {
    List<Move> played = game.moves();
    if (!game.start().equals(Position.START)) {
      return Optional.empty();
    }
    List<Move> possible =
        lines.stream()
            .filter(line -> line.size() > played.size())
            .filter(line -> line.subList(0, played.size()).equals(played))
            .map(line -> line.get(played.size()))
            .toList();
    int choice = (int) Long.remainderUnsigned(seed, Math.max(1, possible.size()));
    return possible.isEmpty() ? Optional.empty() : Optional.of(possible.get(choice));
  }
}
