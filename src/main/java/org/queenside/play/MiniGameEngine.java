package org.queenside.play;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Move;

/**
 * The computer's move in a mini-game: a search by alpha-beta, one move deeper each time, until its
 * strength is used up. Counted in positions and not in seconds, so that the same game always gets
 * the same move.
 */
public final class MiniGameEngine {
  private static final int WON = 100_000;

  private final int limit;
  private int looked;

  private MiniGameEngine(int limit) {
    this.limit = limit;
  }

  /**
   * Returns the computer's move.
   *
   * @throws IllegalArgumentException if the game is over
   */
  public static Move reply(MiniGameState match, Strength strength) {
    List<Move> moves = new ArrayList<>(match.moves());
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("no move in " + match);
    }
    SeededRandom chance = SeededRandom.of(match.position());
    if (strength == Strength.EASY && chance.below(2) == 0) {
      return chance.pick(moves);
    }
    chance.shuffle(moves);
    return new MiniGameEngine(strength.positions()).best(match, moves, strength.depth());
  }

  private Move best(MiniGameState match, List<Move> moves, int deepest) {
    for (int depth = 1; depth <= deepest && looked < limit; depth++) {
      Move best = null;
      int alpha = -2 * WON;
      for (Move move : moves) {
        int score = -search(match.play(move), depth - 1, -2 * WON, -alpha);
        // A search cut short says nothing of the moves after it.
        if (looked >= limit && depth > 1) {
          break;
        }
        if (best == null || score > alpha) {
          best = move;
          alpha = score;
        }
      }
      if (best != null && looked < limit) {
        moves.remove(best);
        moves.addFirst(best);
      }
      if (Math.abs(alpha) > WON / 2) {
        break;
      }
    }
    return moves.getFirst();
  }

  /** Returns what the game is worth to the side to move, at least within the window. */
  private int search(MiniGameState match, int depth, int alpha, int beta) {
    looked++;
    MiniGameResult verdict = match.verdict();
    if (verdict != null) {
      // A loss that is further off is better: the deeper the search still is, the sooner it came.
      return verdict.winner() == null
          ? 0
          : verdict.winner() == match.turn() ? won(depth) : -won(depth);
    }
    int best = -2 * WON;
    if (depth <= 0) {
      best = MiniGameEvaluation.of(match);
    }
    for (Move move : ordered(match, depth <= 0)) {
      if (best >= beta || looked >= limit) {
        break;
      }
      best = Math.max(best, -search(match.play(move), depth - 1, -beta, -Math.max(alpha, best)));
    }
    return best;
  }

  private static int won(int depth) {
    return WON + depth;
  }

  /** The sharp moves first, and at the end of the search only those. */
  private static List<Move> ordered(MiniGameState match, boolean sharpOnly) {
    List<Move> ordered = new ArrayList<>();
    for (Move move : match.moves()) {
      if (match.isSharp(move)) {
        ordered.addFirst(move);
      } else if (!sharpOnly) {
        ordered.addLast(move);
      }
    }
    return ordered;
  }
}
