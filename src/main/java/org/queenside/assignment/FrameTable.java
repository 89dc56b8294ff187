package org.queenside.assignment;

import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.queenside.classroom.ClassId;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The classes that pupils are in, as far as pupils may know them. */
@Repository
class FrameTable {

  private final JdbcClient jdbc;

  FrameTable(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Where each class is. */
  Map<ClassId, ZoneId> zones() {
    Map<ClassId, ZoneId> zones = new HashMap<>();
    jdbc.sql("select id, zone from school_class")
        .query(
            row -> {
              zones.put(
                  new ClassId(row.getObject("id", UUID.class)), ZoneId.of(row.getString("zone")));
            });
    return zones;
  }

  Map<ClassId, Frame> ofPupil(LearnerId pupil) {
    Map<ClassId, Frame> frames = new HashMap<>();
    jdbc.sql(
            """
            select c.id, c.name, c.zone, c.archived_at
            from class_pupil m join school_class c on c.id = m.class_id
            where m.learner_id = ?""")
        .param(pupil.value())
        .query(
            row -> {
              frames.put(
                  new ClassId(row.getObject("id", UUID.class)),
                  new Frame(
                      row.getString("name"),
                      ZoneId.of(row.getString("zone")),
                      row.getObject("archived_at") != null));
            });
    return frames;
  }
}
