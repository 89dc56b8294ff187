package org.queenside.game.review;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.engine.PieceWorth;
import org.queenside.engine.StaticExchange;

/**
 * Finds forks: safe moves of a knight, queen or pawn that attack two pieces, each more valuable or
 * unprotected, and win material whatever the reply is.
 */
final class ForkFinder {

  /** So much must be won, in hundredths of a pawn: more than a pawn. */
  private static final int GAIN = 150;

  private static final int TARGETS = 2;

  private ForkFinder() {}

  /** Returns every fork in a position, in the order of its legal moves. */
  static List<Move> forks(Position position) {
    return position.legalMoves().stream().filter(move -> isFork(position, move)).toList();
  }

  private static boolean isFork(Position position, Move move) {
    Role role = requireNonNull(position.at(move.from())).role();
    if (move.promotion() != null
        || role != Role.KNIGHT && role != Role.QUEEN && role != Role.PAWN
        || StaticExchange.of(position, move) < 0) {
      return false;
    }
    Position after = position.playLegal(move);
    return targets(after, move.to(), role) >= TARGETS && winsMaterial(after);
  }

  private static long targets(Position after, Square from, Role role) {
    Color other = after.turn();
    return after.attacks(from).intersect(after.pieces(other)).stream()
        .filter(square -> isTarget(after, square, role))
        .count();
  }

  private static boolean isTarget(Position after, Square square, Role attacker) {
    Piece piece = requireNonNull(after.at(square));
    return switch (piece.role()) {
      case KING -> true;
      case PAWN -> false;
      case KNIGHT, BISHOP, ROOK, QUEEN ->
          PieceWorth.of(piece.role()) > PieceWorth.of(attacker) + GAIN
              || after.attackers(square, piece.color()).isEmpty();
    };
  }

  /** Returns whether the forking side comes out ahead after every reply. */
  private static boolean winsMaterial(Position after) {
    return after.hasLegalMove()
        && after.legalMoves().stream()
            .allMatch(
                reply -> {
                  Piece taken = after.at(reply.to());
                  int lost = taken == null ? 0 : PieceWorth.of(taken.role());
                  return bestCapture(after.playLegal(reply)) - lost >= GAIN;
                });
  }

  private static int bestCapture(Position position) {
    return position.legalMoves().stream()
        .filter(move -> position.at(move.to()) != null)
        .mapToInt(move -> StaticExchange.of(position, move))
        .max()
        .orElse(0);
  }
}
