package org.queenside.game.review;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.game.PlayedGame;

/** Reviews games for tests, each game only once in a process. */
public final class TestGameReviews {

  private static final Map<Reviewed, GameReview> REVIEWS = new ConcurrentHashMap<>();

  private record Reviewed(Position start, List<Move> moves, Color side) {}

  private TestGameReviews() {}

  /** Returns the review of a finished game. */
  public static GameReview of(PlayedGame game) {
    return REVIEWS.computeIfAbsent(
        new Reviewed(game.game().start(), game.game().moves(), game.own()),
        _ -> {
          var analysis = new GameAnalysis(game.game(), game.own());
          while (!analysis.step(() -> false)) {
            // Another step.
          }
          return analysis.review();
        });
  }
}
