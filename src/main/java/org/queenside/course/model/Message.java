package org.queenside.course.model;

import java.util.List;
import org.queenside.chess.Ruling;

/** A sentence for the learner, as data. {@link CourseText} turns it into words. */
public sealed interface Message {

  /** The author's own words, from the lesson file. */
  record Text(String text) implements Message {}

  /**
   * A sentence of the course's message bundle.
   *
   * @param args squares, sets of squares, pieces, roles, colours, numbers or sentences
   */
  record Coded(String key, List<Object> args) implements Message {
    public Coded {
      args = List.copyOf(args);
    }
  }

  /** The reason why the rules refuse a move, in the board's words. */
  record Refusal(Ruling.Illegal ruling) implements Message {}

  static Message text(String text) {
    return new Text(text);
  }

  static Message coded(String key, Object... args) {
    return new Coded(key, List.of(args));
  }
}
