package org.queenside.course.kind;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseFields;

/**
 * Everything that is particular to one kind of exercise: how a lesson file describes it, what an
 * author can get wrong, how it starts, what hints say, and what is printed on paper. {@link
 * ExerciseKinds} lists all of them.
 *
 * @param <E> the exercises of this kind
 */
public abstract class ExerciseKind<E extends Exercise> {
  private final String word;
  private final Function<E, ExerciseState> start;
  private final Set<ExerciseField> required;
  private final Set<ExerciseField> fields;

  /**
   * Describes how a lesson file writes the exercises, and how they begin.
   *
   * @param word what the author writes after {@code kind:}; two kinds may share it
   * @param start returns the state in which an exercise begins
   * @param required the fields that must be there, besides those of every exercise
   * @param optional the other fields that have a meaning
   */
  ExerciseKind(
      String word,
      Function<E, ExerciseState> start,
      List<ExerciseField> required,
      List<ExerciseField> optional) {
    this.word = word;
    this.start = start;
    this.required = Collections.unmodifiableSet(EnumSet.copyOf(required));
    Set<ExerciseField> all = EnumSet.copyOf(ExerciseField.COMMON);
    all.addAll(required);
    all.addAll(optional);
    this.fields = Collections.unmodifiableSet(all);
  }

  /** Returns what the author writes after {@code kind:}. */
  public final String word() {
    return word;
  }

  /** Returns the fields that must be there, besides those that every exercise must have. */
  public final Set<ExerciseField> required() {
    return required;
  }

  /** Returns all fields that have a meaning. */
  public final Set<ExerciseField> fields() {
    return fields;
  }

  /** Returns sets of fields of which exactly one must be there; often none. */
  public List<Set<ExerciseField>> alternatives() {
    return List.of();
  }

  /** Returns whether the fields describe this kind and not another one with the same word. */
  boolean isDescribedBy(ExerciseFields fields) {
    return true;
  }

  /** Reads an exercise; returns null with every reason added to the problems. */
  public abstract @Nullable E read(ExerciseFields fields);

  /** Returns the state in which the exercise begins. */
  public final ExerciseState start(E exercise) {
    return start.apply(exercise);
  }

  /** Reports what the author got wrong, proven with the rules. */
  public void lint(E exercise, ExerciseFields fields) {}

  /**
   * Returns the answers that a key of {@code wrong:} stands for.
   *
   * @param key a square, a move, the number of an option, or what the learner may type
   */
  public Stream<Answer.Try> answersNamed(String key, E exercise) {
    return AnswerKeys.moves(key);
  }

  /** Returns the key of the last hint, which shows squares on the board. */
  public String hintKey(E exercise) {
    return "hint.move";
  }

  /**
   * Returns whether a move in a hint must be a right one. Not so where hints describe lines and
   * routes as well, or where a right move depends on those before.
   */
  public boolean hintsNameRightMoves() {
    return false;
  }

  /** Returns whether a move against the rules says something about what the learner believes. */
  public boolean refusalsShowMisconceptions() {
    return true;
  }

  /** Returns whether the learner only tries things out, so that no try costs a star. */
  public boolean isFreeOfCost() {
    return false;
  }

  /** Returns what paper has for the exercise, or null if it can only be done on the screen. */
  public @Nullable PrintedTask print(E exercise) {
    return null;
  }

  /** Returns a printed task with the board that the screen shows first. */
  final PrintedTask withFirstBoard(AnswerFormat format, E exercise) {
    return PrintedTask.of(format, List.of(firstBoard(exercise)));
  }

  /** Returns the board that the screen shows first, for print. */
  final Diagram firstBoard(E exercise) {
    return Diagram.of(start(exercise).scene());
  }

  /**
   * Returns what is right on paper.
   *
   * @throws IllegalArgumentException if the exercise can only be done on the screen
   */
  public AnswerKey answerKey(E exercise) {
    throw new IllegalArgumentException("cannot be printed: " + exercise.id());
  }

  /**
   * Returns whether the board alone says if an answer was right. Not so where one thing is asked
   * after another: a logged answer can't be judged again there.
   */
  public boolean isJudgedFromBoard() {
    return true;
  }
}
