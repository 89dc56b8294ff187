package org.queenside.course.source;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.queenside.chess.Move;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;
import org.queenside.course.run.ExerciseRun;

/**
 * An exercise tried out before any learner meets it, in the way a learner would do it.
 *
 * @param run where the trial stands
 */
record DryRun(ExerciseRun run) {

  static DryRun of(Exercise exercise) {
    return new DryRun(ExerciseRun.start(exercise));
  }

  Scene scene() {
    return run.scene();
  }

  boolean finished() {
    return run.finished();
  }

  /** Returns answers that lead to the end; none if no way was found, or nothing is left to do. */
  List<Answer.Try> solution() {
    return run.answer(new Answer.ShowMe()).outcome() instanceof AnswerOutcome.Shown shown
        ? shown.answers()
        : List.of();
  }

  boolean isRight(Answer.Try answer) {
    AnswerOutcome outcome = run.answer(answer).outcome();
    return outcome instanceof AnswerOutcome.Solved || outcome instanceof AnswerOutcome.Progressed;
  }

  /** Returns whether an answer fits and is wrong; a move against the rules is something else. */
  boolean isWrong(Answer.Try answer) {
    return run.answer(answer).outcome() instanceof AnswerOutcome.Wrong;
  }

  DryRun after(Answer.Try answer) {
    return new DryRun(run.answer(answer).next());
  }

  /** Returns whether every option is another one. */
  boolean hasDifferentOptions() {
    List<Option> options = scene().options();
    return options.stream().distinct().count() == options.size();
  }

  /** Returns how many of the options are right. */
  long rightOptions() {
    return IntStream.range(0, scene().options().size())
        .filter(option -> isRight(new Answer.Choose(option)))
        .count();
  }

  /** Returns every way to move from one square to another, promotions included. */
  static Stream<Move> moves(Square from, Square to) {
    return Stream.concat(
        Stream.of(Move.of(from, to)),
        Role.PROMOTIONS.stream().map(role -> Move.of(from, to, role)));
  }
}
