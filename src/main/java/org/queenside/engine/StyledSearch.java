package org.queenside.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Chooses a move the way an opponent of a certain style does. */
final class StyledSearch {
  /** More than the styles' depths need; it only limits the work in freak positions. */
  private static final long NODES = 60_000;

  private final Game game;
  private final Position position;
  private final PlayingStyle style;
  private final Memory memory;
  private final BooleanSupplier cancelled;

  private StyledSearch(Game game, PlayingStyle style, Memory memory, BooleanSupplier cancelled) {
    this.game = game;
    position = game.position();
    this.style = style;
    this.memory = memory;
    this.cancelled = cancelled;
  }

  static Move choose(Game game, PlayingStyle style, long seed, BooleanSupplier cancelled) {
    Memory memory = new Memory(seed, game.moves().size());
    return new StyledSearch(game, style, memory, cancelled).choose();
  }

  private Move choose() {
    Map<Move, Integer> scores = scores();
    int most = scores.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    SplittableRandom random = new SplittableRandom(memory.hashCode() ^ memory.seed() << 20);
    Move chosen = null;
    int best = 0;
    for (Map.Entry<Move, Integer> entry : scores.entrySet()) {
      Move move = entry.getKey();
      int score = entry.getValue() + random.nextInt(-style.noise(), style.noise() + 1);
      if (SearchScore.isMate(most)) {
        // No noise when mate is in sight or can't be avoided.
        score = entry.getValue();
      } else if (entry.getValue() >= most - margin()) {
        score += style.bonus(game, move);
      }
      if (chosen == null || score > best) {
        best = score;
        chosen = move;
      }
    }
    return Objects.requireNonNull(chosen);
  }

  /** A move that is worse than the best one by more than this can't be chosen. */
  private int margin() {
    return style.maxBonus() + 2 * style.noise();
  }

  /** Searches one half-move deeper each time, as long as the searches complete. */
  private Map<Move, Integer> scores() {
    Map<MoveFilter, TreeSearch> searches = new HashMap<>();
    Map<Move, TreeSearch> byMove = new HashMap<>();
    List<Move> moves = consideredMoves();
    for (Move move : moves) {
      // What the opponent sees may depend on the first move. If it doesn't, all moves share one
      // search.
      byMove.put(
          move,
          searches.computeIfAbsent(
              visibleReplies(move), filter -> new TreeSearch(game, NODES, filter, cancelled)));
    }
    Map<Move, Integer> scores = Map.of();
    for (int depth = 1; depth <= style.depth(); depth++) {
      Map<Move, Integer> deeper = scores(moves, byMove, depth);
      if (deeper.size() < moves.size()) {
        break;
      }
      scores = deeper;
      moves.sort(Comparator.comparing(deeper::get, Comparator.reverseOrder()));
    }
    return scores;
  }

  private Map<Move, Integer> scores(List<Move> moves, Map<Move, TreeSearch> searches, int depth) {
    Map<Move, Integer> scores = new LinkedHashMap<>();
    int best = -SearchScore.INFINITY;
    for (Move move : moves) {
      TreeSearch search = Objects.requireNonNull(searches.get(move));
      int score = score(search, move, depth, best - margin());
      if (search.stopped() && depth == 1) {
        score = -Evaluation.of(position.playLegal(move));
      }
      if (!search.stopped() || depth == 1) {
        scores.put(move, score);
        best = Math.max(best, score);
      }
    }
    return scores;
  }

  /** Checks only whether a move comes close to the best one so far, and if so, how good it is. */
  private int score(TreeSearch search, Move move, int depth, int least) {
    int floor = Math.max(-SearchScore.INFINITY, least - 1);
    if (floor > -SearchScore.INFINITY) {
      int near = search.score(position, move, depth, floor, floor + 1);
      if (near <= floor || search.stopped()) {
        return near;
      }
    }
    return search.score(position, move, depth, floor, SearchScore.INFINITY);
  }

  private MoveFilter visibleReplies(Move move) {
    Position next = position.playLegal(move);
    List<Move> mates = next.matesInOne();
    List<Move> seen = mates.stream().filter(mate -> sees(next, mate, true)).toList();
    return new VisibleReplies(
        style.visibleReplies(position, move, memory), mates, seen, style.vision(), memory);
  }

  private List<Move> consideredMoves() {
    List<Move> mates = position.matesInOne();
    List<Move> seen =
        position.legalMoves().stream()
            .filter(move -> sees(position, move, mates.contains(move)))
            .toList();
    return new ArrayList<>(seen.isEmpty() ? position.legalMoves() : seen);
  }

  private boolean sees(Position before, Move move, boolean mates) {
    return style.considers(before, move)
        && (mates
            ? style.vision().seesMate(before, move, memory)
            : style.vision().seesCapture(before, move, memory));
  }
}
