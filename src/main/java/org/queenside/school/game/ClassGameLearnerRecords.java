package org.queenside.school.game;

import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.store.JdbcRowMove;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The data about learners in this package's tables, for the export of a learner's data. */
@Component
record ClassGameLearnerRecords(JdbcClient jdbc) implements LearnerRecords {

  @Override
  public void mergeAccount(LearnerId from, LearnerId into) {
    new JdbcRowMove("tournament_player", List.of("tournament_id"))
        .run(jdbc, from.value(), into.value());
  }

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "tournament_player",
        """
        select c.name as class, t.kind, t.started_at, t.ended_at
        from tournament_player p join tournament t on t.id = p.tournament_id
        join school_class c on c.id = t.class_id
        where p.learner_id = ? order by t.started_at""",
        "game_challenge",
        """
        select c.name as class, h.made_at, h.declined
        from game_challenge h join school_class c on c.id = h.class_id
        where h.learner_id = ? order by h.made_at""");
  }
}
