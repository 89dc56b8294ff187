package org.queenside.puzzle.mining;

import java.util.Objects;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * The evaluation of a weak player at a glance: pieces, which of them hang, activity, and squares
 * near the enemy king. It misses threats to the player's own king.
 */
final class QuickEval {
  private static final int CASTLED = 60;
  private static final int LEFT_CASTLING = -45;
  private static final int STEP_FROM_HOME = -45;
  private static final int SHIELD = 12;
  private static final int UNDEVELOPED = -18;

  private final Position position;
  private final Color side;
  private final SquareSet enemyRing;
  private final boolean middleGame;

  private int worth;
  private int worstLoss;
  private int bestThreat;

  private QuickEval(Position position, Color side) {
    this.position = position;
    this.side = side;
    enemyRing = ring(side.opposite());
    middleGame =
        Centipawns.pieces(position, side.opposite()) >= 3 * Centipawns.of(Role.ROOK)
            || !position.pieces(Piece.of(side.opposite(), Role.QUEEN)).isEmpty();
  }

  /**
   * Returns the value of a position for the side that has just moved, in hundredths of a pawn.
   *
   * @param position the position after its move
   */
  static int worth(Position position) {
    return new QuickEval(position, position.turn().opposite()).poll();
  }

  private SquareSet ring(Color color) {
    Square king = Objects.requireNonNull(position.king(color));
    return position.attacks(king).with(king);
  }

  private int poll() {
    for (Square square : position.pieces(side)) {
      lookAtOwn(square, Objects.requireNonNull(position.at(square)).role());
    }
    for (Square square : position.pieces(side.opposite())) {
      lookAtEnemy(square, Objects.requireNonNull(position.at(square)).role());
    }
    worth += king();
    return worth - worstLoss + bestThreat / 4;
  }

  private void lookAtOwn(Square square, Role role) {
    SquareSet attacked = position.attacks(square);
    worth += Centipawns.of(role);
    worth += role == Role.QUEEN || role == Role.KING ? attacked.size() : 4 * attacked.size();
    worth += role == Role.KING ? 0 : 9 * attacked.intersect(enemyRing).size();
    switch (role) {
      case PAWN -> worth += pawn(square);
      case KNIGHT, BISHOP -> worth += ranksFromHome(square) == 0 ? UNDEVELOPED : 0;
      case ROOK, QUEEN, KING -> {}
    }
    worstLoss = Math.max(worstLoss, loss(square, role, side));
  }

  private void lookAtEnemy(Square square, Role role) {
    worth -= Centipawns.of(role);
    bestThreat = Math.max(bestThreat, loss(square, role, side.opposite()));
  }

  /** Returns what an exchange on a square costs its owner if the cheapest attacker begins it. */
  private int loss(Square square, Role role, Color owner) {
    if (role == Role.KING) {
      return 0;
    }
    SquareSet attackers = position.board().attackers(square, owner.opposite());
    if (attackers.isEmpty()) {
      return 0;
    }
    if (position.board().attackers(square, owner).isEmpty()) {
      return Centipawns.of(role);
    }
    return Math.max(0, Centipawns.of(role) - Centipawns.cheapest(position, attackers));
  }

  private int pawn(Square square) {
    int steps = ranksFromHome(square) - 1;
    boolean central = square.file() == 3 || square.file() == 4;
    return middleGame ? (central ? 14 * Math.min(steps, 3) : 3 * steps) : 6 * steps * steps;
  }

  private int ranksFromHome(Square square) {
    return side == Color.WHITE ? square.rank() : 7 - square.rank();
  }

  private int king() {
    Square king = Objects.requireNonNull(position.king(side));
    if (!middleGame) {
      return -6 * (Math.abs(2 * king.file() - 7) + Math.abs(2 * king.rank() - 7));
    }
    int safety = STEP_FROM_HOME * ranksFromHome(king);
    CastlingRights rights = position.castling();
    if (king.file() > 5 || king.file() < 3) {
      safety += CASTLED;
      safety +=
          SHIELD
              * position.attacks(king).intersect(position.pieces(Piece.of(side, Role.PAWN))).size();
    } else if (!rights.has(side, CastlingSide.KINGSIDE)
        && !rights.has(side, CastlingSide.QUEENSIDE)) {
      safety += LEFT_CASTLING;
    }
    return safety;
  }
}
