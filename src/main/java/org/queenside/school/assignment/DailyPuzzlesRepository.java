package org.queenside.school.assignment;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The daily puzzles of classes in the database. Callers check access. */
@Repository
record DailyPuzzlesRepository(JdbcClient jdbc) {

  Map<ClassId, DailyPuzzles> of(Collection<ClassId> classes) {
    Map<ClassId, DailyPuzzles> found = new HashMap<>();
    jdbc.sql(
            "select class_id, amount, first_day, last_day from daily_puzzles where class_id = any(?)")
        .param(ArrayParameter.ofIds(classes, ClassId::value))
        .query(
            row -> {
              found.put(
                  new ClassId(JdbcValues.uuid(row, "class_id")),
                  new DailyPuzzles(
                      row.getInt("amount"),
                      row.getObject("first_day", LocalDate.class),
                      row.getObject("last_day", LocalDate.class)));
            });
    return found;
  }

  void save(ClassId schoolClass, DailyPuzzles wanted) {
    JdbcUpsert.into("daily_puzzles")
        .key("class_id", schoolClass.value())
        .set("amount", wanted.amount())
        .set("first_day", wanted.first())
        .set("last_day", wanted.last())
        .run(jdbc);
  }

  void delete(ClassId schoolClass) {
    jdbc.sql("delete from daily_puzzles where class_id = ?").param(schoolClass.value()).update();
  }

  /** Reads which different puzzles learners solved on each day since a time, in a time zone. */
  Map<LearnerId, Map<LocalDate, Set<String>>> solved(
      Collection<LearnerId> learners, Instant since, ZoneId zone) {
    Map<LearnerId, Map<LocalDate, Set<String>>> solved = new HashMap<>();
    jdbc.sql(
            """
            select a.learner_id, a.item, a.made_at
            from unnest(?) as wanted (id) join attempt a on a.learner_id = wanted.id
            where a.area = 'puzzle' and a.outcome = 'solved' and a.made_at >= ?""")
        .params(ArrayParameter.ofIds(learners, LearnerId::value), JdbcValues.timestamp(since))
        .query(
            row -> {
              LocalDate day = JdbcValues.instant(row, "made_at").atZone(zone).toLocalDate();
              solved
                  .computeIfAbsent(
                      new LearnerId(JdbcValues.uuid(row, "learner_id")), _ -> new HashMap<>())
                  .computeIfAbsent(day, _ -> new HashSet<>())
                  .add(row.getString("item"));
            });
    return solved;
  }
}
