package org.queenside.school.paper;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.progress.Attempt;

/**
 * The grade of an answer that was written on paper and typed in.
 *
 * @param faults the mistakes, in order
 * @param wanted what can be typed, if the input can't be read; otherwise null
 * @param attempts the attempts to log, in order
 */
public record GradedAnswer(
    Grade grade, List<Fault> faults, @Nullable ExpectedInput wanted, List<Attempt> attempts) {

  /** The grade of an answer. */
  public enum Grade {
    /** Nothing was typed. */
    EMPTY,
    /** The input can't be read, so nothing is logged. */
    UNREADABLE,
    /** The pupil left the answer blank. */
    BLANK,
    /** The answer has a mistake and doesn't solve the task. */
    WRONG,
    /** The answer has no mistake but is not complete. */
    INCOMPLETE,
    /** The answer solves the task. */
    RIGHT
  }

  /** What can be typed for a task, besides the signs for right, wrong and blank. */
  public enum ExpectedInput {
    /** Moves. */
    MOVES,
    /** Fewer moves than were typed. */
    FEWER_MOVES,
    /** Squares. */
    SQUARES,
    /** The letter of an answer. */
    LETTER,
    /** The letter for mate, or a move out of check. */
    MATE_OR_MOVE,
    /** Squares, or the letter for a rotated board. */
    SQUARES_OR_LETTER,
    /** Only a sign. */
    SIGN
  }

  /**
   * A mistake.
   *
   * @param tried the part of the answer
   * @param misconception the misconception it shows, or null
   */
  public record Fault(String tried, Message why, @Nullable Misconception misconception) {}

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

  static GradedAnswer withoutFaults(Grade grade, Attempt attempt) {
    return new GradedAnswer(grade, List.of(), null, List.of(attempt));
  }
}
