package org.queenside.school.assignment;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.DrillTotals;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Counts what pupils solved, whichever tasks they chose. Callers check access. */
@Repository
record SolvedCountRepository(JdbcClient jdbc) {

  /** Counts the different puzzles that learners solved on each day since a time. */
  Map<LocalDate, Map<LearnerId, DrillTotals>> puzzlesByDay(
      Collection<LearnerId> learners, Instant since, ZoneId zone) {
    Map<LocalDate, Map<LearnerId, DrillTotals>> days = new HashMap<>();
    Set<List<Object>> seen = new HashSet<>();
    jdbc.sql(
            """
            select a.learner_id, a.item, a.made_at
            from unnest(?) as wanted (id) join attempt a on a.learner_id = wanted.id
            where a.area = 'puzzle' and a.outcome = 'solved' and a.made_at >= ?""")
        .params(ArrayParameter.ofIds(learners, LearnerId::value), JdbcValues.timestamp(since))
        .query(
            row -> {
              LearnerId learner = new LearnerId(JdbcValues.uuid(row, "learner_id"));
              Instant at = JdbcValues.instant(row, "made_at");
              LocalDate day = at.atZone(zone).toLocalDate();
              int solved = seen.add(List.of(learner, day, row.getString("item"))) ? 1 : 0;
              days.computeIfAbsent(day, _ -> new HashMap<>())
                  .merge(learner, new DrillTotals(solved, 0, at), DrillTotals::and);
            });
    return days;
  }

  /** Counts what learners solved together in a period with a start. */
  int together(Collection<LearnerId> learners, boolean onlyPuzzles, Instant since, Instant until) {
    return jdbc.sql(
            """
            select count(*) from unnest(?) as wanted (id) join attempt a on a.learner_id = wanted.id
            where a.outcome = 'solved' and a.made_at >= ? and a.made_at <= ? and a.area\s"""
                + (onlyPuzzles ? "= 'puzzle'" : "<> 'live'"))
        .params(
            ArrayParameter.ofIds(learners, LearnerId::value),
            JdbcValues.timestamp(since),
            JdbcValues.timestamp(until))
        .query(Integer.class)
        .single();
  }
}
