package org.queenside.game.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * Finds where a player left a promising opening too early: a move broke a rule of the opening, and
 * the engine agrees that moves that follow the rules were better.
 */
final class OpeningMistakeFinder {

  /**
   * The smallest loss that counts, in hundredths of a pawn. Real mistakes such as a needless king
   * move cost 80 to 160. Below 50, the engine can't tell a mistake from a matter of taste.
   */
  private static final int COST = 60;

  /** A move that saves half of the loss is right, unless it is this much worse than the best. */
  private static final int TOLERANCE = 50;

  /** If the player is behind by more than a pawn, the opening is no longer promising. */
  private static final int PROMISING = -100;

  private static final int CANDIDATES = 3;

  private OpeningMistakeFinder() {}

  /**
   * Returns the number of moves before each move that broke a rule and may have been a mistake,
   * worst first.
   *
   * @param states the game before the first move and after each one
   * @param scores the score of each of them for the reviewed side, in hundredths of a pawn
   */
  static List<Integer> candidates(
      List<Game> states, List<Move> moves, Color side, List<Integer> scores) {
    if (!OpeningRuleCheck.isAtStart(states.getFirst().position(), side)) {
      return List.of();
    }
    return IntStream.range(0, Math.min(moves.size(), 2 * OpeningRuleCheck.MOVES))
        .filter(ply -> states.get(ply).position().turn() == side)
        .filter(ply -> scores.get(ply) - scores.get(ply + 1) >= COST / 2)
        .filter(
            ply -> OpeningRuleCheck.brokenBy(states.get(ply).position(), moves.get(ply)) != null)
        .boxed()
        .sorted(Comparator.comparingInt(ply -> scores.get(ply + 1) - scores.get(ply)))
        .limit(CANDIDATES)
        .toList();
  }

  /**
   * Returns the moment in which a move broke a rule, or null if the engine disagrees with the rule.
   *
   * @param judged the moves that could have been played
   */
  static @Nullable GameReviewMoment judge(Game state, Move played, RankedMoves judged) {
    Position position = state.position();
    OpeningRule broken = OpeningRuleCheck.brokenBy(position, played);
    int best = judged.best();
    int loss = judged.loss(played);
    if (broken == null
        || best < PROMISING
        || loss < COST
        || WinningChances.of(best) - WinningChances.of(best - loss) < GameAnalysis.LEAST_CHANGE
        || !OpeningRuleCheck.helps(position, judged.first())) {
      return null;
    }
    List<Move> right = right(position, broken, judged, Math.min(loss / 2, TOLERANCE));
    return right.isEmpty()
        ? null
        : new GameReviewMoment(
            GameReviewMoment.Kind.LEFT_OPENING,
            state.moves().size(),
            played.from(),
            null,
            broken,
            right,
            refutations(position, judged));
  }

  /** Returns the moves that follow the rules and are nearly as good as the best. */
  private static List<Move> right(
      Position position, OpeningRule broken, RankedMoves judged, int tolerance) {
    List<Move> right =
        new ArrayList<>(
            judged.within(tolerance).stream()
                .filter(move -> OpeningRuleCheck.helps(position, move))
                .toList());
    if (broken == OpeningRule.CASTLING) {
      // The player should find castling. Without it, the moment teaches nothing.
      right.sort(Comparator.comparing(move -> !OpeningRuleCheck.castles(position, move)));
      return OpeningRuleCheck.castles(position, right.getFirst()) ? right : List.of();
    }
    return right;
  }

  /** Returns the replies that show immediately what is wrong with a move. */
  private static Map<Move, Move> refutations(Position position, RankedMoves judged) {
    return judged.replies().entrySet().stream()
        .filter(
            entry -> {
              Position after = position.playLegal(entry.getKey());
              return PieceCapture.wins(after, entry.getValue())
                  || after.playLegal(entry.getValue()).isCheckmate();
            })
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }
}
