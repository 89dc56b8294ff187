package org.queenside.game.review;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.engine.Score;
import org.queenside.engine.Search;

/**
 * Makes sure that a move was a mistake and no sacrifice, and that the best move really was better.
 * Every way to go on after the best reply is searched, and every reply to the best move. If the
 * player did well later in the game, the opponent must have helped. All this is done in small
 * steps.
 */
final class MistakeProof {

  /** How many positions are searched to refute the move. */
  private static final int REFUTING_NODES = 100_000;

  /** How many positions are searched to find out whether the opponent made a mistake later. */
  private static final int LATER_NODES = 60_000;

  /** How many positions are searched for each way to go on. */
  private static final int NODES = 16_000;

  /** How many ways to go on are searched in one step. */
  private static final int AT_ONCE = 6;

  /** What is known so far. */
  enum State {
    OPEN,
    PROVEN,
    REFUTED
  }

  private final Mistake mistake;
  private final Game answered;
  private final Game improved;
  private final Deque<Game> later;
  private final Deque<Move> goingOn;
  private final Deque<Move> replies;
  private boolean refuted;

  /**
   * Starts a proof.
   *
   * @param later the positions with the opponent to move between the mistake and the first one in
   *     which the player was doing well again, the last first; empty if there is none
   */
  MistakeProof(Mistake mistake, List<Game> later) {
    this.mistake = mistake;
    Game after = mistake.before().play(mistake.played());
    Move reply = mistake.reply();
    this.answered = reply == null ? after : after.play(reply);
    this.improved = mistake.before().play(mistake.best());
    this.later = new ArrayDeque<>(later);
    this.goingOn = moves(answered);
    this.replies = moves(improved);
    // A move that ended the game needs no search.
    this.refuted = reply == null;
  }

  private static Deque<Move> moves(Game game) {
    return new ArrayDeque<>(game.isOver() ? List.of() : game.position().legalMoves());
  }

  /** Does the next step. */
  State step(BooleanSupplier cancelled) {
    int most = mistake.bestScore() - Mistake.LEAST_LOSS;
    if (!refuted) {
      refuted = true;
      return reaches(mistake.before(), mistake.played(), most, REFUTING_NODES, cancelled)
          ? State.REFUTED
          : State.OPEN;
    }
    if (!later.isEmpty()) {
      Score score = Search.of(later.removeFirst(), LATER_NODES, cancelled).score();
      if (score.opposite().centipawns() < most) {
        later.clear();
      } else if (later.isEmpty()) {
        return State.REFUTED;
      }
      return State.OPEN;
    }
    boolean sound =
        goingOn.isEmpty()
            ? isAnyEnough(improved, replies, 1 - mistake.enough(), cancelled)
            : isAnyEnough(answered, goingOn, most, cancelled);
    if (sound) {
      return State.REFUTED;
    }
    return goingOn.isEmpty() && replies.isEmpty() ? State.PROVEN : State.OPEN;
  }

  /** Searches some of the moves that are left, and returns whether one scores as much as this. */
  private static boolean isAnyEnough(
      Game game, Deque<Move> left, int enough, BooleanSupplier cancelled) {
    for (int done = 0; done < AT_ONCE && !left.isEmpty(); done++) {
      if (reaches(game, left.removeFirst(), enough, NODES, cancelled)) {
        return true;
      }
    }
    return false;
  }

  private static boolean reaches(
      Game game, Move move, int enough, int nodes, BooleanSupplier cancelled) {
    return Search.compare(game, move, enough, nodes, cancelled).score().centipawns() >= enough;
  }
}
