package org.queenside.workshop;

import java.util.List;
import org.queenside.chess.SquareSet;
import org.queenside.course.Say;

/**
 * Something an author should know about a draft.
 *
 * @param squares the squares it speaks of, to be shown on the board
 * @param mends ways to mend it with one press
 */
public record Finding(
    Concern concern, Weight weight, Say sentence, SquareSet squares, List<Mend> mends) {

  public Finding {
    mends = List.copyOf(mends);
  }

  /** The part of the form that a finding is about. */
  public enum Concern {
    BOARD,
    GOAL,
    TEXTS,
    HINTS,
    WRONG,
    OPTIONS
  }

  /** How much a finding weighs. */
  public enum Weight {
    /** Pupils cannot get the exercise like this. */
    FAULT,
    /** It works, and may be meant so. */
    QUESTION
  }

  /**
   * A change that mends something.
   *
   * @param label what the button says
   * @param draft the draft after it
   */
  public record Mend(Say label, Draft draft) {}
}
