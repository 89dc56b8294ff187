package org.queenside.course.kind;

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
import org.queenside.course.print.AnswerKey;

/**
 * An exercise tried out without a learner: nothing is counted, and answers that aren't right change
 * nothing.
 *
 * @param state what the answers so far led to
 */
public record DryRun(ExerciseState state) {

  /** Starts an exercise. */
  public static DryRun of(Exercise exercise) {
    return new DryRun(ExerciseKinds.of(exercise).start(exercise));
  }

  /** Returns what a learner would see. */
  public Scene scene() {
    return state.scene();
  }

  /** Returns whether nothing is left to do. */
  public boolean finished() {
    return state.complete();
  }

  /** Returns answers that lead to the end; none if no way was found, or nothing is left to do. */
  public List<Answer.Try> solution() {
    List<Answer.Try> answers = state.solution();
    DryRun end = this;
    for (Answer.Try answer : answers) {
      end = end.after(answer);
    }
    return end.finished() ? answers : List.of();
  }

  /** Returns the moves among the answers that lead to the end. */
  public List<Move> solutionMoves() {
    return solution().stream()
        .flatMap(
            answer -> answer instanceof Answer.Play(Move move) ? Stream.of(move) : Stream.empty())
        .toList();
  }

  /** Returns whether an answer is right, be it the last one or not. */
  public boolean isRight(Answer.Try answer) {
    return state.judge(answer) instanceof Verdict.Right;
  }

  /** Returns whether an answer finishes the exercise. */
  public boolean isSolvedBy(Answer.Try answer) {
    return state.judge(answer) instanceof Verdict.Right right && right.next().complete();
  }

  /** Returns whether an answer fits and is wrong; a move against the rules is something else. */
  public boolean isWrong(Answer.Try answer) {
    return state.judge(answer) instanceof Verdict.Rejected(AnswerOutcome.Wrong _);
  }

  /** Returns the run after an answer: this one, unless the answer is right. */
  public DryRun after(Answer.Try answer) {
    return state.judge(answer) instanceof Verdict.Right right ? new DryRun(right.next()) : this;
  }

  /** Returns whether no two options are the same. */
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

  /** Returns the letter of the right option, as paper has it. */
  AnswerKey.Letter rightLetter() {
    return new AnswerKey.Letter(
        IntStream.range(0, scene().options().size())
            .filter(option -> isSolvedBy(new Answer.Choose(option)))
            .findFirst()
            .orElseThrow());
  }

  /** Returns every way to move from one square to another, promotions included. */
  public static Stream<Move> moves(Square from, Square to) {
    return Stream.concat(
        Stream.of(Move.of(from, to)),
        Role.PROMOTIONS.stream().map(role -> Move.of(from, to, role)));
  }
}
