package org.queenside.school.paper;

import java.util.List;
import java.util.Map;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Option;

/** What a pupil writes below a diagram, and on how many lines. */
public sealed interface AnswerFormat {

  /** Moves one after the other, beside replies that are printed. */
  record Line(List<MoveSlot> places) implements AnswerFormat {
    public Line {
      places = List.copyOf(places);
    }

    int blanks() {
      return (int) places.stream().filter(MoveSlot::isBlank).count();
    }
  }

  /**
   * A place in a line of moves.
   *
   * @param label the number before it, such as {@code 2.} or {@code 2…}; empty for a single move
   * @param printed the move that stands there, or nothing if it is to be written
   */
  record MoveSlot(String label, String printed) {
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
  record AnyOrder(int count) implements AnswerFormat {}

  /** Squares to be ticked on the diagram. */
  record Ticks() implements AnswerFormat {}

  /** One square to be named. */
  record OneSquare() implements AnswerFormat {}

  /** Numbers to be written on squares of the diagram: 1 on the first, 2 on the second. */
  record Numbers(List<Square> squares) implements AnswerFormat {
    public Numbers {
      squares = List.copyOf(squares);
    }
  }

  /**
   * Names of squares that have numbers on the diagram.
   *
   * @param count how many there are
   */
  record Names(int count) implements AnswerFormat {}

  /** One of some answers, each with a letter from A on. */
  record Letters(List<Option> options) implements AnswerFormat {
    public Letters {
      options = List.copyOf(options);
    }
  }

  /** Mate, or a way out. */
  record MateOrWayOut() implements AnswerFormat {}

  /** Squares with a fault, or that the board lies the wrong way round. */
  record Faults() implements AnswerFormat {}

  /** Pieces to be drawn into the diagram. */
  record Drawing(Map<Piece, Integer> pieces) implements AnswerFormat {
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
  record Corrections(List<Entry> entries, int faults) implements AnswerFormat {
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
