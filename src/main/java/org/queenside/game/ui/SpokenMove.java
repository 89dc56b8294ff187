package org.queenside.game.ui;

import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.San;
import org.queenside.ui.Translator;

/** A move as a screen reader says it: "knight g8 to f6, check". */
final class SpokenMove {

  private final Translator words;

  SpokenMove(Translator words) {
    this.words = words;
  }

  /**
   * Describes a legal move.
   *
   * @param before the position before the move
   */
  String of(Position before, Move move) {
    String san = San.write(before, move);
    if (san.startsWith("O-O")) {
      return words.translate(san.startsWith("O-O-O") ? "game.spoken.long" : "game.spoken.short")
          + end(san);
    }
    Piece piece = before.at(move.from());
    String key = san.contains("x") ? "game.spoken.takes" : "game.spoken.moves";
    String name = piece == null ? "" : name(piece.role());
    String spoken = words.translate(key, name, move.from(), move.to());
    Role promotion = move.promotion();
    return promotion == null
        ? spoken + end(san)
        : spoken + words.translate("game.spoken.promotes", name(promotion)) + end(san);
  }

  /** Returns "knight". */
  String name(Role role) {
    return words.translate("game.piece." + Character.toLowerCase(role.letter()));
  }

  private String end(String san) {
    return san.endsWith("#")
        ? words.translate("game.spoken.mate")
        : san.endsWith("+") ? words.translate("game.spoken.check") : "";
  }
}
