package org.queenside.game.ui;

import java.util.Objects;
import org.queenside.board.PieceName;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.game.MoveWarning;
import org.queenside.ui.Translator;

/** Why the player should reconsider, in one sentence. */
record WarningText(Translator translator, String opponent) {

  /**
   * Describes a warning.
   *
   * @param after the position after the move
   */
  String of(MoveWarning warning, Position after) {
    return switch (warning) {
      case MoveWarning.MissesMate() -> translator.translate("game.warn.misses-mate");
      case MoveWarning.AllowsMate _ -> translator.translate("game.warn.allows-mate", opponent);
      case MoveWarning.Stalemates() -> translator.translate("game.warn.stalemates");
      case MoveWarning.LosesPiece(Piece piece, Square square, Square by) ->
          translator.translate(
              "game.warn.loses-piece",
              PieceName.of(piece.role()),
              square,
              PieceName.of(Objects.requireNonNull(after.at(by)).role()),
              by);
    };
  }
}
