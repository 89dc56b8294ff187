package org.queenside.course.kind;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** What an answer does to a stage. */
public sealed interface Verdict {

  /**
   * The answer is right.
   *
   * @param note to be said in any case, or null
   * @param praise to be said if the author wrote none, or null
   */
  record Right(
      ExerciseState next, @Nullable Message note, @Nullable Message praise, BoardHighlights sketch)
      implements Verdict {}

  /** The answer is wrong. */
  record Missed(Message why, BoardHighlights sketch, @Nullable Misconception misconception)
      implements Verdict {}

  /** The answer is a move against the rules. */
  record Unlawful(Ruling.Illegal ruling) implements Verdict {}

  /** The answer is none in this place, or cannot be read. */
  record Unclear(@Nullable Message why) implements Verdict {}

  static Verdict right(ExerciseState next) {
    return new Right(next, null, null, BoardHighlights.NONE);
  }

  static Verdict missed(BoardHighlights sketch, String key, Object... args) {
    return new Missed(Message.coded(key, args), sketch, null);
  }

  static Verdict unclear(String key, Object... args) {
    return new Unclear(Message.coded(key, args));
  }

  /** An answer that this kind of exercise has no use for. */
  static Verdict unfit() {
    return new Unclear(null);
  }
}
