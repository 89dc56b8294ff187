package org.queenside.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.SquareSet;
import org.queenside.engine.TranspositionTable.Bound;
import org.queenside.engine.TranspositionTable.Entry;

/**
 * An alpha-beta search (principal variation search) with a transposition table, null moves, late
 * move reductions, check extensions and a quiescence search of captures. It stops after a given
 * number of positions.
 */
final class TreeSearch {
  /** The maximum length of a line. */
  static final int MAX_PLY = 64;

  private static final int HALFMOVES_TO_DRAW = 100;
  private static final int CANCEL_MASK = 1023;
  private static final int NULL_MOVE_DEPTH = 3;
  private static final int REDUCTION_DEPTH = 3;
  private static final int REDUCTION_FROM = 4;

  private final long limit;
  private final MoveFilter filter;
  private final BooleanSupplier cancelled;
  private final TranspositionTable table;
  private final MoveOrdering order = new MoveOrdering();
  private final PrincipalVariationTable lines = new PrincipalVariationTable();

  /** The keys of the positions before the current one, starting with those of the game. */
  private final long[] keys;

  private final int played;
  private long nodes;
  private boolean stopped;

  TreeSearch(Game game, long limit, MoveFilter filter, BooleanSupplier cancelled) {
    this.limit = limit;
    this.filter = filter;
    this.cancelled = cancelled;
    table = new TranspositionTable(limit);
    List<Long> earlier = new ArrayList<>();
    int reversible = game.position().halfmoveClock();
    for (Game before = game.previous();
        before != null && reversible > 0;
        before = before.previous()) {
      earlier.add(PositionHash.of(before.position()));
      reversible--;
    }
    played = earlier.size();
    keys = new long[played + MAX_PLY + 1];
    for (int i = 0; i < played; i++) {
      keys[i] = earlier.get(played - 1 - i);
    }
  }

  /** Returns the number of positions visited so far. */
  long nodes() {
    return nodes;
  }

  /** Returns true once the limit is reached; scores returned since then mean nothing. */
  boolean stopped() {
    return stopped;
  }

  /**
   * Returns the score of the game's position for the side to move, exact only within the window.
   *
   * @param depth how many half-moves to look ahead; with 0 only captures are followed
   */
  int score(Position position, int depth, int alpha, int beta) {
    return search(position, depth, alpha, beta, 0, true);
  }

  /**
   * Returns the score of a move for the player who makes it, exact only within the window.
   *
   * @param depth how many half-moves to look ahead, this move included
   */
  int score(Position position, Move move, int depth, int alpha, int beta) {
    keys[played] = PositionHash.of(position);
    return -search(position.playLegal(move), depth - 1, -beta, -alpha, 1, true);
  }

  /** Returns the best play after the move that was scored last. */
  List<Move> line() {
    return lines.from(1);
  }

  private int search(
      Position position, int depth, int alpha, int beta, int ply, boolean nullMoveAllowed) {
    lines.clear(ply);
    long key = PositionHash.of(position);
    if (ply > 0 && isDraw(position, key, ply)) {
      return 0;
    }
    boolean check = position.isCheck();
    int left = check ? depth + 1 : depth;
    if (left <= 0 || ply >= MAX_PLY - 1) {
      return quiesce(position, alpha, beta, ply);
    }
    if (visit()) {
      return 0;
    }
    Entry known = table.get(key);
    boolean exactNeeded = beta - alpha > 1;
    if (known != null && !exactNeeded && known.depth() >= left && decides(known, beta, ply)) {
      return fromTable(known.score(), ply);
    }
    keys[played + ply] = key;
    if (nullMoveAllowed
        && !exactNeeded
        && !check
        && refutesWithoutMoving(position, left, beta, ply)) {
      return beta;
    }
    Move[] moves = position.legalMoves().toArray(Move[]::new);
    if (moves.length == 0) {
      return check ? ply - SearchScore.MATE : 0;
    }
    int[] ranks = order.rank(position, moves, known == null ? null : known.move(), ply);
    int best = -SearchScore.INFINITY;
    Move bestMove = null;
    int tried = 0;
    boolean overlooked = false;
    for (int i = 0; i < moves.length; i++) {
      Move move = MoveOrdering.next(moves, ranks, i);
      if (!filter.includes(position, move, ply)) {
        overlooked = true;
        continue;
      }
      boolean quiet = MaterialGain.of(position, move) == 0;
      Position next = position.playLegal(move);
      int floor = Math.max(alpha, best);
      int score;
      if (tried == 0) {
        score = -search(next, left - 1, -beta, -floor, ply + 1, true);
      } else {
        int reduction = quiet && !check ? reduction(left, tried) : 0;
        score = -search(next, left - 1 - reduction, -floor - 1, -floor, ply + 1, true);
        if (score > floor && (reduction > 0 || score < beta)) {
          score = -search(next, left - 1, -beta, -floor, ply + 1, true);
        }
      }
      if (stopped) {
        return 0;
      }
      tried++;
      if (score > best) {
        best = score;
        bestMove = move;
        lines.set(ply, move);
      }
      if (best >= beta) {
        if (quiet) {
          order.refuted(position, move, left, ply);
        }
        break;
      }
    }
    if (overlooked && (bestMove == null || !check)) {
      // The side to move doesn't have to make one of the moves searched; another might change
      // nothing.
      best = Math.max(best, Evaluation.of(position));
    }
    Bound bound = best >= beta ? Bound.AT_LEAST : best > alpha ? Bound.EXACT : Bound.AT_MOST;
    table.put(key, left, toTable(best, ply), bound, bestMove);
    return best;
  }

