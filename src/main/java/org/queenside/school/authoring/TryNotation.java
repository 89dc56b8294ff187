package org.queenside.school.authoring;

import java.util.Locale;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.chess.Square;

/** A wrong try as an author writes it: a move, or a square for any move to it. */
sealed interface TryNotation {

  /** A try that a lesson file can contain. */
  sealed interface KeyedTry extends TryNotation {
    String key();
  }

  /** One move, possibly illegal. */
  record MoveTry(Move move) implements KeyedTry {
    @Override
    public String key() {
      return move.toString();
    }
  }

  /** Every move to a square. */
  record SquareTry(Square square) implements KeyedTry {
    @Override
    public String key() {
      return square.toString();
    }
  }

  record Unreadable() implements TryNotation {}

  /** Reads {@code Qg4}, {@code d1g4}, {@code d1-g4} or {@code g4}. */
  static TryNotation read(Position position, String text) {
    Square square = Square.find(text.strip().toLowerCase(Locale.ROOT));
    if (square != null) {
      return new SquareTry(square);
    }
    Move move = LenientMoveParser.read(position, text);
    return move == null ? new Unreadable() : new MoveTry(move);
  }

  /** Converts a try's name in a lesson file to what an author reads. */
  static String write(Position position, String key) {
    return read(position, key) instanceof MoveTry(Move move) && position.isLegal(move)
        ? San.write(position, move)
        : key;
  }
}
