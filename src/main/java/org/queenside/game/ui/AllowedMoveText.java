package org.queenside.game.ui;

import static java.util.Objects.requireNonNull;

import org.queenside.chess.Move;
import org.queenside.chess.MoveFact;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.ui.Translator;

/** Says which rule allows a move that the player has doubted. */
record AllowedMoveText(Translator translator) {

  /** Returns a sentence about the rule. */
  String of(Position before, Ruling.Legal legal) {
    Move move = legal.move();
    Role role = requireNonNull(before.at(move.from())).role();
    return translator.translate("trick.may." + rule(role, legal), move.to());
  }

  private static String rule(Role role, Ruling.Legal legal) {
    if (legal.has(MoveFact.EnPassant.class)) {
      return "en-passant";
    }
    if (legal.has(MoveFact.Castling.class)) {
      return "castling";
    }
    return switch (role) {
      case PAWN -> pawn(legal);
      case KNIGHT -> "knight";
      case BISHOP -> "bishop";
      case ROOK -> "rook";
      case QUEEN -> "queen";
      case KING -> "king";
    };
  }

  private static String pawn(Ruling.Legal legal) {
    Move move = legal.move();
    if (move.promotion() != null) {
      return "promotion";
    }
    if (legal.has(MoveFact.Capture.class)) {
      return "pawn-takes";
    }
    return Math.abs(move.from().rank() - move.to().rank()) == 2 ? "pawn-two" : "pawn";
  }
}
