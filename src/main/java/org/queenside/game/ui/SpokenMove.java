package org.queenside.game.ui;

import static java.util.Objects.requireNonNull;

import org.queenside.board.PieceName;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Move;
import org.queenside.chess.MoveFact;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.ui.Translator;

/** A move as a screen reader says it: "knight g8 to f6, check". */
record SpokenMove(Translator translator) {

  /**
   * Describes a legal move.
   *
   * @param before the position before the move
   * @throws IllegalArgumentException if it isn't legal
   */
  String of(Position before, Move move) {
    return switch (Ruling.of(before, move)) {
      case Ruling.Legal legal -> end(step(requireNonNull(before.at(move.from())), legal), legal);
      case Ruling.Illegal _ -> throw new IllegalArgumentException("not a legal move: " + move);
    };
  }

  private String step(Piece piece, Ruling.Legal legal) {
    Move move = legal.move();
    CastlingSide side = CastlingSide.of(piece, move);
    if (side != null) {
      return translator.translate(
          side == CastlingSide.QUEENSIDE ? "game.spoken.long" : "game.spoken.short");
    }
    String key = legal.has(MoveFact.Capture.class) ? "game.spoken.takes" : "game.spoken.moves";
    String spoken = translator.translate(key, PieceName.of(piece.role()), move.from(), move.to());
    Role promotion = move.promotion();
    return promotion == null
        ? spoken
        : translator.translate("game.spoken.promotes", spoken, PieceName.of(promotion));
  }

  private String end(String spoken, Ruling.Legal legal) {
    return legal.has(MoveFact.Checkmate.class)
        ? translator.translate("game.spoken.mate", spoken)
        : legal.after().isCheck() ? translator.translate("game.spoken.check", spoken) : spoken;
  }
}
