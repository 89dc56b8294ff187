package org.queenside.school.assignment;

import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Objects;
import org.queenside.school.roster.ClassId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.stereotype.Repository;

/** The term plans of classes in the database. Callers check access. */
@Repository
record TermPlanRepository(JdbcClient jdbc, Clock clock) {

  /** The plans of a class, latest first; {@code now} is in its time zone. */
  List<TermPlan> of(ClassId schoolClass, LocalDateTime now) {
    return jdbc.sql(
            """
            select p.id, p.title, p.made_at, count(*) as weeks,
              sum(case when a.begins > ? then 1 else 0 end) as planned
            from term_plan p join term_plan_week w on w.term_plan_id = p.id
            join assignment a on a.id = w.assignment_id
            where p.class_id = ?
            group by p.id, p.title, p.made_at order by p.made_at desc, p.id desc""")
        .params(now, schoolClass.value())
        .query(
            (row, _) ->
                new TermPlan(
                    row.getLong("id"),
                    row.getString("title"),
                    JdbcValues.instant(row, "made_at"),
                    row.getInt("weeks"),
                    row.getInt("planned")))
        .list();
  }

  void add(ClassId schoolClass, String title, List<AssignmentId> weeks) {
    GeneratedKeyHolder key = new GeneratedKeyHolder();
    jdbc.sql("insert into term_plan (class_id, title, made_at) values (?, ?, ?)")
        .params(schoolClass.value(), title, JdbcValues.timestamp(clock.instant()))
        .update(key, "id");
    jdbc.sql(
            """
            insert into term_plan_week (assignment_id, term_plan_id)
            select w.id, cast(? as bigint) from unnest(?) as w (id)""")
        .params(
            Objects.requireNonNull(key.getKey()).longValue(),
            ArrayParameter.column("bigint", weeks.stream().map(AssignmentId::value).toList()))
        .update();
  }

  /** Deletes a plan's assignments that haven't started, and returns how many there were. */
  int deletePlanned(ClassId schoolClass, long plan, LocalDateTime now) {
    return jdbc.sql(
            """
            delete from assignment where class_id = ? and begins > ? and id in (
              select w.assignment_id from term_plan_week w where w.term_plan_id = ?)""")
        .params(schoolClass.value(), now, plan)
        .update();
  }
}
