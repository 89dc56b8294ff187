package org.queenside.paper;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Misconception;
import org.queenside.course.Say;
import org.queenside.progress.Attempt;

/**
 * What comes of an answer that was written on paper and typed in.
 *
 * @param faults what was wrong in it, in order
 * @param wanted what can be typed, if what was typed cannot be read; else null
 * @param attempts what it means in the log, in order
 */
public record Marked(
    Mark mark, List<Fault> faults, @Nullable Wanted wanted, List<Attempt> attempts) {

  /** What an answer is worth. */
  public enum Mark {
    /** Nothing was typed. */
    EMPTY,
    /** It cannot be read, so nothing counts. */
    UNREADABLE,
    /** The pupil wrote nothing. */
    BLANK,
    /** Something in it is wrong, and the task is not done. */
    WRONG,
    /** All of it is right, but something is missing. */
    INCOMPLETE,
    /** The task is done. */
    RIGHT
  }

  /** What can be typed for a task, besides signs for right, wrong and blank. */
  public enum Wanted {
    /** Moves. */
    MOVES,
    /** Fewer moves: there is no room for so many. */
    FEWER_MOVES,
    /** Squares. */
    SQUARES,
    /** The letter of an answer. */
    LETTER,
    /** The letter for mate, or a way out. */
    MATE_OR_MOVE,
    /** Squares, or the letter for the wrong way round. */
    SQUARES_OR_LETTER,
    /** Nothing else: only the sign. */
    SIGN
  }

  /**
   * Something wrong.
   *
   * @param tried the part of the answer
   * @param belief the false belief that it shows, or null
   */
  public record Fault(String tried, Say why, @Nullable Misconception belief) {}

  /** Copies the lists. */
  public Marked {
    faults = List.copyOf(faults);
    attempts = List.copyOf(attempts);
  }

  static Marked empty() {
    return new Marked(Mark.EMPTY, List.of(), null, List.of());
  }

  static Marked unreadable(Wanted wanted) {
    return new Marked(Mark.UNREADABLE, List.of(), wanted, List.of());
  }

  static Marked plainly(Mark mark, Attempt attempt) {
    return new Marked(mark, List.of(), null, List.of(attempt));
  }
}
