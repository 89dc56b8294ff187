package org.queenside.game.ui;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.PieceName;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.SquareSet;
import org.queenside.game.GameHint;
import org.queenside.text.Term;
import org.queenside.ui.Translator;

/** The hints for one of the player's moves: the idea, then the piece, then the move. */
final class HintSteps {

  /** How many hints there are for a move. */
  static final int ALL = 3;

  private final Translator translator;
  private @Nullable GameHint hint;
  private int given;

  HintSteps(Translator translator) {
    this.translator = translator;
  }

  /** Forgets the hints of the last move. */
  void reset() {
    hint = null;
    given = 0;
  }

  /** Returns how many hints were given. */
  int given() {
    return given;
  }

  boolean areLeft() {
    return given < ALL;
  }

  /** Returns whether the move to hint at is known. */
  boolean areFound() {
    return hint != null;
  }

  /** Sets the move to hint at. */
  void found(@Nullable GameHint found) {
    hint = found;
  }

  /** Returns the sentence of the next hint. */
  String next(Position position) {
    GameHint found = found();
    given++;
    Move move = found.move();
    Term piece = PieceName.of(Objects.requireNonNull(position.at(move.from())).role());
    return switch (given) {
      case 1 -> translator.translate("game.hint." + found.theme().code());
      case 2 -> translator.translate("game.hint.piece", piece, move.from());
      default -> translator.translate("game.hint.move", piece, move.from(), move.to());
    };
  }

  /** Returns the board with the last hint's markings. */
  BoardState drawnOn(BoardState board) {
    Move move = found().move();
    return switch (given) {
      case 1 -> board;
      case 2 -> board.withCircles(SquareSet.of(move.from()));
      default -> board.withArrows(List.of(new Arrow(move.from(), move.to())));
    };
  }

  private GameHint found() {
    return Objects.requireNonNull(hint, "no hint was found");
  }
}
