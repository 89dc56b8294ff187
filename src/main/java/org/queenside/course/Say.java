package org.queenside.course;

import java.util.List;
import org.queenside.chess.Ruling;

/**
 * A sentence for the learner, as data: a screen, a printer or a screen reader turns it to words.
 */
public sealed interface Say {

  /** The author's own words, from the lesson file. */
  record Words(String text) implements Say {}

  /**
   * A sentence of the course's message bundle; {@link CourseText} renders it.
   *
   * @param args squares, sets of squares, pieces, roles, colours, numbers or sentences
   */
  record Coded(String key, List<Object> args) implements Say {
    public Coded {
      args = List.copyOf(args);
    }
  }

  /** What the rules say against a move, in the words that the board uses. */
  record Ruled(Ruling.Illegal ruling) implements Say {}

  static Say words(String text) {
    return new Words(text);
  }

  static Say coded(String key, Object... args) {
    return new Coded(key, List.of(args));
  }
}
