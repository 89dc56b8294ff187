package org.queenside.school.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.queenside.school.roster.ClassId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The goals of classes in the database. Callers check access. */
@Repository
record ClassGoalRepository(JdbcClient jdbc) {

  Map<ClassId, ClassGoal> of(Collection<ClassId> classes) {
    Map<ClassId, ClassGoal> goals = new HashMap<>();
    jdbc.sql("select class_id, kind, target, begun_at from class_goal where class_id = any(?)")
        .param(ArrayParameter.ofIds(classes, ClassId::value))
        .query(
            row -> {
              goals.put(new ClassId(JdbcValues.uuid(row, "class_id")), goal(row));
            });
    return goals;
  }

  private static ClassGoal goal(ResultSet row) throws SQLException {
    return new ClassGoal(
        ClassGoal.Kind.valueOf(row.getString("kind")),
        row.getInt("target"),
        JdbcValues.instant(row, "begun_at"));
  }

  void save(ClassId schoolClass, ClassGoal goal) {
    JdbcUpsert.into("class_goal")
        .key("class_id", schoolClass.value())
        .set("kind", goal.kind().name())
        .set("target", goal.target())
        .set("begun_at", JdbcValues.timestamp(goal.begunAt()))
        .run(jdbc);
  }

  void delete(ClassId schoolClass) {
    jdbc.sql("delete from class_goal where class_id = ?").param(schoolClass.value()).update();
  }

  int count(ClassId schoolClass, ClassGoal goal) {
    String area = goal.kind() == ClassGoal.Kind.MATES ? "= 'puzzle'" : "<> 'live'";
    return jdbc.sql(
            """
            select count(*) from class_pupil m join attempt a on a.learner_id = m.learner_id
            where m.class_id = ? and a.outcome = 'solved' and a.made_at >= ?
              and a.area\s"""
                + area)
        .params(schoolClass.value(), JdbcValues.timestamp(goal.begunAt()))
        .query(Integer.class)
        .single();
  }
}
