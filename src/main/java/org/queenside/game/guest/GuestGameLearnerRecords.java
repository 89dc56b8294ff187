package org.queenside.game.guest;

import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** What this package stores about learners. */
@Component
record GuestGameLearnerRecords(GuestGameRepository codes) implements LearnerRecords {

  @Override
  public void merge(LearnerId guest, LearnerId into) {
    codes.merge(guest, into);
  }

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "game_code", "select code, time_control, made_at from game_code where learner_id = ?");
  }
}
