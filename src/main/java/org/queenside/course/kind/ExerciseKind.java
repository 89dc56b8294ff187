package org.queenside.course.kind;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;

/**
 * Everything specific to one kind of exercise: how a lesson file describes it, what an author can
 * get wrong, how it starts, what its hints say, and how it is printed. {@link ExerciseKinds} lists
 * all of them.
 *
 * @param <E> the exercise type
 */
public abstract class ExerciseKind<E extends Exercise> {
  private static final int MOST_SOLUTIONS = 99;

  private final String word;
  private final Function<E, ExerciseState> start;
  private final Set<ExerciseField> required;
  private final Set<ExerciseField> fields;

  /**
   * Describes how lesson files contain such exercises, and how they begin.
   *
   * @param word what the author writes after {@code kind:}; two kinds may share it
   * @param start returns an exercise's initial state
   * @param required the required fields, in addition to those of every exercise
   * @param optional the optional fields
   */
  ExerciseKind(
      String word,
      Function<E, ExerciseState> start,
      List<ExerciseField> required,
      List<ExerciseField> optional) {
    this.word = word;
    this.start = start;
    this.required = Collections.unmodifiableSet(new LinkedHashSet<>(required));
    Set<ExerciseField> all = new LinkedHashSet<>(ExerciseField.COMMON);
    all.addAll(required);
    all.addAll(optional);
    this.fields = Collections.unmodifiableSet(all);
  }

  /** Returns what the author writes after {@code kind:}. */
  public final String word() {
    return word;
  }

  /** Returns the required fields, in addition to those of every exercise. */
  public final Set<ExerciseField> required() {
    return required;
  }

  /** Returns all required and optional fields. */
  public final Set<ExerciseField> fields() {
    return fields;
  }

  /** Returns sets of fields, of each of which exactly one is required; often empty. */
  public List<Set<ExerciseField>> alternatives() {
    return List.of();
  }

  /** Returns whether the fields describe this kind rather than another one with the same word. */
  boolean isDescribedBy(ExerciseYaml fields) {
    return true;
  }

  /** Reads an exercise, or adds every problem to the list and returns null. */
  public abstract @Nullable E read(ExerciseYaml fields);

  /** Returns the exercise's initial state. */
  public final ExerciseState start(E exercise) {
    return start.apply(exercise);
  }

  /** Reports the author's mistakes, as far as the rules can prove them. */
  public void lint(E exercise, ExerciseYaml fields) {}

  /**
   * Returns the answers that a key of {@code wrong:} means.
   *
   * @param key a square, a move, the number of an option, or what the learner may type
   */
  public Stream<Answer.Try> answersForKey(String key, E exercise) {
    return WrongAnswerKeys.moves(key);
  }

  /** Returns the key of the last hint, which shows squares on the board. */
  public String hintKey(E exercise) {
    return "hint.move";
  }

  /**
   * Returns whether a move in a hint must be a right one. It doesn't have to if hints also describe
   * lines and routes, or if a right move depends on earlier ones.
   */
  public boolean hintsNameRightMoves() {
    return false;
  }

  /** Returns whether an illegal move tells something about the learner's beliefs. */
  public boolean refusalsShowMisconceptions() {
    return true;
  }

  /** Returns whether the learner only tries things out, so no try costs a star. */
  public boolean areTriesFree() {
    return false;
  }

  /** Returns the exercise for paper, or null if it can only be done on the screen. */
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
   * Returns the right answer on paper.
   *
   * @throws IllegalArgumentException if the exercise can only be done on the screen
   */
  public AnswerKey answerKey(E exercise) {
    throw new IllegalArgumentException("cannot be printed: " + exercise.id());
  }

  /**
   * Returns whether the board alone says if an answer was right. It can't if several things are
   * asked in turn; then a logged answer can't be judged again.
   */
  public boolean canReplayLoggedAnswers() {
    return true;
  }

  /** Compares the right moves with the number of them that the author states, if any. */
  static void checkSolutions(List<Move> right, ExerciseYaml fields) {
    int claimed = fields.number(ExerciseField.SOLUTIONS, 1, MOST_SOLUTIONS, 0);
    if (claimed > 0 && claimed != right.size()) {
      fields.problem(
          ExerciseField.SOLUTIONS,
          "%d moves are right: %s".formatted(right.size(), right),
          "Write 'solutions: %d', or change the position".formatted(right.size()));
    }
  }
}
