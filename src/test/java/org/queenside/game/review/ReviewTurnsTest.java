package org.queenside.game.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.game.GameFixture;
import org.queenside.game.SearchQueue;

/** A few reviews run at once, and the others wait for their turn. */
class ReviewTurnsTest {

  private final SearchQueue queue = GameFixture.queue();
  private final ReviewTurns turns = new ReviewTurns(1);

  private PendingGameReview review() {
    Game game = Game.START.play(Move.parseUci("e2e4")).resign(Color.WHITE);
    return new PendingGameReview(queue, turns, new GameAnalysis(game, Color.WHITE));
  }

  @Test
  void theNextReviewStartsByItselfWhenOneIsDone() {
    PendingGameReview first = review();
    PendingGameReview second = review();
    assertThat(turns.take(first)).isTrue();
    assertThat(turns.take(second)).isFalse();
    assertThat(turns.take(first)).isTrue();
    assertThat(first.await(Duration.ofMinutes(1))).isNotNull();
    assertThat(second.await(Duration.ofMinutes(1))).isNotNull();
  }

  @Test
  void aCancelledReviewMakesRoom() {
    PendingGameReview first = review();
    PendingGameReview second = review();
    assertThat(turns.take(first)).isTrue();
    assertThat(turns.take(second)).isFalse();
    second.cancel();
    first.cancel();
    assertThat(turns.take(review())).isTrue();
  }
}
