package org.queenside.course.kind;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;
import org.queenside.course.model.SideContent;

/** Builds a scene. Whatever isn't set stays empty. */
final class SceneBuilder {
  private final Scene.Mode mode;
  private final ExerciseInfo info;
  private final Board board;
  private @Nullable Position position;
  private @Nullable Message prompt;
  private boolean turned;
  private @Nullable Color turn;
  private Map<Square, SquareSet> targets = Map.of();
  private Map<Square, SquareSet> tries = Map.of();
  private @Nullable Move last;
  private @Nullable Square check;
  private List<Move> moves = List.of();
  private SquareSet marks = SquareSet.EMPTY;
  private SquareSet stars = SquareSet.EMPTY;
  private SquareSet circles = SquareSet.EMPTY;
  private List<Arrow> arrows = List.of();
  private Map<Piece, Integer> tray = Map.of();
  private List<Option> options = List.of();
  private @Nullable SideContent aside;
  private int found;
  private int of;

  SceneBuilder(Scene.Mode mode, ExerciseInfo info, Board board) {
    this.mode = mode;
    this.info = info;
    this.board = board;
  }

  /** Starts with a board and its side to move, and shows a check. */
  static SceneBuilder of(Scene.Mode mode, ExerciseInfo info, Position position) {
    SceneBuilder builder = new SceneBuilder(mode, info, position.board());
    builder.position = position;
    builder.turn = position.turn();
    builder.check = position.isCheck() ? position.king(position.turn()) : null;
    return builder;
  }

  /** Starts with a board on which the learner moves, with dots if the author asks for them. */
  static SceneBuilder moving(ExerciseInfo info, Position position, @Nullable Move last) {
    SceneBuilder builder = of(Scene.Mode.MOVE, info, position);
    builder.last = last;
    if (info.dots()) {
      builder.targets = position.targets();
    }
    return builder;
  }

  /** Hides the check if the learner is asked about it. */
  SceneBuilder checkUnsaid(boolean unsaid) {
    if (unsaid) {
      check = null;
    }
    return this;
  }

  SceneBuilder prompt(@Nullable Message prompt) {
    this.prompt = prompt;
    return this;
  }

  SceneBuilder turned(boolean turned) {
    this.turned = turned;
    return this;
  }

  SceneBuilder noTurn() {
    this.turn = null;
    return this;
  }

  SceneBuilder tries(Map<Square, SquareSet> tries) {
    this.tries = tries;
    return this;
  }

  SceneBuilder moves(List<Move> moves) {
    this.moves = moves;
    return this;
  }

  SceneBuilder last(@Nullable Move last) {
    this.last = last;
    return this;
  }

  SceneBuilder marks(SquareSet marks) {
    this.marks = marks;
    return this;
  }

  SceneBuilder stars(SquareSet stars) {
    this.stars = stars;
    return this;
  }

  SceneBuilder circles(SquareSet circles) {
    this.circles = circles;
    return this;
  }

  SceneBuilder arrows(List<Arrow> arrows) {
    this.arrows = arrows;
    return this;
  }

  SceneBuilder tray(Map<Piece, Integer> tray) {
    this.tray = tray;
    return this;
  }

  SceneBuilder options(List<Option> options) {
    this.options = options;
    return this;
  }

  SceneBuilder aside(SideContent aside) {
    this.aside = aside;
    return this;
  }

  SceneBuilder progress(int found, int of) {
    this.found = found;
    this.of = of;
    return this;
  }

  Scene scene() {
    return new Scene(
        mode,
        prompt,
        board.toMap(),
        position,
        info.orientation(),
        turned,
        info.coordinates(),
        turn,
        targets,
        tries,
        last,
        check,
        moves,
        marks,
        stars,
        circles,
        arrows,
        tray,
        options,
        aside,
        found,
        of);
  }
}
