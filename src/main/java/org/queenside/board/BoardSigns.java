package org.queenside.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * What is drawn on and over the squares besides the pieces.
 *
 * @param last the move made last, or null
 * @param check the square of the king in check, or null
 * @param marks squares chosen by the learner
 * @param goals squares with a star
 * @param circles squares to look at
 * @param arrows ways to look at
 * @param evidence the proof of a ruling
 */
public record BoardSigns(
    @Nullable Move last,
    @Nullable Square check,
    SquareSet marks,
    SquareSet goals,
    SquareSet circles,
    List<Arrow> arrows,
    Evidence evidence) {

  static final BoardSigns NONE =
      new BoardSigns(
          null, null, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, List.of(), Evidence.NONE);

  public BoardSigns {
    arrows = List.copyOf(arrows);
  }

  BoardSigns withLast(@Nullable Move last) {
    return new BoardSigns(last, check, marks, goals, circles, arrows, evidence);
  }

  BoardSigns withCheck(@Nullable Square check) {
    return new BoardSigns(last, check, marks, goals, circles, arrows, evidence);
  }

  BoardSigns withMarks(SquareSet marks) {
    return new BoardSigns(last, check, marks, goals, circles, arrows, evidence);
  }

  BoardSigns withGoals(SquareSet goals) {
    return new BoardSigns(last, check, marks, goals, circles, arrows, evidence);
  }

  BoardSigns withCircles(SquareSet circles) {
    return new BoardSigns(last, check, marks, goals, circles, arrows, evidence);
  }

  BoardSigns withArrows(List<Arrow> arrows) {
    return new BoardSigns(last, check, marks, goals, circles, arrows, evidence);
  }

  BoardSigns withEvidence(Evidence evidence) {
    return new BoardSigns(last, check, marks, goals, circles, arrows, evidence);
  }
}
