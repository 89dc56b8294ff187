package org.queenside.game.review.ui;

import org.queenside.board.PieceName;
import org.queenside.chess.Role;
import org.queenside.game.review.GamePraise;
import org.queenside.game.review.GameReview;
import org.queenside.ui.Translator;

/** The words of praise for a game. */
final class PraiseText {

  private PraiseText() {}

  /** Returns what was good about a game. */
  static String of(GameReview review, String opponent, Translator translator) {
    GamePraise praise = review.praise();
    Role piece = praise.piece();
    return translator.translate(
        "game-review.praise." + praise.reason().code(),
        opponent,
        piece == null ? "" : PieceName.of(piece));
  }
}
