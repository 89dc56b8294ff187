package org.queenside.assignment;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.queenside.learner.LearnerId;
import org.queenside.practice.Drill;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** How pupils stand with the items of an assignment. Who asks has to be checked before. */
@Component
public class States {

  private final JdbcClient jdbc;

  States(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** How a pupil stands, in the order of the items. */
  List<State> of(LearnerId pupil, Plan plan, ZoneId zone) {
    Set<String> done =
        Set.copyOf(
            jdbc.sql("select item from progress where learner_id = ? and best_stars > 0")
                .param(pupil.value())
                .query(String.class)
                .list());
    return plan.items().stream()
        .map(item -> done.contains(item.item()) ? State.RIGHT : State.OPEN)
        .toList();
  }

  /** How often a pupil has solved a drill since the assignment began, as far as it counts. */
  int solved(LearnerId pupil, Drill drill, Plan plan, ZoneId zone) {
    Instant begin = plan.beginsAt(zone);
    return jdbc.sql(
            "select count(*) from attempt where learner_id = ? and item = ?"
                + " and outcome = 'solved' and made_at >= ?")
        .params(pupil.value(), drill.item(), begin.atOffset(ZoneOffset.UTC))
        .query(Integer.class)
        .single();
  }
}
