package org.queenside.game.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.engine.ScoredMove;
import org.queenside.engine.Search;

/**
 * A position's legal moves with the engine's scores, in hundredths of a pawn.
 *
 * @param moves all legal moves, the best first
 */
record RankedMoves(List<ScoredMove> moves) {

  /** The score beyond which nothing more can be won or lost. */
  static final int DECIDED = 1_500;

  /** How many positions are searched to judge the moves of one position. */
  private static final int NODES = 30_000;

  static RankedMoves of(Game state, BooleanSupplier cancelled) {
    return new RankedMoves(Search.moves(state, state.position().legalMoves(), NODES, cancelled));
  }

  static int clamp(int score) {
    return Math.clamp(score, -DECIDED, DECIDED);
  }

  static int score(ScoredMove move) {
    return clamp(move.score().centipawns());
  }

  Move first() {
    return moves.getFirst().move();
  }

  int best() {
    return score(moves.getFirst());
  }

  /** Returns how much worse than the best move a legal move is. */
  int loss(Move move) {
    return moves.stream()
        .filter(each -> each.move().equals(move))
        .mapToInt(this::loss)
        .findFirst()
        .orElse(0);
  }

  int loss(ScoredMove move) {
    return best() - score(move);
  }

  /** Returns the moves that are worse than the best by no more than this, the best first. */
  List<Move> within(int tolerance) {
    return moves.stream().filter(each -> loss(each) <= tolerance).map(ScoredMove::move).toList();
  }

  /** Returns the best replies, if known. */
  Map<Move, Move> replies() {
    Map<Move, Move> replies = new HashMap<>();
    for (ScoredMove move : moves) {
      if (move.line().size() > 1) {
        replies.put(move.move(), move.line().get(1));
      }
    }
    return replies;
  }
}
