package org.queenside.course.model;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;

/**
 * An answer to choose.
 *
 * @param picture a small board as the answer, or null if the label is enough
 */
public record Option(Message label, @Nullable Picture picture) {

  /**
   * A small board without interaction.
   *
   * @param turned whether it is rotated by 90 degrees, so that a1 is light
   */
  public record Picture(Board board, boolean turned) {}

  /** Returns an option with only a label. */
  public static Option of(Message label) {
    return new Option(label, null);
  }
}
