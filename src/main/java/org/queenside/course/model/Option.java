package org.queenside.course.model;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;

/**
 * One of the answers to choose from.
 *
 * @param picture a small board that is the answer, or null if the label says it all
 */
public record Option(Message label, @Nullable Picture picture) {

  /**
   * A small board without interaction.
   *
   * @param turned whether it lies turned by a quarter, with a light square on a1
   */
  public record Picture(Board board, boolean turned) {}

  /** Returns an option with a label and nothing else. */
  public static Option of(Message label) {
    return new Option(label, null);
  }
}
