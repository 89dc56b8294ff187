package org.queenside.course;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.chess.Square;

/**
 * Where an exercise begins.
 *
 * @param past what led to the position, which decides about castling and en passant
 */
record Setting(Position position, Past past) {

  /** Reads the moves that lead from the position of the file to that of the exercise. */
  static Setting read(Fields fields, Position start) {
    List<Move> moves = fields.values("before", Terms::move);
    Position position = start;
    for (Move move : moves) {
      if (!position.isLegal(move)) {
        fields.problem(
            "before",
            "the move %s is not legal in %s".formatted(move, position),
            "'position' is where the moves of 'before' begin: correct one of them");
        return new Setting(position, Past.UNKNOWN);
      }
      position = position.play(move);
    }
    return new Setting(position, past(start, moves));
  }

  private static Past past(Position start, List<Move> moves) {
    List<Move> known = new ArrayList<>(moves);
    if (start.enPassant() != null) {
      known.addFirst(doubleStep(start.enPassant(), start.turn()));
    }
    return Past.from(start, known);
  }

  /** A FEN that allows en passant tells the move before: the pawn's double step. */
  private static Move doubleStep(Square passed, Color turn) {
    int forward = turn == Color.WHITE ? -1 : 1;
    return Move.of(
        Square.of(passed.file(), passed.rank() - forward),
        Square.of(passed.file(), passed.rank() + forward));
  }
}
