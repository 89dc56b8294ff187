package org.queenside.course.print;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Notation;

/**
 * The right answer to a task, for the person who marks the worksheet. It is computed from the
 * rules.
 */
public sealed interface AnswerKey {

  /**
   * Any of these answers is right.
   *
   * @param complete whether the list is complete
   */
  record OneOf(List<String> answers, boolean complete) implements AnswerKey {
    public OneOf {
      answers = List.copyOf(answers);
    }
  }

  /** All of these belong to the answer, in any order. */
  record AllOf(List<String> answers) implements AnswerKey {
    public AllOf {
      answers = List.copyOf(answers);
    }
  }

  /** All of these belong to the answer, in this order. */
  record InOrder(List<String> answers) implements AnswerKey {
    public InOrder {
      answers = List.copyOf(answers);
    }
  }

  /**
   * The answer with this letter is right.
   *
   * @param option the index of the answer
   */
  record Letter(int option) implements AnswerKey {}

  /** It is mate. */
  record Mate() implements AnswerKey {}

  /** It isn't mate: each of these moves gets out of check. */
  record WaysOut(List<String> answers) implements AnswerKey {
    public WaysOut {
      answers = List.copyOf(answers);
    }
  }

  /** The board is turned the wrong way. */
  record BoardTurned() implements AnswerKey {}

  /** Each of these squares has a fault; two squares in one set have swapped their pieces. */
  record Faults(List<SquareSet> squares) implements AnswerKey {
    public Faults {
      squares = List.copyOf(squares);
    }
  }

  /** The board as it should look. */
  record Picture(Diagram diagram) implements AnswerKey {}

  /** These entries were wrong. */
  record Corrected(List<Correction> entries) implements AnswerKey {
    public Corrected {
      entries = List.copyOf(entries);
    }
  }

  /** An entry of a score sheet that was wrong. */
  record Correction(String label, String wrong, String right) {}

  /** Returns a key of squares in the given order. */
  static InOrder ofSquares(List<Square> squares) {
    return new InOrder(squares.stream().map(Square::toString).toList());
  }

  /** Returns the moves of a position in notation. */
  static List<String> written(Position position, List<Move> moves) {
    return moves.stream().map(move -> Notation.SHORT.write(position, move)).toList();
  }
}
