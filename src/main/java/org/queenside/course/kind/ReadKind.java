package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.STEPS;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.DemoStep;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.TextLint;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.course.syntax.YamlFields;

/** Stepping through a demonstration. */
final class ReadKind extends ExerciseKind<Exercise.Read> {
  ReadKind() {
    super("read", ReadState::first, List.of(STEPS), List.of(POSITION));
  }

  @Override
  public Exercise.Read read(ExerciseFields fields) {
    Position position = fields.positionOrEmptyBoard();
    List<DemoStep> steps = new ArrayList<>();
    for (YamlFields step : fields.blocks(STEPS)) {
      steps.add(
          new DemoStep(
              step.required("text", "The rook goes straight."),
              step.value("position", ValueParsers::position),
              step.value("move", ValueParsers::move),
              step.values("arrows", ValueParsers::arrow),
              ValueParsers.set(step.values("circles", ValueParsers::square)),
              ValueParsers.set(step.values("marks", ValueParsers::square))));
      step.finish();
    }
    if (steps.isEmpty()) {
      fields.problem(STEPS, "a demonstration needs steps", "Add 'steps:' with a list of texts");
    }
    return new Exercise.Read(fields.info(position.turn()), position, steps);
  }

  @Override
  public void lint(Exercise.Read exercise, ExerciseFields fields) {
    try {
      start(exercise);
    } catch (IllegalArgumentException illegal) {
      fields.problem(
          STEPS, "a move is not legal: " + illegal.getMessage(), "Correct the move or position");
    }
    exercise.steps().forEach(step -> TextLint.check(STEPS, step.text(), fields));
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.Read exercise) {
    return Stream.of();
  }

  @Override
  public String hintKey(Exercise.Read exercise) {
    return "hint.squares";
  }
}
