package org.queenside.paper;

import java.util.List;
import java.util.Map;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.Option;

/** What a pupil writes below a diagram, and on how many lines. */
public sealed interface Writing {

  /** Moves one after the other, beside replies that are printed. */
  record Line(List<Place> places) implements Writing {
    public Line {
      places = List.copyOf(places);
    }

    int blanks() {
      return (int) places.stream().filter(Place::isBlank).count();
    }
  }

  /**
   * A place in a line of moves.
   *
   * @param label the number before it, such as {@code 2.} or {@code 2…}; empty for a single move
   * @param printed the move that stands there, or nothing if it is to be written
   */
  record Place(String label, String printed) {
    /** Whether the move is to be written. */
    public boolean isBlank() {
      return printed.isEmpty();
    }
  }

  /**
   * Moves in any order.
   *
   * @param count how many there are to find
   */
  record AnyOrder(int count) implements Writing {}

  /** Squares to be ticked on the diagram. */
  record Ticks() implements Writing {}

  /** One square to be named. */
  record OneSquare() implements Writing {}

  /** Numbers to be written on squares of the diagram: 1 on the first, 2 on the second. */
  record Numbers(List<Square> squares) implements Writing {
    public Numbers {
      squares = List.copyOf(squares);
    }
  }

  /**
   * Names of squares that have numbers on the diagram.
   *
   * @param count how many there are
   */
  record Names(int count) implements Writing {}

  /** One of some answers, each with a letter from A on. */
  record Letters(List<Option> options) implements Writing {
    public Letters {
      options = List.copyOf(options);
    }
  }

  /** Mate, or a way out. */
  record MateOrWayOut() implements Writing {}

  /** Squares with a fault, or that the board lies the wrong way round. */
  record Faults() implements Writing {}

  /** Pieces to be drawn into the diagram. */
  record Drawing(Map<Piece, Integer> pieces) implements Writing {
    public Drawing {
      pieces = Map.copyOf(pieces);
    }
  }

  /**
   * Entries of a score sheet to be corrected.
   *
   * @param entries the sheet as it is printed
   * @param faults how many of them are wrong
   */
  record Corrections(List<Entry> entries, int faults) implements Writing {
    public Corrections {
      entries = List.copyOf(entries);
    }
  }

  /**
   * An entry of a score sheet.
   *
   * @param label its number: {@code 3.} for White, {@code 3…} for Black
   */
  record Entry(String label, String text) {}
}
