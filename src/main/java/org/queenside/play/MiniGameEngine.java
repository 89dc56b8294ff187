package org.queenside.play;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Move;

/**
 * The computer's move in a mini-game, found by iterative deepening with alpha-beta. The limit is a
 * number of positions rather than a time, so that the same game always gets the same move.
 */
public final class MiniGameEngine {
  private static final int WON = 100_000;

  private final int limit;
  private int visited;

  private MiniGameEngine(int limit) {
    this.limit = limit;
  }

  /**
   * Returns the computer's move.
   *
   * @throws IllegalArgumentException if the game is over
   */
  public static Move reply(MiniGameState state, Strength strength) {
    List<Move> moves = new ArrayList<>(state.moves());
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("no legal move in " + state);
    }
    SeededRandom random = SeededRandom.of(state.position());
    if (strength == Strength.EASY && random.below(2) == 0) {
      return random.pick(moves);
    }
    random.shuffle(moves);
    return new MiniGameEngine(strength.positions()).best(state, moves, strength.depth());
  }

  private Move best(MiniGameState state, List<Move> moves, int deepest) {
    for (int depth = 1; depth <= deepest && visited < limit; depth++) {
      Move best = null;
      int alpha = -2 * WON;
      for (Move move : moves) {
        int score = -search(state.play(move), depth - 1, -2 * WON, -alpha);
        // The search was cut short, so this score can't be used.
        if (visited >= limit && depth > 1) {
          break;
        }
        if (best == null || score > alpha) {
          best = move;
          alpha = score;
        }
      }
      if (best != null && visited < limit) {
        moves.remove(best);
        moves.addFirst(best);
      }
      if (Math.abs(alpha) > WON / 2) {
        break;
      }
    }
    return moves.getFirst();
  }

  /** Returns the score for the side to move, exact only within the window. */
  private int search(MiniGameState state, int depth, int alpha, int beta) {
    visited++;
    MiniGameResult result = state.result();
    if (result != null) {
      // A later loss is better; a greater remaining depth means it came sooner.
      return result.winner() == null
          ? 0
          : result.winner() == state.turn() ? won(depth) : -won(depth);
    }
    int best = -2 * WON;
    if (depth <= 0) {
      best = MiniGameEvaluation.of(state);
    }
    for (Move move : ordered(state, depth <= 0)) {
      if (best >= beta || visited >= limit) {
        break;
      }
      best = Math.max(best, -search(state.play(move), depth - 1, -beta, -Math.max(alpha, best)));
    }
    return best;
  }

  private static int won(int depth) {
    return WON + depth;
  }

  /** Sharp moves first; at the end of the search, only these. */
  private static List<Move> ordered(MiniGameState state, boolean sharpOnly) {
    List<Move> ordered = new ArrayList<>();
    for (Move move : state.moves()) {
      if (state.isSharp(move)) {
        ordered.addFirst(move);
      } else if (!sharpOnly) {
        ordered.addLast(move);
      }
    }
    return ordered;
  }
}
