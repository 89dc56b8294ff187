package org.queenside.course.print;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Option;

/** What a pupil writes for a task, such as moves, squares or a letter. */
public sealed interface AnswerFormat {

  /** A line of moves in order, with the replies printed. */
  record Line(List<MoveSlot> places) implements AnswerFormat {
    public Line {
      places = List.copyOf(places);
    }

    /** Returns a line of one move. */
    public static Line ofOneMove() {
      return new Line(List.of(MoveSlot.blank("")));
    }

    /** Returns a line of the pupil's moves without replies, numbered from 1. */
    public static Line ofMoves(int count) {
      return new Line(
          IntStream.rangeClosed(1, count)
              .mapToObj(number -> MoveSlot.blank(number + "."))
              .toList());
    }

    /** Returns how many moves the pupil writes. */
    public int blanks() {
      return (int) places.stream().filter(MoveSlot::isBlank).count();
    }
  }

  /**
   * A slot in a line of moves.
   *
   * @param label the move number, such as {@code 2.} or {@code 2…}; empty for a single move
   * @param printed the printed move; empty if the pupil writes it
   */
  record MoveSlot(String label, String printed) {
    /** Returns a slot for a move that the pupil writes. */
    public static MoveSlot blank(String label) {
      return new MoveSlot(label, "");
    }

    /** Returns whether the pupil writes this move. */
    public boolean isBlank() {
      return printed.isEmpty();
    }
  }

  /**
   * Moves in any order.
   *
   * @param count the number of moves to find
   */
  record AnyOrder(int count) implements AnswerFormat {}

  /** Squares to tick on the diagram. */
  record Ticks() implements AnswerFormat {}

  /** The name of one square. */
  record OneSquare() implements AnswerFormat {}

  /** Numbers to write on squares of the diagram: 1 on the first, 2 on the second. */
  record Numbers(List<Square> squares) implements AnswerFormat {
    public Numbers {
      squares = List.copyOf(squares);
    }
  }

  /**
   * Names of the squares that are numbered on the diagram.
   *
   * @param count the number of squares
   */
  record Names(int count) implements AnswerFormat {}

  /** One of several answers, lettered from A. */
  record Letters(List<Option> options) implements AnswerFormat {
    public Letters {
      options = List.copyOf(options);
    }
  }

  /** Mate, or a way out. */
  record MateOrWayOut() implements AnswerFormat {}

  /** Squares with a fault, or the letter for a board that is turned the wrong way. */
  record Faults() implements AnswerFormat {}

  /** Pieces to draw on the diagram. */
  record Drawing(Map<Piece, Integer> pieces) implements AnswerFormat {
    public Drawing {
      pieces = Map.copyOf(pieces);
    }
  }

  /**
   * Entries of a score sheet to correct.
   *
   * @param entries the entries as printed
   * @param faults the number of wrong entries
   */
  record Corrections(List<Entry> entries, int faults) implements AnswerFormat {
    public Corrections {
      entries = List.copyOf(entries);
    }
  }

  /**
   * An entry of a score sheet.
   *
   * @param label the move number: {@code 3.} for White, {@code 3…} for Black
   */
  record Entry(String label, String text) {}
}
