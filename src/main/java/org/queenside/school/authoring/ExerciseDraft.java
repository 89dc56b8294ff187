package org.queenside.school.authoring;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Setup;
import org.queenside.course.syntax.GoalForm;

/**
 * An exercise in the form of the editor. Anything may be missing or wrong.
 *
 * @param wrong the wrong tries that the author has anticipated
 */
public record ExerciseDraft(
    Setup setup, DraftTask task, Wording wording, List<WrongTry> wrong, Extras extras) {

  public ExerciseDraft {
    wrong = List.copyOf(wrong);
  }

  /**
   * The texts. Blank ones are left out; a blank task or first hint gets a default text.
   *
   * @param hints three, from the vaguest to the clearest
   * @param right the praise for a right answer
   * @param otherwise the answer to any other wrong try
   */
  public record Wording(
      String task, String text, List<String> hints, String right, String otherwise) {

    /** The number of hints. */
    public static final int HINTS = 3;

    static final Wording NONE = new Wording("", "", List.of("", "", ""), "", "");

    public Wording {
      hints = List.copyOf(hints);
    }

    /** Returns the same with another answer to any other wrong try. */
    public Wording withOtherwise(String otherwise) {
      return new Wording(task, text, hints, right, otherwise);
    }
  }

  /**
   * A wrong try that the author has anticipated.
   *
   * @param tried a move or a square, as the author wrote it
   */
  public record WrongTry(String tried, String answer) {}

  /**
   * All other settings.
   *
   * @param dots whether the board shows where a selected piece may move
   * @param orientation the side at the bottom, or null for the side to move
   * @param concepts the concepts practised; empty for those that follow from the task
   * @param misconceptions codes of the misconceptions that the exercise provokes
   */
  public record Extras(
      boolean dots,
      @Nullable Color orientation,
      List<String> concepts,
      List<String> misconceptions) {
    static final Extras NONE = new Extras(false, null, List.of(), List.of());

    public Extras {
      concepts = List.copyOf(concepts);
      misconceptions = List.copyOf(misconceptions);
    }
  }

  /** Returns a new draft: an empty board and a mate in one. */
  public static ExerciseDraft empty() {
    Setup setup = new Setup(Board.EMPTY, Color.WHITE, CastlingRights.NONE, null, 0, 1);
    return new ExerciseDraft(
        setup, DraftTask.ReachGoal.of(GoalForm.MATE), Wording.NONE, List.of(), Extras.NONE);
  }

  /** Returns the same with another position. */
  public ExerciseDraft withSetup(Setup setup) {
    return new ExerciseDraft(setup, task, wording, wrong, extras);
  }

  /** Returns the same with another task. */
  public ExerciseDraft withTask(DraftTask task) {
    return new ExerciseDraft(setup, task, wording, wrong, extras);
  }

  /** Returns the same with other texts. */
  public ExerciseDraft withWording(Wording wording) {
    return new ExerciseDraft(setup, task, wording, wrong, extras);
  }

  /** Returns the same with other wrong tries. */
  public ExerciseDraft withWrong(List<WrongTry> wrong) {
    return new ExerciseDraft(setup, task, wording, wrong, extras);
  }

  /** Returns the same with or without dots. */
  public ExerciseDraft withDots(boolean dots) {
    return new ExerciseDraft(
        setup,
        task,
        wording,
        wrong,
        new Extras(dots, extras.orientation, extras.concepts, extras.misconceptions));
  }
}
