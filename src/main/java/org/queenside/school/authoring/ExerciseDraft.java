package org.queenside.school.authoring;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Setup;

/**
 * An exercise while it is made: what the form of the editor holds. Anything may be missing or
 * wrong.
 *
 * @param wrong what is said about tries that the author foresees
 */
public record ExerciseDraft(
    Setup setup, DraftTask work, Wording wording, List<WrongTry> wrong, Extras extras) {

  public ExerciseDraft {
    wrong = List.copyOf(wrong);
  }

  /**
   * The texts; a blank one is left out, and a blank task or first hint is taken from what is asked
   * for.
   *
   * @param hints three, from the gentlest to the plainest
   * @param right what is said to a right answer
   * @param otherwise what is said about any try that is not foreseen
   */
  public record Wording(
      String task, String text, List<String> hints, String right, String otherwise) {

    /** The number of hints. */
    public static final int HINTS = 3;

    static final Wording NONE = new Wording("", "", List.of("", "", ""), "", "");

    public Wording {
      hints = List.copyOf(hints);
    }
  }

  /**
   * A try that is foreseen.
   *
   * @param tried a move or a square, as the author wrote it
   * @param answer what is said about it
   */
  public record WrongTry(String tried, String answer) {}

  /**
   * The rest.
   *
   * @param dots whether the squares are shown where a picked up piece may go
   * @param orientation the side at the lower edge, or null for the side to move
   * @param concepts what is practised; none for what follows from the work
   * @param misconceptions codes of false beliefs that the exercise provokes
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

  /** Returns an empty board and a mate in one, to begin with. */
  public static ExerciseDraft empty() {
    Setup setup = new Setup(Board.EMPTY, Color.WHITE, CastlingRights.NONE, null, 0, 1);
    return new ExerciseDraft(
        setup, DraftTask.ReachGoal.of(GoalType.MATE), Wording.NONE, List.of(), Extras.NONE);
  }

  /** Returns the same with another position. */
  public ExerciseDraft withSetup(Setup setup) {
    return new ExerciseDraft(setup, work, wording, wrong, extras);
  }

  /** Returns the same where something else is asked for. */
  public ExerciseDraft withWork(DraftTask work) {
    return new ExerciseDraft(setup, work, wording, wrong, extras);
  }

  /** Returns the same with other texts. */
  public ExerciseDraft withWording(Wording wording) {
    return new ExerciseDraft(setup, work, wording, wrong, extras);
  }

  /** Returns the same with other foreseen tries. */
  public ExerciseDraft withWrong(List<WrongTry> wrong) {
    return new ExerciseDraft(setup, work, wording, wrong, extras);
  }

  /** Returns the position and what is asked for alone. */
  ExerciseDraft withoutTexts() {
    return new ExerciseDraft(setup, work, Wording.NONE, List.of(), Extras.NONE);
  }

  /** Returns the same with or without dots. */
  public ExerciseDraft withDots(boolean dots) {
    return new ExerciseDraft(
        setup,
        work,
        wording,
        wrong,
        new Extras(dots, extras.orientation, extras.concepts, extras.misconceptions));
  }
}
