package org.queenside.game.review;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.engine.ExchangeValue;
import org.queenside.engine.Forks;
import org.queenside.engine.StaticExchangeEvaluation;

/**
 * Finds forks: safe moves of a knight, queen or pawn that attack two pieces, each more valuable or
 * unprotected, and win material whatever the reply is.
 */
final class ForkFinder {

  private ForkFinder() {}

  /** Returns every fork in a position, in the order of its legal moves. */
  static List<Move> forks(Position position) {
    return position.legalMoves().stream().filter(move -> isFork(position, move)).toList();
  }

  private static boolean isFork(Position position, Move move) {
    Role role = requireNonNull(position.at(move.from())).role();
    if (move.promotion() != null
        || role != Role.KNIGHT && role != Role.QUEEN && role != Role.PAWN
        || StaticExchangeEvaluation.of(position, move) < 0) {
      return false;
    }
    Position after = position.playLegal(move);
    return Forks.attacksTwo(after, move.to()) && winsMaterial(after);
  }

  /** Returns whether the forking side comes out ahead after every reply. */
  private static boolean winsMaterial(Position after) {
    return after.hasLegalMove()
        && after.legalMoves().stream()
            .allMatch(
                reply -> {
                  Piece taken = after.at(reply.to());
                  int lost = taken == null ? 0 : ExchangeValue.of(taken.role());
                  return bestCapture(after.playLegal(reply)) - lost >= PieceCapture.LEAST_GAIN;
                });
  }

  private static int bestCapture(Position position) {
    return position.legalMoves().stream()
        .filter(move -> position.at(move.to()) != null)
        .mapToInt(move -> StaticExchangeEvaluation.of(position, move))
        .max()
        .orElse(0);
  }
}
