package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SAFE;

import java.util.List;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.ValueParsers;

/** Collecting stars with the pieces of one side. */
final class CollectKind extends SoloTaskKind<Exercise.Collect> {
  static final ExerciseField STARS =
      ExerciseField.of("stars", SchemaType.SQUARES, "Squares to reach, in any order.");

  CollectKind() {
    super("collect", List.of(POSITION, STARS, HINTS));
  }

  @Override
  public Exercise.Collect read(ExerciseYaml fields) {
    Position position = fields.position();
    List<Square> stars = fields.values(STARS, ValueParsers::square);
    if (stars.isEmpty()) {
      fields.problem(STARS, "there is no star to collect", "Add 'stars: [a7, h7]'");
    }
    return new Exercise.Collect(
        fields.info(position.turn()),
        position,
        ValueParsers.set(stars),
        fields.atMost(),
        fields.flag(SAFE));
  }

  @Override
  public void lint(Exercise.Collect exercise, ExerciseYaml fields) {
    Position position = exercise.position();
    SquareSet covered = exercise.stars().intersect(position.pieces(position.turn()));
    if (covered.isEmpty()) {
      super.lint(exercise, fields);
    } else {
      fields.problem(
          STARS,
          "the learner's own piece covers the star on " + covered.first(),
          "Move the star or the piece");
    }
  }
}
