package org.queenside.course.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.SquareSet;

/**
 * One step of a demonstration.
 *
 * @param position the position from here on, or null to keep the one before
 * @param move the move that the step begins with, or null
 */
public record DemoStep(
    String text,
    @Nullable Position position,
    @Nullable Move move,
    List<Arrow> arrows,
    SquareSet circles,
    SquareSet marks) {

  public DemoStep {
    arrows = List.copyOf(arrows);
  }
}
