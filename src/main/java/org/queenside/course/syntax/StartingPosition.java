package org.queenside.course.syntax;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.RulingContext;

/**
 * Where an exercise begins.
 *
 * @param context what led to the position, which decides about castling and en passant
 */
public record StartingPosition(Position position, RulingContext context) {

  /** Reads the moves that lead from the position in the file to the exercise's first position. */
  static StartingPosition read(YamlFields fields, Position start) {
    List<Move> moves = fields.values(ExerciseField.BEFORE.key(), ValueParsers::move);
    Position position = start;
    RulingContext context = RulingContext.impliedBy(start);
    for (Move move : moves) {
      if (!position.isLegal(move)) {
        fields.problem(
            ExerciseField.BEFORE.key(),
            "the move %s is not legal in %s".formatted(move, position),
            "'position' is where the moves of 'before' begin: correct one of them");
        return new StartingPosition(position, RulingContext.UNKNOWN);
      }
      position = position.play(move);
      context = context.then(move);
    }
    return new StartingPosition(position, context);
  }
}
