package org.queenside.engine;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;

/**
 * The order in which a search tries moves. The sooner it tries a good one, the fewer others it has
 * to look at. First come the best move of an earlier search, then captures of valuable pieces by
 * cheap ones, then quiet moves that refuted something nearby.
 */
final class MoveOrdering {
  private static final int BEST = 1 << 30;
  private static final int CAPTURE = 1 << 28;
  private static final int KILLER = 1 << 27;
  private static final int HISTORY_LIMIT = 1 << 20;

  /** The two latest quiet moves that refuted something at each ply. */
  private final @Nullable Move[] killers = new Move[2 * TreeSearch.MAX_PLY];

  private final int[] history = new int[2 * 64 * 64];

  /** Returns a rank for each move; the highest comes first. */
  int[] rank(Position position, Move[] moves, @Nullable Move best, int ply) {
    int[] ranks = new int[moves.length];
    for (int i = 0; i < moves.length; i++) {
      ranks[i] = moves[i] == best ? BEST : rank(position, moves[i], ply);
    }
    return ranks;
  }

  private int rank(Position position, Move move, int ply) {
    int gain = MaterialGain.of(position, move);
    if (gain > 0) {
      Piece mover = position.at(move.from());
      return CAPTURE + 16 * gain - (mover == null ? 0 : ExchangeValue.of(mover.role()) / 16);
    }
    if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
      return KILLER;
    }
    return history[index(position, move)];
  }

  /** Swaps the highest-ranked of the remaining moves into a place in the array. */
  static Move next(Move[] moves, int[] ranks, int place) {
    int first = place;
    for (int i = place + 1; i < moves.length; i++) {
      if (ranks[i] > ranks[first]) {
        first = i;
      }
    }
    Move move = moves[first];
    int rank = ranks[first];
    moves[first] = moves[place];
    ranks[first] = ranks[place];
    moves[place] = move;
    ranks[place] = rank;
    return move;
  }

  /** Remembers a quiet move that was so good that the other side would avoid the position. */
  void refuted(Position position, Move move, int depth, int ply) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int index = index(position, move);
    history[index] = Math.min(HISTORY_LIMIT, history[index] + depth * depth);
  }

  private static int index(Position position, Move move) {
    return (position.turn().ordinal() << 6 | move.from().ordinal()) << 6 | move.to().ordinal();
  }
}
