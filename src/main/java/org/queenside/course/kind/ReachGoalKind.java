package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.GOAL;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.MOVES;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.REPLY;
import static org.queenside.course.syntax.ExerciseField.SOLUTIONS;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Goal;
import org.queenside.course.model.Notation;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.print.ScoreSheetEntries;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.GoalForm;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;

/** Reaching a goal in one or a few moves. */
final class ReachGoalKind extends ExerciseKind<Exercise.ReachGoal> {
  private static final int MOST_MOVES = 50;

  ReachGoalKind() {
    super(
        "goal",
        ReachGoalState::first,
        List.of(POSITION, GOAL, HINTS),
        List.of(BEFORE, MOVES, REPLY, SOLUTIONS));
  }

  @Override
  public Exercise.@Nullable ReachGoal read(ExerciseYaml fields) {
    StartingPosition start = fields.startingFrom(fields.position());
    ExerciseInfo info = fields.info(start.position().turn());
    Goal goal = fields.required(GOAL, "reach d5", GoalForm::read);
    List<Move> replies = fields.values(REPLY, ValueParsers::move);
    int moves = fields.number(MOVES, 1, MOST_MOVES, replies.size() + 1);
    return goal == null
        ? null
        : new Exercise.ReachGoal(info, start.position(), start.context(), goal, moves, replies);
  }

  @Override
  public void lint(Exercise.ReachGoal exercise, ExerciseYaml fields) {
    DryRun dryRun = DryRun.of(exercise);
    List<Move> way = dryRun.solutionMoves();
    if (way.isEmpty()) {
      fields.problem(
          GOAL,
          "no legal move reaches it" + (exercise.moves() > 1 ? " in the moves allowed" : ""),
          "Change the goal, the position, 'moves' or 'reply'");
    } else if (way.size() <= exercise.replies().size()) {
      fields.problem(
          REPLY,
          "the goal is reached by %s, before the last reply".formatted(way),
          "Remove replies, or change the position");
    }
    checkSolutions(
        exercise.position().legalMoves().stream()
            .filter(move -> dryRun.isRight(new Answer.Play(move)))
            .toList(),
        fields);
  }

  @Override
  public boolean hintsNameRightMoves() {
    return true;
  }

  @Override
  public @Nullable PrintedTask print(Exercise.ReachGoal exercise) {
    AnswerFormat format = format(exercise);
    return format == null
        ? null
        : withFirstBoard(format, exercise).startingFrom(exercise.position());
  }

  /**
   * The replies can be printed no matter which right moves are written, because an exercise has
   * only one reply to each.
   */
  private static @Nullable AnswerFormat format(Exercise.ReachGoal exercise) {
    if (exercise.moves() == 1) {
      return AnswerFormat.Line.ofOneMove();
    }
    List<Move> way = DryRun.of(exercise).solutionMoves();
    if (way.isEmpty()) {
      return null;
    }
    if (exercise.replies().isEmpty()) {
      return AnswerFormat.Line.ofMoves(exercise.moves());
    }
    List<AnswerFormat.MoveSlot> slots = new ArrayList<>();
    Position position = exercise.position();
    for (int move = 0; move < exercise.moves(); move++) {
      Color side = position.turn();
      slots.add(AnswerFormat.MoveSlot.blank(ScoreSheetEntries.label(move + 1, side)));
      if (move < way.size() - 1 && move < exercise.replies().size()) {
        Position after = position.play(way.get(move));
        Move reply = exercise.replies().get(move);
        slots.add(
            new AnswerFormat.MoveSlot(
                side == Color.WHITE ? ScoreSheetEntries.label(move + 1, Color.BLACK) : "",
                Notation.LONG.write(after, reply)));
        position = after.play(reply);
      }
    }
    return new AnswerFormat.Line(slots);
  }

  @Override
  public AnswerKey answerKey(Exercise.ReachGoal exercise) {
    return SolutionLineSearch.of(exercise, exercise.position());
  }
}
