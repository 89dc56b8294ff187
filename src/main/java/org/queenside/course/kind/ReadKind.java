package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.DemoStep;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.TextLint;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.course.syntax.YamlFields;

/** Stepping through a demonstration. */
final class ReadKind extends ExerciseKind<Exercise.Read> {
  static final ExerciseField STEPS =
      ExerciseField.of(
          "steps",
          SchemaType.blocks(
              1,
              SchemaType.property("text", SchemaType.TEXT, null),
              SchemaType.property("position", SchemaType.STRING, SchemaType.POSITION),
              SchemaType.property("move", SchemaType.MOVE, SchemaType.MOVE_MEANING),
              SchemaType.property("arrows", SchemaType.list(SchemaType.ARROW), null),
              SchemaType.property("circles", SchemaType.list(SchemaType.SQUARE), null),
              SchemaType.property("marks", SchemaType.list(SchemaType.SQUARE), null)),
          "The steps of a demonstration.");

  ReadKind() {
    super("read", State::first, List.of(STEPS), List.of(POSITION));
  }

  @Override
  public Exercise.Read read(ExerciseYaml fields) {
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
  public void lint(Exercise.Read exercise, ExerciseYaml fields) {
    try {
      start(exercise);
    } catch (IllegalArgumentException illegal) {
      fields.problem(
          STEPS, "a move is not legal: " + illegal.getMessage(), "Correct the move or position");
    }
    exercise.steps().forEach(step -> TextLint.check(STEPS, step.text(), fields));
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.Read exercise) {
    return Stream.of();
  }

  @Override
  public String hintKey(Exercise.Read exercise) {
    return "hint.squares";
  }

  /**
   * The state of {@link Exercise.Read}.
   *
   * @param positions the position at each step, after the step's move
   * @param step the step on the screen, or the number of steps once all have been seen
   */
  record State(Exercise.Read exercise, List<Position> positions, int step)
      implements ExerciseState {

    /**
     * Plays through the demonstration.
     *
     * @throws IllegalArgumentException if one of its moves is not legal
     */
    static State first(Exercise.Read exercise) {
      List<Position> positions = new ArrayList<>();
      Position position = exercise.position();
      for (DemoStep step : exercise.steps()) {
        if (step.position() != null) {
          position = step.position();
        }
        if (step.move() != null) {
          position = play(position, step.move());
        }
        positions.add(position);
      }
      return new State(exercise, List.copyOf(positions), 0);
    }

    /**
     * Plays a move for whichever side it belongs to: in a demonstration, one side may move twice in
     * a row.
     */
    private static Position play(Position position, Move move) {
      Piece piece = position.at(move.from());
      return piece == null || piece.color() == position.turn()
          ? position.play(move)
          : position.withTurn(piece.color()).play(move);
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      return answer instanceof Answer.Next && !complete()
          ? Verdict.right(new State(exercise, positions, step + 1))
          : Verdict.ignored();
    }

    @Override
    public boolean complete() {
      return step == positions.size();
    }

    @Override
    public Scene scene() {
      int shown = Math.min(step, positions.size() - 1);
      DemoStep now = exercise.steps().get(shown);
      Move move = now.move();
      return SceneBuilder.of(Scene.Mode.SHOW, exercise.info(), positions.get(shown))
          .noTurn()
          .prompt(Message.text(now.text()))
          .last(move)
          .moves(move == null || complete() ? List.of() : List.of(move))
          .arrows(now.arrows())
          .circles(now.circles())
          .marks(now.marks())
          .progress(shown + 1, positions.size())
          .scene();
    }

    @Override
    public List<Answer.Try> solution() {
      return Collections.nCopies(positions.size() - step, new Answer.Next());
    }

    @Override
    public boolean canPoint() {
      return false;
    }
  }
}
