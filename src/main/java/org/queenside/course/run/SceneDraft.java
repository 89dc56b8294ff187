package org.queenside.course.run;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Arrow;
import org.queenside.course.Aside;
import org.queenside.course.Brief;
import org.queenside.course.Option;
import org.queenside.course.Say;
import org.queenside.course.Scene;

/** A scene in the making: what a kind of exercise does not set stays empty. */
final class SceneDraft {
  private final Scene.Mode mode;
  private final Brief brief;
  private final Board board;
  private @Nullable Position position;
  private @Nullable Say prompt;
  private boolean turned;
  private @Nullable Color turn;
  private Map<Square, SquareSet> targets = Map.of();
  private @Nullable Move last;
  private @Nullable Square check;
  private List<Move> moves = List.of();
  private SquareSet marks = SquareSet.EMPTY;
  private SquareSet stars = SquareSet.EMPTY;
  private SquareSet circles = SquareSet.EMPTY;
  private List<Arrow> arrows = List.of();
  private Map<Piece, Integer> tray = Map.of();
  private List<Option> options = List.of();
  private @Nullable Aside aside;
  private int found;
  private int of;

  SceneDraft(Scene.Mode mode, Brief brief, Board board) {
    this.mode = mode;
    this.brief = brief;
    this.board = board;
  }

  /** A board with a side to move, and its king in check if it is. */
  static SceneDraft of(Scene.Mode mode, Brief brief, Position position) {
    SceneDraft draft = new SceneDraft(mode, brief, position.board());
    draft.position = position;
    draft.turn = position.turn();
    draft.check = position.isCheck() ? position.king(position.turn()) : null;
    return draft;
  }

  /** A board on which the side to move may move, with dots if the author wants them. */
  static SceneDraft moving(Brief brief, Position position, @Nullable Move last) {
    SceneDraft draft = of(Scene.Mode.MOVE, brief, position);
    draft.last = last;
    if (brief.dots()) {
      draft.targets = position.targets();
    }
    return draft;
  }

  /** Shows no check where the learner is asked whether it is one. */
  SceneDraft checkUnsaid(boolean unsaid) {
    if (unsaid) {
      check = null;
    }
    return this;
  }

  SceneDraft prompt(Say prompt) {
    this.prompt = prompt;
    return this;
  }

  SceneDraft turned(boolean turned) {
    this.turned = turned;
    return this;
  }

  SceneDraft noTurn() {
    this.turn = null;
    return this;
  }

  SceneDraft moves(List<Move> moves) {
    this.moves = moves;
    return this;
  }

  SceneDraft last(@Nullable Move last) {
    this.last = last;
    return this;
  }

  SceneDraft marks(SquareSet marks) {
    this.marks = marks;
    return this;
  }

  SceneDraft stars(SquareSet stars) {
    this.stars = stars;
    return this;
  }

  SceneDraft circles(SquareSet circles) {
    this.circles = circles;
    return this;
  }

  SceneDraft arrows(List<Arrow> arrows) {
    this.arrows = arrows;
    return this;
  }

  SceneDraft tray(Map<Piece, Integer> tray) {
    this.tray = tray;
    return this;
  }

  SceneDraft options(List<Option> options) {
    this.options = options;
    return this;
  }

  SceneDraft aside(Aside aside) {
    this.aside = aside;
    return this;
  }

  SceneDraft progress(int found, int of) {
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
        brief.orientation(),
        turned,
        brief.coordinates(),
        turn,
        targets,
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
