package org.queenside.board;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * What is drawn on and over the squares, apart from the pieces.
 *
 * @param last the last move, or null
 * @param check the square of the king in check, or null
 * @param marks squares chosen by the learner
 * @param goals squares with a star
 * @param circles squares with a circle
 * @param arrows arrows over the board
 * @param evidence the proof of a ruling
 * @param heat how often each square was chosen
 */
public record BoardAnnotations(
    @Nullable Move last,
    @Nullable Square check,
    SquareSet marks,
    SquareSet goals,
    SquareSet circles,
    List<Arrow> arrows,
    Evidence evidence,
    Map<Square, BoardHeat> heat) {

  static final BoardAnnotations NONE =
      new BoardAnnotations(
          null,
          null,
          SquareSet.EMPTY,
          SquareSet.EMPTY,
          SquareSet.EMPTY,
          List.of(),
          Evidence.NONE,
          Map.of());

  public BoardAnnotations {
    arrows = List.copyOf(arrows);
    heat = BoardState.bySquare(heat);
  }

  BoardAnnotations withLast(@Nullable Move last) {
    return new BoardAnnotations(last, check, marks, goals, circles, arrows, evidence, heat);
  }

  BoardAnnotations withCheck(@Nullable Square check) {
    return new BoardAnnotations(last, check, marks, goals, circles, arrows, evidence, heat);
  }

  BoardAnnotations withMarks(SquareSet marks) {
    return new BoardAnnotations(last, check, marks, goals, circles, arrows, evidence, heat);
  }

  BoardAnnotations withGoals(SquareSet goals) {
    return new BoardAnnotations(last, check, marks, goals, circles, arrows, evidence, heat);
  }

  BoardAnnotations withCircles(SquareSet circles) {
    return new BoardAnnotations(last, check, marks, goals, circles, arrows, evidence, heat);
  }

  BoardAnnotations withArrows(List<Arrow> arrows) {
    return new BoardAnnotations(last, check, marks, goals, circles, arrows, evidence, heat);
  }

  BoardAnnotations withEvidence(Evidence evidence) {
    return new BoardAnnotations(last, check, marks, goals, circles, arrows, evidence, heat);
  }

  BoardAnnotations withHeat(Map<Square, BoardHeat> heat) {
    return new BoardAnnotations(last, check, marks, goals, circles, arrows, evidence, heat);
  }
}
