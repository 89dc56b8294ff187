package org.queenside.course.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Compares a set-up with the start of a game. */
final class SetUpFaultFinder {
  private static final Board START = Position.START.board();

  private SetUpFaultFinder() {}

  /** Returns the squares of each fault. */
  static List<SquareSet> of(Exercise.FindSetUpMistake exercise) {
    SquareSet left = SquareSet.EMPTY;
    for (Square square : Square.values()) {
      if (wanted(exercise, square) != exercise.pieces().at(square)) {
        left = left.with(square);
      }
    }
    List<SquareSet> faults = new ArrayList<>();
    while (!left.isEmpty()) {
      SquareSet fault = faultAt(exercise, left);
      faults.add(fault);
      left = left.minus(fault);
    }
    return List.copyOf(faults);
  }

  /** Returns the first square, together with the one it swapped pieces with, if there is one. */
  private static SquareSet faultAt(Exercise.FindSetUpMistake exercise, SquareSet left) {
    Square first = left.first();
    Board board = exercise.pieces();
    for (Square other : left.without(first)) {
      if (wanted(exercise, first) == board.at(other)
          && wanted(exercise, other) == board.at(first)) {
        return SquareSet.of(first, other);
      }
    }
    return SquareSet.of(first);
  }

  private static @Nullable Piece wanted(Exercise.FindSetUpMistake exercise, Square square) {
    Piece piece = START.at(square);
    Color side = exercise.side();
    return piece == null || side == null || piece.color() == side ? piece : null;
  }
}
