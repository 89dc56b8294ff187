package org.queenside.game;

import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** What this package stores about learners. */
@Component
record GameLearnerRecords(GameRepository games, TrickRepository tricks) implements LearnerRecords {

  @Override
  public void merge(LearnerId guest, LearnerId into) {
    games.merge(guest, into);
    tricks.merge(guest, into);
  }

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "game",
        """
        select mine.side, side_drawn, opponent, start_fen, transcript, ending, result, show_moves, warn,
          take_back, time_control, started_at, changed_at, ended_at
        from game join (
          select id, case when white_learner_id = own.learner then 'white' else 'black' end as side
          from game, (select cast(? as uuid) as learner) own
          where own.learner in (white_learner_id, black_learner_id)) mine on mine.id = game.id
        order by started_at, game.id""",
        "game_trick",
        """
        select ply, played, kind, outcome, tried_at from game_trick
        where learner_id = ? order by tried_at, ply""");
  }
}
