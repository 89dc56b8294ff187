package org.queenside.course.ui;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.Arrow;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.Cue;
import org.queenside.board.Evidence;
import org.queenside.board.Ghost;
import org.queenside.board.Rejection;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Outcome;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;

/** Draws the scenes of an exercise on the board. */
final class SceneBoard {

  private SceneBoard() {}

  /** Returns the board of a scene, ready for the learner's next answer. */
  static BoardState of(Scene scene) {
    return BoardState.of(scene.pieces())
        .withMode(mode(scene.mode()))
        .withOrientation(scene.orientation())
        .withTurned(scene.turned())
        .withCoordinates(scene.coordinates() && !scene.turned())
        .withTyping(mode(scene.mode()) != BoardMode.SHOW)
        .withTurn(scene.turn())
        .withFree(true)
        .withMovable(scene.targets())
        .withDots(!scene.targets().isEmpty())
        .withLast(scene.last())
        .withCheck(scene.check())
        .withSlides(scene.moves())
        .withMarks(scene.marks())
        .withGoals(scene.stars())
        .withCircles(scene.circles())
        .withArrows(arrows(scene.arrows()))
        .withTray(tray(scene.tray()));
  }

  /**
   * Returns the board of a solved exercise; where a refusal was the point, the refusal and its
   * proof.
   */
  static BoardState solved(Scene scene, Outcome.Solved solved, @Nullable Rejection tried) {
    BoardState state = of(scene).withCue(Cue.RIGHT);
    return solved.because() instanceof Say.Ruled(var ruling)
        ? state.withEvidence(Evidence.of(ruling)).withRejected(tried)
        : state.withEvidence(evidence(solved.sketch()));
  }

  /** Returns the board after a wrong answer: what was tried slides back, the proof stays. */
  static BoardState missed(Scene scene, Outcome.Wrong wrong, @Nullable Rejection tried) {
    Evidence proof =
        wrong.why() instanceof Say.Ruled(var ruling)
            ? Evidence.of(ruling)
            : refutation(wrong.sketch(), scene, tried);
    return of(scene).withEvidence(proof).withRejected(tried);
  }

  private static Evidence evidence(Sketch sketch) {
    return evidence(sketch, null);
  }

  /**
   * Returns what to draw beside a wrong move. A reply that refutes it shows only together with the
   * piece where it was wanted.
   */
  private static Evidence refutation(Sketch sketch, Scene scene, @Nullable Rejection tried) {
    Square from = tried == null ? null : tried.from();
    Piece piece = from == null ? null : scene.pieces().get(from);
    return tried == null || piece == null || !isRefuted(sketch, scene, tried.to())
        ? evidence(sketch)
        : evidence(sketch, new Ghost(tried.to(), piece));
  }

  /** Over another piece, or below a cross, a ghost could not be made out. */
  private static boolean isRefuted(Sketch sketch, Scene scene, Square to) {
    return !sketch.arrows().isEmpty()
        && !sketch.crossed().contains(to)
        && !scene.pieces().containsKey(to);
  }

  private static Evidence evidence(Sketch sketch, @Nullable Ghost ghost) {
    return new Evidence(
        arrows(sketch.arrows()),
        sketch.framed(),
        sketch.crossed(),
        SquareSet.EMPTY,
        List.of(),
        ghost);
  }

  /** Returns the board with a hint drawn on it: quieter than the proof of a fault. */
  static BoardState hinted(BoardState board, Scene scene, Sketch sketch) {
    return board
        .withCircles(scene.circles().union(sketch.framed()))
        .withArrows(
            Stream.concat(scene.arrows().stream(), sketch.arrows().stream())
                .map(SceneBoard::arrow)
                .toList());
  }

  /** Returns the board when there is nothing left to do on it. */
  static BoardState atRest(BoardState board) {
    return board.withMode(BoardMode.SHOW).withMovable(Map.of()).withDots(false).withTyping(false);
  }

  private static BoardMode mode(Scene.Mode mode) {
    return switch (mode) {
      case MOVE -> BoardMode.MOVE;
      case MARK -> BoardMode.MARK;
      case PICK -> BoardMode.PICK;
      case PLACE -> BoardMode.PLACE;
      case TURN, WRITE, STEP, SHOW -> BoardMode.SHOW;
    };
  }

  private static List<Arrow> arrows(List<org.queenside.course.Arrow> arrows) {
    return arrows.stream().map(SceneBoard::arrow).toList();
  }

  private static Arrow arrow(org.queenside.course.Arrow arrow) {
    return new Arrow(arrow.from(), arrow.to());
  }

  private static List<Piece> tray(Map<Piece, Integer> tray) {
    return tray.keySet().stream().sorted().toList();
  }
}
