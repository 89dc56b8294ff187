package org.queenside.course.progress;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Fen;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Scene;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/**
 * The answers given in a running exercise, as short texts that a page can keep outside the program.
 * Replaying them leads to the same step, with the same counts of tries and hints. The texts aren't
 * trusted: they are judged again by the rules, without being recorded.
 *
 * @param answers the answers, in order
 * @param check a checksum of the exercise and the step to which they lead
 */
public record RunTranscript(List<String> answers, String check) {

  /** The transcript of a run that hasn't begun. */
  public static final RunTranscript NONE = new RunTranscript(List.of(), "");

  /** The maximum number of answers. A longer run can't be kept. */
  static final int MAX_ANSWERS = 200;

  /** The maximum length of an answer, in characters. */
  static final int MAX_LENGTH = 40;

  /** Marks requests, which {@link AnswerLogFormat} doesn't write. */
  private static final String REQUEST = "!";

  private static final String HINT = REQUEST + "hint";
  private static final String SHOW_ME = REQUEST + "show";
  private static final String UNDO = REQUEST + "undo";
  private static final String RESTART = REQUEST + "restart";

  public RunTranscript {
    answers = List.copyOf(answers);
  }

  /**
   * A replayed answer.
   *
   * @param result what it led to
   */
  public record Replayed(Answer answer, AnswerResult result) {}

  /** Returns whether these answers are from the given exercise. */
  public boolean isOf(Exercise exercise) {
    return check.startsWith(prefix(exercise));
  }

  /** Returns whether there are no answers. */
  public boolean isEmpty() {
    return answers.isEmpty();
  }

  /**
   * Returns this transcript after another answer. If the run is too long, only its first answers
   * are kept.
   *
   * @param before the run in which the answer was given
   */
  public RunTranscript after(ExerciseRun before, Answer answer, AnswerResult result) {
    if (before.finished() && answer instanceof Answer.Restart) {
      return NONE;
    }
    List<String> more = new ArrayList<>(answers);
    more.add(text(answer));
    boolean unchanged = result.next() == before;
    return unchanged || !isShort(more) ? this : new RunTranscript(more, check(result.next()));
  }

  /**
   * Judges the answers again, without recording them.
   *
   * @return the answers, in order; none if they no longer lead to the same step
   */
  public List<Replayed> replay(Exercise exercise) {
    if (isEmpty() || !isShort(answers)) {
      return List.of();
    }
    ExerciseRun run = ExerciseRun.start(exercise);
    List<Replayed> replayed = new ArrayList<>();
    for (String text : answers) {
      Answer answer = read(text, run.scene().mode());
      if (answer == null) {
        return List.of();
      }
      AnswerResult result = run.answer(answer);
      replayed.add(new Replayed(answer, result));
      run = result.next();
    }
    return check(run).equals(check) ? replayed : List.of();
  }

  private static boolean isShort(List<String> answers) {
    return answers.size() <= MAX_ANSWERS
        && answers.stream().allMatch(answer -> answer.length() <= MAX_LENGTH);
  }

  private static String text(Answer answer) {
    return switch (answer) {
      case Answer.Hint() -> HINT;
      case Answer.ShowMe() -> SHOW_ME;
      case Answer.Undo() -> UNDO;
      case Answer.Restart() -> RESTART;
      case Answer.Try tried -> {
        String text = AnswerLogFormat.of(tried);
        yield text.startsWith(REQUEST) ? '"' + text + '"' : text;
      }
    };
  }

  private static @Nullable Answer read(String text, Scene.Mode mode) {
    return switch (text) {
      case HINT -> new Answer.Hint();
      case SHOW_ME -> new Answer.ShowMe();
      case UNDO -> new Answer.Undo();
      case RESTART -> new Answer.Restart();
      default -> AnswerLogFormat.read(text, mode);
    };
  }

  private static String check(ExerciseRun run) {
    Scene scene = run.scene();
    String step =
        "%s %s %d/%d %d %d %b %b"
            .formatted(
                Fen.write(Board.of(scene.pieces())),
                scene.marks(),
                scene.found(),
                scene.of(),
                run.wrongTries(),
                run.hintsUsed(),
                run.isSolutionShown(),
                run.finished());
    return prefix(run.exercise()) + Integer.toHexString(step.hashCode());
  }

  private static String prefix(Exercise exercise) {
    return exercise.info().id() + ".";
  }
}
