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

  /**
   * The reason why the rules refuse a move, in the board's words.
   *
   * @param byOpponent whether the other player has tried the move, not the learner
   */
  record Refusal(Ruling.Illegal ruling, boolean byOpponent) implements Message {
    /** The reason why a move of the learner is refused. */
    public Refusal(Ruling.Illegal ruling) {
      this(ruling, false);
    }
  }

  static Message text(String text) {
    return new Text(text);
  }

  static Message coded(String key, Object... args) {
    return new Coded(key, List.of(args));
  }
}
