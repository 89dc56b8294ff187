package org.queenside.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * Finds the best moves at full strength. The limit is a number of positions rather than a time, so
 * the same game always gets the same result. The game's history counts: a third repetition of a
 * position is a draw.
 */
public final class Search {
  private static final int DEEPEST = 40;

  /** A move that misses its goal by so much at such a depth is no longer examined. */
  private static final int HOPELESS_MARGIN = 300;

  private static final int HOPELESS_DEPTH = 6;

  private Search() {}

  /**
   * Returns the best move.
   *
   * @param nodes the maximum number of positions to visit; one move ahead is always searched
   * @param cancelled asked from time to time, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static SearchResult of(Game game, long nodes, BooleanSupplier cancelled) {
    Position position = game.position();
    List<Move> moves = ordered(game);
    TreeSearch search = new TreeSearch(game, nodes, MoveFilter.ALL, cancelled);
    Move first = moves.getFirst();
    ScoredMove best =
        new ScoredMove(first, new Score.Centipawns(Evaluation.of(position)), List.of(first));
    int depth = 0;
    while (depth < DEEPEST && !isDecided(best.score(), depth)) {
      ScoredMove deeper = best(search, position, moves, depth + 1);
      if (deeper == null) {
        break;
      }
      best = deeper;
      moves.remove(best.move());
      moves.addFirst(best.move());
      depth++;
    }
    return new SearchResult(best.move(), best.score(), best.line(), depth, search.nodes());
  }

  /** Returns the best move at a depth, or null if the search stopped before it knew one. */
  private static @Nullable ScoredMove best(
      TreeSearch search, Position position, List<Move> moves, int depth) {
    ScoredMove best = null;
    int most = -SearchScore.INFINITY;
    for (Move move : moves) {
      int score = rootScore(search, position, move, depth, most);
      if (search.stopped()) {
        break;
      }
      if (score > most) {
        most = score;
        best = scored(search, move, score);
      }
    }
    return best;
  }

  /** Checks only whether a move beats the best one so far, and if so, by how much. */
  private static int rootScore(
      TreeSearch search, Position position, Move move, int depth, int best) {
    if (best == -SearchScore.INFINITY) {
      return search.score(position, move, depth, -SearchScore.INFINITY, SearchScore.INFINITY);
    }
    int score = search.score(position, move, depth, best, best + 1);
    return score > best && !search.stopped()
        ? search.score(position, move, depth, best, SearchScore.INFINITY)
        : score;
  }

  /** Once a mate is completely within the search depth, no shorter one can turn up. */
  private static boolean isDecided(Score score, int depth) {
    return SearchScore.isMate(score.centipawns())
        && SearchScore.MATE - Math.abs(score.centipawns()) <= depth;
  }

  /**
   * Returns the scores of several moves of the same position, the best first, all searched to the
   * same depth.
   *
   * @param moves legal moves of the game's position
   * @param nodes the maximum number of positions to visit, for all moves together
   * @param cancelled asked from time to time, on the calling thread
   * @throws IllegalArgumentException if the game is over or a move is not legal
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static List<ScoredMove> moves(
      Game game, List<Move> moves, long nodes, BooleanSupplier cancelled) {
    Position position = game.position();
    List<Move> ordered = ordered(game);
    if (!ordered.containsAll(moves)) {
      throw new IllegalArgumentException("illegal move among " + moves + " in " + position);
    }
    ordered.retainAll(moves);
    TreeSearch search = new TreeSearch(game, nodes, MoveFilter.ALL, cancelled);
    List<ScoredMove> scored = List.of();
    for (int depth = 1; depth <= DEEPEST && !search.stopped(); depth++) {
      List<ScoredMove> deeper = new ArrayList<>();
      for (Move move : ordered) {
        int score =
            search.score(position, move, depth, -SearchScore.INFINITY, SearchScore.INFINITY);
        if (!search.stopped() || depth == 1) {
          deeper.add(scored(search, move, score));
        }
      }
      if (deeper.size() == ordered.size()) {
        deeper.sort(Comparator.comparing(ScoredMove::score).reversed());
        scored = List.copyOf(deeper);
      }
    }
    return scored;
  }

  /**
   * Checks whether a move is good enough. That takes much less than its exact score, so it can look
   * deeper.
   *
   * @param move a legal move of the game's position
   * @param enough the score it should have, in hundredths of a pawn
   * @param nodes the maximum number of positions to visit; one move ahead is always searched
   * @param cancelled asked from time to time, on the calling thread
   * @return the move with a score on the right side of {@code enough}, which may be far from exact,
   *     and with the reply that shows why it isn't enough, if one is needed
   * @throws IllegalArgumentException if the game is over or the move is not legal
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static ScoredMove compare(
      Game game, Move move, int enough, long nodes, BooleanSupplier cancelled) {
    Position position = game.position();
    if (!ordered(game).contains(move)) {
      throw new IllegalArgumentException("illegal move " + move + " in " + position);
    }
    TreeSearch search = new TreeSearch(game, nodes, MoveFilter.ALL, cancelled);
    ScoredMove known = scored(search, move, search.score(position, move, 1, enough - 1, enough));
    boolean hopeless = false;
    for (int depth = 2; depth <= DEEPEST && !search.stopped() && !hopeless; depth++) {
      int score = search.score(position, move, depth, enough - 1, enough);
      if (!search.stopped()) {
        known = scored(search, move, score);
        hopeless = depth >= HOPELESS_DEPTH && score <= enough - HOPELESS_MARGIN;
      }
    }
    return known;
  }

  private static ScoredMove scored(TreeSearch search, Move move, int score) {
    List<Move> line = new ArrayList<>();
    line.add(move);
    line.addAll(search.line());
    return new ScoredMove(move, SearchScore.toScore(score), line);
  }

  /** The legal moves, starting with captures of valuable pieces by cheap ones. */
  private static List<Move> ordered(Game game) {
    if (game.isOver()) {
      throw new IllegalArgumentException("the game is over");
    }
    Position position = game.position();
    List<Move> moves = new ArrayList<>(position.legalMoves());
    moves.sort(Comparator.comparingInt(move -> -StaticExchangeEvaluation.of(position, move)));
    return moves;
  }
}
