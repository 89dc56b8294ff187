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
 * @param state the state after the answers so far
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

  /** Returns whether the exercise is done. */
  public boolean finished() {
    return state.complete();
  }

  /** Returns answers that finish the exercise; none if it is done or no solution was found. */
  public List<Answer.Try> solution() {
    List<Answer.Try> answers = state.solution();
    DryRun end = this;
    for (Answer.Try answer : answers) {
      end = end.after(answer);
    }
    return end.finished() ? answers : List.of();
  }

  /** Returns the moves among the answers of the solution. */
  public List<Move> solutionMoves() {
    return solution().stream()
        .flatMap(
            answer -> answer instanceof Answer.Play(Move move) ? Stream.of(move) : Stream.empty())
        .toList();
  }

  /** Returns whether an answer is right, whether or not it finishes the exercise. */
  public boolean isRight(Answer.Try answer) {
    return state.judge(answer) instanceof Verdict.Right;
  }

  /** Returns whether an answer finishes the exercise. */
  public boolean isSolvedBy(Answer.Try answer) {
    return state.judge(answer) instanceof Verdict.Right right && right.next().complete();
  }

  /**
   * Returns whether an answer fits the task but is wrong; an illegal move doesn't count as wrong.
   */
  public boolean isWrong(Answer.Try answer) {
    return state.judge(answer) instanceof Verdict.Rejected(AnswerOutcome.Wrong _);
  }

  /** Returns the run after an answer; this run, unless the answer is right. */
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

  /** Returns the letter of the right option on paper. */
  AnswerKey.Letter rightLetter() {
    return new AnswerKey.Letter(
        IntStream.range(0, scene().options().size())
            .filter(option -> isSolvedBy(new Answer.Choose(option)))
            .findFirst()
            .orElseThrow());
  }

  /** Returns every way to move from one square to another, including promotions. */
  public static Stream<Move> moves(Square from, Square to) {
    return Stream.concat(
        Stream.of(Move.of(from, to)),
        Role.PROMOTIONS.stream().map(role -> Move.of(from, to, role)));
  }
}
