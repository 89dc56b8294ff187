package org.queenside.game.review;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.engine.ScoredMove;
import org.queenside.engine.Search;

/**
 * Finds which moves would have been right instead of a mistake, and what is wrong with the others.
 * Each move gets a search of its own.
 */
final class RightMoves {

  /** How many positions are searched to judge one move, and to confirm that it's right. */
  private static final int NODES = 10_000;

  private static final int CONFIRMING_NODES = 60_000;

  /** How many positions are searched in one step, or a little more. */
  private static final int AT_ONCE = 60_000;

  private final Mistake mistake;
  private final Deque<Move> left;
  private final List<Move> right = new ArrayList<>();
  private final Map<Move, Move> refutations = new HashMap<>();

  /** Starts with a proven mistake, so its best move is right. */
  RightMoves(Mistake mistake) {
    this.mistake = mistake;
    this.left = new ArrayDeque<>(mistake.others());
    right.add(mistake.best());
    refute(mistake.played(), mistake.reply() == null ? List.of() : List.of(mistake.reply()));
  }

  /** Judges some moves, and returns whether all have been judged. */
  boolean step(BooleanSupplier cancelled) {
    int nodes = 0;
    while (nodes < AT_ONCE && !left.isEmpty()) {
      nodes += judge(left.removeFirst(), cancelled);
    }
    return left.isEmpty();
  }

  /** Judges a move, and returns how many positions that may have taken. */
  private int judge(Move move, BooleanSupplier cancelled) {
    int enough = mistake.enough();
    ScoredMove judged = Search.compare(mistake.before(), move, enough, NODES, cancelled);
    int nodes = NODES;
    if (judged.score().centipawns() >= enough) {
      judged = Search.compare(mistake.before(), move, enough, CONFIRMING_NODES, cancelled);
      nodes += CONFIRMING_NODES;
    }
    if (judged.score().centipawns() >= enough) {
      right.add(move);
    } else {
      refute(move, judged.line().subList(1, judged.line().size()));
    }
    return nodes;
  }

  /**
   * Keeps the reply to a wrong move if it shows at once what is wrong: it mates or takes a piece.
   */
  private void refute(Move move, List<Move> replies) {
    Position after = mistake.before().position().playLegal(move);
    after.matesInOne().stream()
        .findFirst()
        .or(
            () ->
                replies.stream()
                    .limit(1)
                    .filter(reply -> PieceCapture.costs(mistake.before().position(), move, reply))
                    .findFirst())
        .ifPresent(reply -> refutations.put(move, reply));
  }

  /** Returns the right moves, the best first. */
  List<Move> right() {
    return right;
  }

  /** Returns replies that mate or win a piece, after wrong moves. */
  Map<Move, Move> refutations() {
    return refutations;
  }
}
