package org.queenside.course.run;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.course.Misconception;
import org.queenside.course.Say;
import org.queenside.course.Sketch;

/** What an answer does to a stage. */
sealed interface Verdict {

  /**
   * The answer is right.
   *
   * @param note to be said in any case, or null
   * @param praise to be said if the author wrote none, or null
   */
  record Right(Stage next, @Nullable Say note, @Nullable Say praise, Sketch sketch)
      implements Verdict {}

  /** The answer is wrong. */
  record Missed(Say why, Sketch sketch, @Nullable Misconception misconception) implements Verdict {}

  /** The answer is a move against the rules. */
  record Unlawful(Ruling.Illegal ruling) implements Verdict {}

  /** The answer is none in this place, or cannot be read. */
  record Unclear(@Nullable Say why) implements Verdict {}

  static Verdict right(Stage next) {
    return new Right(next, null, null, Sketch.NONE);
  }

  static Verdict missed(Sketch sketch, String key, Object... args) {
    return new Missed(Say.coded(key, args), sketch, null);
  }

  static Verdict unclear(String key, Object... args) {
    return new Unclear(Say.coded(key, args));
  }

  /** An answer that this kind of exercise has no use for. */
  static Verdict unfit() {
    return new Unclear(null);
  }
}
