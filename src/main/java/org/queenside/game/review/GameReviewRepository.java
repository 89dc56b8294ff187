package org.queenside.game.review;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The stored reviews, one for each player of a game. */
@Repository
record GameReviewRepository(JdbcClient jdbc) {

  private static final String INSERT =
      """
      insert into game_review (game_id, learner_id, curve, moments, praise)
      select id, cast(:learner as uuid), cast(:curve as varchar(16000)),
        cast(:moments as varchar(8000)), cast(:praise as varchar(60))
      from game where id = :game
        and (white_learner_id = :learner or black_learner_id = :learner)
      on conflict do nothing""";

  @Nullable GameReview find(LearnerId learner, GameId game) {
    return jdbc.sql("select * from game_review where game_id = ? and learner_id = ?")
        .params(List.of(game.value(), learner.value()))
        .query(
            (row, _) ->
                new GameReview(
                    GameReviewCodec.readMoments(row.getString("moments")),
                    GameReviewCodec.readCurve(row.getString("curve")),
                    GameReviewCodec.readPraise(row.getString("praise"))))
        .optional()
        .orElse(null);
  }

  /** Stores a review, unless there already is one or the learner didn't play in the game. */
  void insert(LearnerId learner, GameId game, GameReview review) {
    jdbc.sql(INSERT)
        .param("game", game.value())
        .param("learner", learner.value())
        .param("curve", GameReviewCodec.curve(review.curve()))
        .param("moments", GameReviewCodec.moments(review.moments()))
        .param("praise", GameReviewCodec.praise(review.praise()))
        .update();
  }

  /** Moves a guest's reviews to a learner. The caller has locked both. */
  void merge(LearnerId guest, LearnerId into) {
    jdbc.sql("update game_review set learner_id = ? where learner_id = ?")
        .params(List.of(into.value(), guest.value()))
        .update();
  }
}
