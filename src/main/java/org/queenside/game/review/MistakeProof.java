package org.queenside.game.review;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.engine.MaterialGain;
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

  /** How many positions are searched for all ways to go on together, and for each at least. */
  private static final int ALL_NODES = 400_000;

  private static final int NODES = 12_000;

  /** How many positions are searched for a check or a capture, because a sacrifice needs those. */
  private static final int FORCING_NODES = 80_000;

  /** How many positions are searched in one step, or a little more. */
  private static final int AT_ONCE = 60_000;

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
    int most = mistake.bestScore() - Math.max(Mistake.LEAST_LOSS, mistake.loss() / 2);
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
    int nodes = 0;
    while (nodes < AT_ONCE && !left.isEmpty()) {
      Move move = left.removeFirst();
      int most = nodes(game, move);
      if (reaches(game, move, enough, most, cancelled)) {
        return true;
      }
      nodes += most;
    }
    return false;
  }

  private static int nodes(Game game, Move move) {
    Position position = game.position();
    boolean forcing = MaterialGain.of(position, move) > 0 || position.playLegal(move).isCheck();
    return forcing
        ? FORCING_NODES
        : Math.clamp(ALL_NODES / position.legalMoveCount(), NODES, FORCING_NODES);
  }

  private static boolean reaches(
      Game game, Move move, int enough, int nodes, BooleanSupplier cancelled) {
    return Search.compare(game, move, enough, nodes, cancelled).score().centipawns() >= enough;
  }
}
