package org.queenside.course.ui;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.Evidence;
import org.queenside.board.GhostPiece;
import org.queenside.board.RefusedMove;
import org.queenside.board.SoundCue;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;

/** Draws the scenes of an exercise on the board. */
public final class SceneRenderer {

  private SceneRenderer() {}

  /** Returns the board of a scene, ready for the learner's next answer. */
  public static BoardState of(Scene scene) {
    return BoardState.of(scene.pieces())
        .withQuestion(question(scene))
        .withMode(mode(scene.mode()))
        .withOrientation(scene.orientation())
        .withTurned(scene.turned())
        .withCoordinates(scene.coordinates() && !scene.turned())
        .withTyping(mode(scene.mode()) != BoardMode.SHOW)
        .withTurn(scene.turn())
        .withFree(true)
        .withMovable(scene.targets().isEmpty() ? scene.tries() : scene.targets())
        .withDots(!scene.targets().isEmpty())
        .withLast(scene.last())
        .withCheck(scene.check())
        .withSlides(scene.moves())
        .withMarks(scene.marks())
        .withGoals(scene.stars())
        .withCircles(scene.circles())
        .withArrows(scene.arrows())
        .withTray(tray(scene.tray()));
  }

  /** Returns the board of a solved exercise, with the proof if a refusal was the point. */
  static BoardState solved(Scene scene, AnswerOutcome.Solved solved, @Nullable RefusedMove tried) {
    return explained(scene, solved).withCue(SoundCue.RIGHT).withRejected(tried(solved, tried));
  }

  private static @Nullable RefusedMove tried(
      AnswerOutcome.Solved solved, @Nullable RefusedMove tried) {
    return solved.because() instanceof Message.Refusal ? tried : null;
  }

  /** Returns the board of a solution, with highlights that show why it is right. */
  static BoardState explained(Scene scene, AnswerOutcome.Solved solved) {
    return solved.because() instanceof Message.Refusal(var ruling, _)
        ? with(Evidence.of(ruling), scene)
        : hinted(of(scene), scene, solved.highlights());
  }

  /** Returns the board after a right step, with the proof if the note says why a move is refused. */
  static BoardState noted(Scene scene, @Nullable Message note) {
    return note instanceof Message.Refusal(var ruling, _)
        ? with(Evidence.of(ruling), scene)
        : of(scene);
  }

  /** Returns the board after a wrong answer: the move slides back and the proof stays. */
  static BoardState missed(Scene scene, AnswerOutcome.Wrong wrong, @Nullable RefusedMove tried) {
    Evidence proof =
        wrong.why() instanceof Message.Refusal(var ruling, _)
            ? Evidence.of(ruling)
            : refutation(wrong.highlights(), scene, tried);
    return with(proof, scene).withRejected(tried);
  }

  /** Returns the board of a refused move, with the proof. */
  public static BoardState refused(
      Scene scene, AnswerOutcome.Refused refused, @Nullable RefusedMove tried) {
    return with(Evidence.of(refused.ruling()), scene).withRejected(tried);
  }

  /**
   * Returns the board of a scene with evidence. A square shows one sign: evidence replaces a
   * circle, but a star that is still to be reached stays.
   */
  private static BoardState with(Evidence evidence, Scene scene) {
    SquareSet stars = scene.stars();
    Evidence clear =
        new Evidence(
            evidence.arrows(),
            evidence.framed().minus(stars),
            evidence.crossed().minus(stars),
            evidence.blocked().minus(stars),
            evidence.line(),
            evidence.ghost());
    SquareSet signed = clear.framed().union(clear.crossed()).union(clear.blocked());
    return of(scene).withEvidence(clear).withCircles(scene.circles().minus(signed));
  }

  private static Evidence evidence(BoardHighlights highlights) {
    return evidence(highlights, null);
  }

  /**
   * Returns what to draw beside a wrong move. A refuting reply only makes sense with the moved
   * piece on its new square.
   */
  private static Evidence refutation(
      BoardHighlights highlights, Scene scene, @Nullable RefusedMove tried) {
    Square from = tried == null ? null : tried.from();
    Piece piece = from == null ? null : scene.pieces().get(from);
    return tried == null || piece == null || !isRefuted(highlights, scene, tried.to())
        ? evidence(highlights)
        : evidence(highlights, new GhostPiece(tried.to(), piece));
  }

  /** A ghost piece couldn't be seen on another piece or under a cross. */
  private static boolean isRefuted(BoardHighlights highlights, Scene scene, Square to) {
    return !highlights.arrows().isEmpty()
        && !highlights.crossed().contains(to)
        && !scene.pieces().containsKey(to);
  }

  private static Evidence evidence(BoardHighlights highlights, @Nullable GhostPiece ghost) {
    return new Evidence(
        highlights.arrows(),
        highlights.framed(),
        highlights.crossed(),
        SquareSet.EMPTY,
        List.of(),
        ghost);
  }

  /**
   * Returns the board with a hint or the reason for a right answer: drawn in blue, never in red.
   */
  static BoardState hinted(BoardState board, Scene scene, BoardHighlights highlights) {
    return board
        .withCircles(scene.circles().union(highlights.framed()).union(highlights.crossed()))
        .withArrows(Stream.concat(scene.arrows().stream(), highlights.arrows().stream()).toList());
  }

  /** Returns the board as read-only. */
  public static BoardState atRest(BoardState board) {
    return board.withMode(BoardMode.SHOW).withMovable(Map.of()).withDots(false).withTyping(false);
  }

  /**
   * Returns a short text that identifies what is asked. It stays the same after a restart of the
   * program.
   */
  private static String question(Scene scene) {
    var labels = scene.options().stream().map(Option::label).toList();
    String asked = scene.prompt() + " " + scene.circles() + " " + labels;
    return Integer.toHexString(asked.hashCode());
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

  private static List<Piece> tray(Map<Piece, Integer> tray) {
    return tray.keySet().stream().sorted().toList();
  }
}