  /** Counts a position. Returns true if the search must stop. */
  private boolean visit() {
    if ((++nodes & CANCEL_MASK) == 0 && cancelled.getAsBoolean()) {
      throw new SearchCancelledException();
    }
    if (nodes > limit) {
      stopped = true;
    }
    return stopped;
  }

  /** Late quiet moves are rarely best, so they are searched less deeply at first. */
  private static int reduction(int depth, int tried) {
    if (depth < REDUCTION_DEPTH || tried < REDUCTION_FROM) {
      return 0;
    }
    return tried < 4 * REDUCTION_FROM ? 1 : 2;
  }

  /**
   * Returns true if the side to move is so far ahead that it could even skip its move. With only
   * pawns that would be wrong, because every move might be bad.
   */
  private boolean refutesWithoutMoving(Position position, int depth, int beta, int ply) {
    if (depth < NULL_MOVE_DEPTH
        || SearchScore.isMate(beta)
        || !hasPieces(position)
        || Evaluation.of(position) < beta) {
      return false;
    }
    Position passed = position.withTurn(position.turn().opposite());
    return -search(passed, depth - 3, -beta, 1 - beta, ply + 1, false) >= beta && !stopped;
  }

  private static boolean hasPieces(Position position) {
    SquareSet others = position.pieces(Role.PAWN).union(position.pieces(Role.KING));
    return !others.containsAll(position.pieces(position.turn()));
  }

  private static boolean decides(Entry known, int beta, int ply) {
    return switch (known.bound()) {
      case EXACT -> true;
      case AT_LEAST -> fromTable(known.score(), ply) >= beta;
      case AT_MOST -> fromTable(known.score(), ply) < beta;
    };
  }

  /** Mates are stored as distances from the stored position, not from the start of the search. */
  private static int toTable(int score, int ply) {
    return SearchScore.isMate(score) ? score + Integer.signum(score) * ply : score;
  }

  private static int fromTable(int score, int ply) {
    return SearchScore.isMate(score) ? score - Integer.signum(score) * ply : score;
  }

  private boolean isDraw(Position position, long key, int ply) {
    if (position.halfmoveClock() >= HALFMOVES_TO_DRAW && position.hasLegalMove()) {
      return true;
    }
    return repeats(position, key, ply) || Material.neitherSideCanMate(position);
  }

  /**
   * A position repeated once within the search counts as a draw; one from the game must be repeated
   * twice.
   */
  private boolean repeats(Position position, long key, int ply) {
    int now = played + ply;
    int first = Math.max(0, now - position.halfmoveClock());
    int found = 0;
    for (int i = now - 4; i >= first; i -= 2) {
      if (keys[i] == key && (i >= played || ++found == 2)) {
        return true;
      }
    }
    return false;
  }

  /** Follows captures and answers to check until the position is quiet. */
  private int quiesce(Position position, int alpha, int beta, int ply) {
    if (visit()) {
      return 0;
    }
    boolean check = position.isCheck();
    Move[] moves = position.legalMoves().toArray(Move[]::new);
    if (moves.length == 0) {
      return check ? ply - SearchScore.MATE : 0;
    }
    boolean lastPly = ply >= MAX_PLY - 1;
    int best = check && !lastPly ? -SearchScore.INFINITY : Evaluation.of(position);
    if (best >= beta || lastPly) {
      return best;
    }
    int[] ranks = order.rank(position, moves, null, ply);
    for (int i = 0; i < moves.length; i++) {
      Move move = MoveOrdering.next(moves, ranks, i);
      if (!filter.includes(position, move, ply) || !check && !winsSomething(position, move)) {
        continue;
      }
      int floor = Math.max(alpha, best);
      int score = -quiesce(position.playLegal(move), -beta, -floor, ply + 1);
      if (stopped) {
        return 0;
      }
      best = Math.max(best, score);
      if (best >= beta) {
        break;
      }
    }
    return best == -SearchScore.INFINITY ? Evaluation.of(position) : best;
  }

  private static boolean winsSomething(Position position, Move move) {
    return MaterialGain.of(position, move) > 0
        && StaticExchangeEvaluation.of(position, move) >= 0
        && (move.promotion() == null || move.promotion() == Role.QUEEN);
  }
}
