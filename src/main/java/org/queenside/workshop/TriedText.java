package org.queenside.workshop;

import java.util.Locale;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.chess.Square;
import org.queenside.chess.WrittenMove;

/** A try of a pupil as an author writes it: a move, or a square for any move that goes there. */
sealed interface TriedText {

  /** What a lesson file can hold. */
  sealed interface Named extends TriedText {
    /** Returns the name of the try in a lesson file. */
    String key();
  }

  /** One move; against the rules, perhaps. */
  record OfMove(Move move) implements Named {
    @Override
    public String key() {
      return move.toString();
    }
  }

  /** Every move to a square. */
  record ToSquare(Square square) implements Named {
    @Override
    public String key() {
      return square.toString();
    }
  }

  /** Neither. */
  record Unreadable() implements TriedText {}

  /** Reads {@code Qg4}, {@code d1g4}, {@code d1-g4} or {@code g4}. */
  static TriedText read(Position position, String text) {
    Square square = Square.find(text.strip().toLowerCase(Locale.ROOT));
    if (square != null) {
      return new ToSquare(square);
    }
    Move move = WrittenMove.read(position, text);
    return move == null ? new Unreadable() : new OfMove(move);
  }

  /** Returns the name of a try in a lesson file as an author reads it. */
  static String write(Position position, String key) {
    return read(position, key) instanceof OfMove(Move move) && position.isLegal(move)
        ? San.write(position, move)
        : key;
  }
}
