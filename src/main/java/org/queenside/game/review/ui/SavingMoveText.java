package org.queenside.game.review.ui;

import static java.util.Objects.requireNonNull;

import org.queenside.board.PieceName;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.game.review.GameReviewMoment;
import org.queenside.text.Term;
import org.queenside.ui.Translator;

/** Says why a move saves the piece that was lost in the game. */
final class SavingMoveText {

  private final Position before;
  private final Move capture;

  /** The lost piece's square before it was lost. */
  private final Square home;

  private final boolean went;
  private final Translator translator;

  /**
   * Creates the texts about a lost piece.
   *
   * @param before the position in which the player was to move
   * @param own the move in the game
   */
  SavingMoveText(Position before, GameReviewMoment moment, Move own, Translator translator) {
    this.before = before;
    this.capture = requireNonNull(moment.reply());
    this.went = own.to() == moment.square();
    this.home = went ? own.from() : moment.square();
    this.translator = translator;
  }

  /** Returns why a right move is right, in one sentence; empty if one sentence isn't enough. */
  String of(Move move) {
    Piece taken = before.at(move.to());
    Piece lost = before.at(home);
    if (lost == null) {
      // The rook that castled.
      return "";
    }
    Term piece = name(lost);
    if (taken != null) {
      return move.to() == capture.from()
          ? say("taker", name(taken), piece)
          : say("takes", name(taken));
    }
    Position after = before.playLegal(move);
    Color side = before.turn();
    Square square = move.from() == home ? move.to() : home;
    if (after.attackers(square, side.opposite()).isEmpty()) {
      return say("safe", piece, square);
    }
    SquareSet protectors = after.attackers(square, side);
    if (!went && protectors.contains(move.to())) {
      return say("protects", name(requireNonNull(after.at(move.to()))), piece, square);
    }
    return protectors.isEmpty() ? "" : say("protected", piece, square);
  }

  private String say(String what, Object... args) {
    return translator.translate("game-review.saved." + what, args);
  }

  private static Term name(Piece piece) {
    return PieceName.of(piece.role());
  }
}
