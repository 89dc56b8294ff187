package org.queenside.course.kind;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** What an answer does to the state of an exercise. */
public sealed interface Verdict {

  /**
   * The answer is right.
   *
   * @param note what to say besides any praise, or null
   * @param praise what to say if the author wrote no praise, or null
   */
  record Right(
      ExerciseState next,
      @Nullable Message note,
      @Nullable Message praise,
      BoardHighlights highlights)
      implements Verdict {}

  /**
   * The answer is allowed and leads towards the goal, but not the shortest way. Nothing is counted.
   *
   * @param note what to say
   */
  record Detour(ExerciseState next, Message note) implements Verdict {}

  /** The answer isn't right: it is wrong, illegal, or doesn't fit. The state stays the same. */
  record Rejected(AnswerOutcome outcome) implements Verdict {}

  /** The answer is right and there is nothing to add. */
  static Verdict right(ExerciseState next) {
    return noted(next, null);
  }

  /**
   * The answer is right.
   *
   * @param note what to say besides any praise, or null
   */
  static Verdict noted(ExerciseState next, @Nullable Message note) {
    return new Right(next, note, null, BoardHighlights.NONE);
  }

  /**
   * The answer is right.
   *
   * @param praise what to say if the author wrote no praise, or null
   */
  static Verdict praised(ExerciseState next, @Nullable Message praise) {
    return new Right(next, null, praise, BoardHighlights.NONE);
  }

  /** The answer is wrong, and the reason is under a key in {@code course.properties}. */
  static Verdict wrong(BoardHighlights highlights, String key, Object... args) {
    return new Rejected(AnswerOutcome.wrong(highlights, key, args));
  }

  /** The answer is wrong. */
  static Verdict wrong(
      Message why, BoardHighlights highlights, @Nullable Misconception misconception) {
    return new Rejected(new AnswerOutcome.Wrong(why, highlights, misconception));
  }

  /** The answer is an illegal move. */
  static Verdict refused(Ruling.Illegal ruling) {
    return new Rejected(new AnswerOutcome.Refused(ruling, null));
  }

  /** The answer can't be read. */
  static Verdict ignored(String key, Object... args) {
    return new Rejected(new AnswerOutcome.Ignored(Message.coded(key, args)));
  }

  /** The answer doesn't fit this kind of exercise. */
  static Verdict ignored() {
    return new Rejected(new AnswerOutcome.Ignored(null));
  }
}
