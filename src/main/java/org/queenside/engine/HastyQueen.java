package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/**
 * Brings its queen out early and attacks the king. It thinks about what its own move changes, and
 * often forgets what the other side was already threatening.
 */
final class HastyQueen extends PlayingStyle {
  private static final int EARLY = 10;
  private static final int QUEEN_OUT = 55;
  private static final int CHECK = 20;
  private static final int TOWARDS_KING = 15;
  private static final int FORGETS_PERCENT = 18;

  private static final OpeningLines OPENINGS =
      OpeningLines.of(
          """
          e4 e5 Qh5
          e4 e5 Bc4 Nc6 Qh5
          e4 e5 Qf3
          e4 c5 Qh5
          e4 e6 Qg4
          d4 d5 Qd3
          e4 e5 Nf3 Qf6
          e4 d5 exd5 Qxd5
          e4 c6 d4 Qb6
          d4 e5 dxe5 Qh4
          d4 c5 Nf3 Qa5
          e4 e5 Bc4 Qg5
          """);

  HastyQueen() {
    super(OPENINGS, 2, 6, QUEEN_OUT + CHECK + TOWARDS_KING, new Vision(84, 93));
  }

  @Override
  MoveFilter visibleReplies(Position position, Move move, Memory memory) {
    return (next, reply, ply) ->
        ply != 1
            || !wasThreatened(position, next, reply)
            || !memory.forgets(reply.to(), FORGETS_PERCENT);
  }

  /** Returns true if the captured piece was already attacked by the same piece before the move. */
  private static boolean wasThreatened(Position before, Position next, Move reply) {
    Piece taken = next.at(reply.to());
    return taken != null
        && taken == before.at(reply.to())
        && before.attacks(reply.from()).contains(reply.to());
  }

  @Override
  int bonus(Game game, Move move) {
    Position position = game.position();
    Color us = position.turn();
    Position next = position.playLegal(move);
    int bonus = next.isCheck() ? CHECK : 0;
    boolean queenMoves = position.pieces(Piece.of(us, Role.QUEEN)).contains(move.from());
    if (queenMoves && position.fullmoveNumber() <= EARLY && move.from().rank() == us.homeRank()) {
      bonus += QUEEN_OUT;
    }
    Square enemyKing = position.king(us.opposite());
    boolean closer =
        enemyKing != null
            && !position.pieces(Role.PAWN).contains(move.from())
            && move.to().distance(enemyKing) < move.from().distance(enemyKing);
    return closer ? bonus + TOWARDS_KING : bonus;
  }
}
