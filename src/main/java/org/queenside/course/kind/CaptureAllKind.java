package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SAFE;

import java.util.List;
import org.queenside.chess.Position;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseYaml;

/** Capturing all pieces of one side while that side doesn't move. */
final class CaptureAllKind extends SoloTaskKind<Exercise.CaptureAll> {
  CaptureAllKind() {
    super("capture-all", List.of(POSITION, HINTS));
  }

  @Override
  public Exercise.CaptureAll read(ExerciseYaml fields) {
    Position position = fields.position();
    return new Exercise.CaptureAll(
        fields.info(position.turn()), position, fields.atMost(), fields.flag(SAFE));
  }
}
