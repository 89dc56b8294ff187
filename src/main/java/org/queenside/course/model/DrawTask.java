package org.queenside.course.model;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is to be done in the draw laboratory. */
public enum DrawTask {
  /** Claim a draw at a moment when the claim is right. */
  CLAIM,
  /** Go on until the game ends by itself. */
  END,
  /** Say how often the position has stood on the board. */
  TIMES,
  /** Say how many moves of each side there were since the last capture or pawn move. */
  COUNT,
  /** Say whether the game is drawn, may be claimed to be drawn, or goes on. */
  STATUS;

  /** Returns the name used in lesson files: {@code claim}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the task with the given code, or null if there is none. */
  public static @Nullable DrawTask find(String code) {
    for (DrawTask task : values()) {
      if (task.code().equals(code)) {
        return task;
      }
    }
    return null;
  }

  /** Whether it is a question, answered by one of several options. */
  public boolean isQuestion() {
    return switch (this) {
      case CLAIM, END -> false;
      case TIMES, COUNT, STATUS -> true;
    };
  }
}
