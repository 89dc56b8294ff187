package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCRIPT;
import static org.queenside.course.syntax.ExerciseField.SIDE;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Notation;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.print.ScoreSheetEntries;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.ScriptSyntax;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;

/** Playing a line with replies. */
final class ScriptKind extends ExerciseKind<Exercise.Script> {
  ScriptKind() {
    super("script", ScriptState::first, List.of(SCRIPT, HINTS), List.of(POSITION, BEFORE, SIDE));
  }

  @Override
  public Exercise.@Nullable Script read(ExerciseFields fields) {
    StartingPosition start = fields.startingFrom(fields.positionOrStart());
    Color turn = start.position().turn();
    Set<Color> chosen = fields.value(SIDE, ValueParsers::sides);
    Set<Color> sides = chosen == null ? EnumSet.allOf(Color.class) : chosen;
    ExerciseInfo info = fields.info(sides.contains(turn) ? turn : turn.opposite());
    List<PgnNode> line =
        fields.required(SCRIPT, "1. e4 e5", text -> ScriptSyntax.read(text, start.position()));
    return line == null
        ? null
        : new Exercise.Script(info, start.position(), start.past(), sides, line);
  }

  @Override
  public void lint(Exercise.Script exercise, ExerciseFields fields) {
    if (start(exercise).complete()) {
      fields.problem(SCRIPT, "the learner has no move", "Add moves, or change 'side'");
    } else {
      ScriptLint.check(exercise, fields);
    }
  }

  @Override
  public boolean hintsNameRightMoves() {
    return true;
  }

  @Override
  public @Nullable PrintedTask print(Exercise.Script exercise) {
    List<AnswerFormat.MoveSlot> slots = new ArrayList<>();
    Position position = exercise.position();
    int number = position.fullmoveNumber();
    for (PgnNode node : exercise.line()) {
      Color side = position.turn();
      String label = ScoreSheetEntries.label(number, side);
      slots.add(
          exercise.sides().contains(side)
              ? AnswerFormat.MoveSlot.blank(label)
              : new AnswerFormat.MoveSlot(label, Notation.SHORT.write(position, node.move())));
      position = position.play(node.move());
      number += side == Color.BLACK ? 1 : 0;
    }
    // A reply to the learner's last move needn't be printed.
    while (!slots.isEmpty() && !slots.getLast().isBlank()) {
      slots.removeLast();
    }
    boolean learnerBegins = exercise.sides().contains(exercise.position().turn());
    return slots.isEmpty()
        ? null
        : withFirstBoard(new AnswerFormat.Line(slots), exercise)
            .startingFrom(learnerBegins ? exercise.position() : null);
  }

  @Override
  public AnswerKey answerKey(Exercise.Script exercise) {
    return SolutionLineSearch.of(exercise, exercise.position());
  }
}
