package org.queenside.course.model;

import java.util.Locale;

/** What a learner does with a drawn game. */
public enum DrawTask {
  /** Claim a draw when the claim is right. */
  CLAIM,
  /** Play on until the game ends by itself. */
  END,
  /** Say how often the position has occurred. */
  TIMES,
  /** Say how many moves each side has made since the last capture or pawn move. */
  COUNT,
  /** Say whether the game is drawn, can be claimed as a draw, or goes on. */
  STATUS;

  /** Returns the name used in lesson files: {@code claim}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether it is a question with options. */
  public boolean isQuestion() {
    return switch (this) {
      case CLAIM, END -> false;
      case TIMES, COUNT, STATUS -> true;
    };
  }
}
