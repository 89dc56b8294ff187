package org.queenside.game.review;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.engine.Search;
import org.queenside.engine.SearchResult;

/**
 * A move that may have been a mistake, after a deep search of the position before and after it.
 * Scores are for the player who made it, in hundredths of a pawn.
 *
 * @param before the game before the move
 * @param best the best move instead
 * @param bestScore the score of the best move
 * @param score the score of the move that was played
 * @param reply the best reply to the move that was played, or null if it ended the game
 */
record Mistake(
    Game before, Move played, Move best, int bestScore, int score, @Nullable Move reply) {

  /** The smallest loss that counts: a knight for a pawn. */
  static final int LEAST_LOSS = 220;

  /** How much a mistake must change the advantage, of the 200 between lost and won. */
  static final int LEAST_CHANGE = 30;

  /** The score beyond which nothing more can be won or lost. */
  static final int DECIDED = 1_500;

  /** How many positions are searched before and after the move. */
  private static final int NODES = 60_000;

  /** A right move is worse than the best one by no more than this part of the loss. */
  private static final int PART = 4;

  private static final int LEAST_TOLERANCE = 40;

  /** The most that a right move may be worse than the best, unless the best one wins easily. */
  private static final int TOLERANCE = 100;

  /** A score that wins easily. */
  private static final int WINNING = 900;

  /** A score that is nearly lost. */
  private static final int LOST = -250;

  /** A score that is won even after a mistake that leaves the player ahead. */
  private static final int WON = 700;

  /** The smallest loss that counts if two pieces attack the king: more than a knight. */
  private static final int PIECE_LOSS = 360;

  /** The same if the player is still ahead. */
  private static final int AHEAD_LOSS = 400;

  /** The same if this many pieces attack the king. */
  private static final int ATTACK_LOSS = 600;

  private static final int MANY_ATTACKERS = 3;

  /** Searches the position before and after a move. */
  static Mistake of(Game before, Move played, BooleanSupplier cancelled) {
    SearchResult best = Search.of(before, NODES, cancelled);
    Game after = before.play(played);
    int bestScore = clamp(best.score().centipawns());
    if (after.isOver()) {
      int score =
          DECIDED
              * WinningChances.of(after.result(), before.position().turn())
              / WinningChances.WON;
      return new Mistake(before, played, best.best(), bestScore, score, null);
    }
    SearchResult reply = Search.of(after, NODES, cancelled);
    int score = clamp(reply.score().opposite().centipawns());
    return new Mistake(before, played, best.best(), bestScore, score, reply.best());
  }

  /** Limits a score to what matters. */
  static int clamp(int score) {
    return Math.clamp(score, -DECIDED, DECIDED);
  }

  /** Returns how much worse than the best the move is, in hundredths of a pawn. */
  int loss() {
    return bestScore - score;
  }

  /** Returns how much it changes the advantage. */
  int change() {
    return WinningChances.of(bestScore) - WinningChances.of(score);
  }

  /**
   * Returns whether it costs enough to be worth another try. Nothing does in a lost game or in one
   * that is won anyway.
   */
  boolean isSerious() {
    return bestScore > LOST
        && (score <= 0 || bestScore < WON)
        && change() >= LEAST_CHANGE
        && loss() >= required();
  }

  /**
   * Returns the loss from which the searches can be trusted. They don't see far enough if the
   * player attacks the king, and underestimate how far ahead a player still is.
   */
  private int required() {
    Position after = before.position().playLegal(played);
    long attackers =
        reply == null ? 0 : KingAttack.attackers(after.playLegal(reply), before.position().turn());
    int attack =
        attackers >= MANY_ATTACKERS ? ATTACK_LOSS : attackers > 1 ? PIECE_LOSS : LEAST_LOSS;
    return score > 0 ? Math.max(attack, AHEAD_LOSS) : attack;
  }

  /** Returns the score that a right move has at least. */
  int enough() {
    int most = bestScore >= WINNING ? DECIDED : TOLERANCE;
    return bestScore - Math.clamp(loss() / PART, LEAST_TOLERANCE, most);
  }

  /** Returns the legal moves except the played and the best one. */
  List<Move> others() {
    return before.position().legalMoves().stream()
        .filter(move -> !move.equals(played) && !move.equals(best))
        .toList();
  }
}
