package org.queenside.course.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.SquareSet;

/**
 * One step of a demonstration.
 *
 * @param position a position to go on from, or null to keep the one before
 * @param move a move that is played when the step begins, or null
 */
public record DemoStep(
    String text,
    @Nullable Position position,
    @Nullable Move move,
    List<AnnotationArrow> arrows,
    SquareSet circles,
    SquareSet marks) {

  public DemoStep {
    arrows = List.copyOf(arrows);
  }
}
