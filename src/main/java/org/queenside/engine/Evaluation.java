package org.queenside.engine;

import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Evaluates a position without looking ahead, in hundredths of a pawn. */
final class Evaluation {
  private static final int TEMPO = 10;
  private static final int BISHOP_PAIR = 30;

  private Evaluation() {}

  /** Returns the score for the side to move. */
  static int of(Position position) {
    Color us = position.turn();
    int phase = GamePhase.of(position);
    int score = side(position, us, phase) - side(position, us.opposite(), phase);
    Color ahead = score > 0 ? us : us.opposite();
    if (Material.cannotWin(position, ahead)) {
      return 0;
    }
    if (Material.isLoneKing(position, ahead.opposite())) {
      int driven = MopUpEvaluation.driven(position, ahead);
      return score + (ahead == us ? driven : -driven);
    }
    return score + TEMPO;
  }

  private static int side(Position position, Color color, int phase) {
    SquareSet own = position.pieces(color);
    SquareSet occupied = position.occupied();
    SquareSet safe =
        PawnStructure.attacks(
                position.pieces(Piece.of(color.opposite(), Role.PAWN)), color.opposite())
            .union(own)
            .complement();
    SquareSet ring = KingSafety.ring(position, color.opposite());
    int middlegame = 0;
    int endgame = 0;
    int attack = 0;
    for (Square square : own) {
      Piece piece = position.at(square);
      if (piece == null) {
        continue;
      }
      Role role = piece.role();
      middlegame += PieceSquareTable.middlegame(piece, square);
      endgame += PieceSquareTable.endgame(piece, square);
      if (role != Role.PAWN && role != Role.KING) {
        SquareSet attacked = Attacks.of(piece, square, occupied);
        int mobility = attacked.intersect(safe).size();
        middlegame += Mobility.middlegame(role, mobility);
        endgame += Mobility.endgame(role, mobility);
        attack += KingSafety.weight(role) * attacked.intersect(ring).size();
      }
    }
    middlegame += KingSafety.attack(attack) + KingSafety.shelter(position, color);
    int score = GamePhase.blend(middlegame, endgame, phase);
    if (position.pieces(Piece.of(color, Role.BISHOP)).size() >= 2) {
      score += BISHOP_PAIR;
    }
    return score + PawnStructure.of(position, color, phase);
  }
}
