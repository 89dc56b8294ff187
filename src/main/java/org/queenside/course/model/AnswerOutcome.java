package org.queenside.course.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;

/** The outcome of an answer. */
public sealed interface AnswerOutcome {

  /**
   * The exercise is done.
   *
   * @param praise why it was right
   * @param because what the rules say about it, if that was the point of the exercise
   */
  record Solved(Message praise, @Nullable Message because, BoardHighlights highlights)
      implements AnswerOutcome {

    /** The praise if neither the author nor the rules give a reason. */
    private static final String NO_REASON = "solved";

    /** Returns the outcome, with plain praise if there is no reason. */
    public static Solved of(
        @Nullable Message praise, @Nullable Message because, BoardHighlights highlights) {
      return new Solved(praise == null ? Message.coded(NO_REASON) : praise, because, highlights);
    }

    /** Returns whether nothing says why the answer is right. */
    public boolean isPlain() {
      return because == null && praise.equals(Message.coded(NO_REASON));
    }
  }

  /**
   * Right so far.
   *
   * @param note what to say, or null if the scene says enough
   */
  record Progressed(@Nullable Message note) implements AnswerOutcome {}

  /**
   * Allowed and leading to the goal, but not the shortest way. Nothing is counted.
   *
   * @param note what to say
   */
  record Detour(Message note) implements AnswerOutcome {}

  /**
   * A legal answer, but not the right one. The board stays as it is.
   *
   * @param misconception the misconception that this answer shows, or null
   */
  record Wrong(Message why, BoardHighlights highlights, @Nullable Misconception misconception)
      implements AnswerOutcome {}

  /**
   * An illegal move. The board stays as it is.
   *
   * @param misconception the misconception that this answer shows, or null
   */
  record Refused(Ruling.Illegal ruling, @Nullable Misconception misconception)
      implements AnswerOutcome {}

  /**
   * A hint.
   *
   * @param number from 1 up to {@code of}
   */
  record HintGiven(int number, int of, Message text, BoardHighlights highlights)
      implements AnswerOutcome {}

  /**
   * The solution, starting from the current board.
   *
   * @param answers what to do, in order
   * @param scenes the board after each of them
   * @param end why the last of them is right
   */
  record Shown(List<Answer.Try> answers, List<Scene> scenes, Solved end) implements AnswerOutcome {
    public Shown {
      answers = List.copyOf(answers);
      scenes = List.copyOf(scenes);
    }
  }

  /** One or all steps were taken back, so the scene is an earlier one. */
  record TakenBack() implements AnswerOutcome {}

  /**
   * Nothing happened, and nothing is counted.
   *
   * @param why what to say, or null for nothing
   */
  record Ignored(@Nullable Message why) implements AnswerOutcome {}

  /** Returns whether the answer was right, whether or not it finished the exercise. */
  default boolean isRight() {
    return this instanceof Solved || this instanceof Progressed;
  }

  /** A wrong answer whose reason is under a key in {@code course.properties}. */
  static Wrong wrong(BoardHighlights highlights, String key, Object... args) {
    return new Wrong(Message.coded(key, args), highlights, null);
  }
}
