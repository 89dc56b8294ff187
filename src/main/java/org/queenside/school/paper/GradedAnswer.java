package org.queenside.school.paper;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.progress.Attempt;

/**
 * What comes of an answer that was written on paper and typed in.
 *
 * @param faults what was wrong in it, in order
 * @param wanted what can be typed, if what was typed cannot be read; else null
 * @param attempts what it means in the log, in order
 */
public record GradedAnswer(
    Grade mark, List<Fault> faults, @Nullable ExpectedInput wanted, List<Attempt> attempts) {

  /** What an answer is worth. */
  public enum Grade {
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
  public enum ExpectedInput {
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
  public record Fault(String tried, Message why, @Nullable Misconception belief) {}

  /** Copies the lists. */
  public GradedAnswer {
    faults = List.copyOf(faults);
    attempts = List.copyOf(attempts);
  }

  static GradedAnswer empty() {
    return new GradedAnswer(Grade.EMPTY, List.of(), null, List.of());
  }

  static GradedAnswer unreadable(ExpectedInput wanted) {
    return new GradedAnswer(Grade.UNREADABLE, List.of(), wanted, List.of());
  }

  static GradedAnswer plainly(Grade mark, Attempt attempt) {
    return new GradedAnswer(mark, List.of(), null, List.of(attempt));
  }
}
