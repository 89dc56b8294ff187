package org.queenside.course.file;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;

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
    Past past = Past.toldBy(start);
    for (Move move : moves) {
      if (!position.isLegal(move)) {
        fields.problem(
            "before",
            "the move %s is not legal in %s".formatted(move, position),
            "'position' is where the moves of 'before' begin: correct one of them");
        return new Setting(position, Past.UNKNOWN);
      }
      position = position.play(move);
      past = past.then(move);
    }
    return new Setting(position, past);
  }
}
