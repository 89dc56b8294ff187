package org.queenside.school.assignment;

import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The classes of pupils in the database, as pupils may see them. */
@Repository
record ClassSummaryRepository(JdbcClient jdbc) {

  Map<ClassId, ZoneId> zones() {
    Map<ClassId, ZoneId> zones = new HashMap<>();
    jdbc.sql("select id, zone from school_class")
        .query(
            row -> {
              zones.put(new ClassId(JdbcValues.uuid(row, "id")), ZoneId.of(row.getString("zone")));
            });
    return zones;
  }

  Map<ClassId, ClassSummary> ofPupil(LearnerId pupil) {
    Map<ClassId, ClassSummary> classes = new HashMap<>();
    jdbc.sql(
            """
            select c.id, c.name, c.zone, c.archived_at
            from class_pupil m join school_class c on c.id = m.class_id
            where m.learner_id = ?""")
        .param(pupil.value())
        .query(
            row -> {
              classes.put(
                  new ClassId(JdbcValues.uuid(row, "id")),
                  new ClassSummary(
                      row.getString("name"),
                      ZoneId.of(row.getString("zone")),
                      row.getObject("archived_at") != null));
            });
    return classes;
  }
}
