package org.queenside.game.review;

import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** What this package stores about learners. */
@Component
record GameReviewLearnerRecords(GameReviewRepository reviews) implements LearnerRecords {

  @Override
  public void merge(LearnerId guest, LearnerId into) {
    reviews.merge(guest, into);
  }

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "game_review",
        """
        select curve, moments, praise from game_review join game on game.id = game_id
        where game_review.learner_id = ? order by started_at, game_id""");
  }
}
