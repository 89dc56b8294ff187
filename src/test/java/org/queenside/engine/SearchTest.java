package org.queenside.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Tests the search on positions with a proven best move. */
class SearchTest {
  private static final long NODES = 20_000;

  private static SearchResult search(String fen) {
    return Search.of(Game.from(Position.fromFen(fen)), NODES, () -> false);
  }

  @Test
  void aMateInTwoIsFoundWithItsLine() {
    // Paul Morphy's problem: 1.Ra6 bxa6 2.b7#, or 1…B any 2.Rxa7#.
    SearchResult result = search("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    assertThat(result.best()).hasToString("a1a6");
    assertThat(result.score()).isEqualTo(new Score.MateIn(2));
    assertThat(result.line()).hasSize(3);
  }

  @Test
  void theScoreIsSeenFromTheSideToMove() {
    // 1…Kb8 is the only move, and 2.Rh8# follows.
    assertThat(search("k7/8/1K6/8/8/8/8/7R b - - 0 1").score()).isEqualTo(new Score.MatedIn(1));
    assertThat(search("1k6/8/1K6/8/8/8/8/7R w - - 0 1").score()).isEqualTo(new Score.MateIn(1));
  }

  @Test
  void severalMovesAreScoredTheBestFirst() {
    Game game = Game.from(Position.fromFen("6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1"));
    List<Move> moves = List.of(Move.parseUci("h2h3"), Move.parseUci("d1d8"));
    List<ScoredMove> scored = Search.moves(game, moves, NODES, () -> false);
    assertThat(scored).extracting(ScoredMove::move).containsExactly(moves.get(1), moves.get(0));
    assertThat(scored.getFirst().score()).isEqualTo(new Score.MateIn(1));
  }

  @Test
  void aCancelledSearchHasNoResult() {
    assertThatThrownBy(() -> Search.of(Game.START, 1_000_000, () -> true))
        .isInstanceOf(SearchCancelledException.class);
  }

  @Test
  void aGameThatIsOverIsRefused() {
    Game over = Game.from(Position.fromFen("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1"));
    assertThatThrownBy(() -> Search.of(over, NODES, () -> false))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
