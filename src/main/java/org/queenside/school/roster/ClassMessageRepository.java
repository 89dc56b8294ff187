package org.queenside.school.roster;

import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The messages to classes. Callers check permissions. */
@Repository
record ClassMessageRepository(JdbcClient jdbc, Clock clock) {

  private static final RowMapper<ClassMessage> MESSAGE =
      (row, _) ->
          new ClassMessage(
              row.getString("name"), row.getString("body"), JdbcValues.instant(row, "written_at"));

  @Nullable ClassMessage find(ClassId id) {
    return jdbc.sql(
            """
            select c.name, m.body, m.written_at
            from class_message m join school_class c on c.id = m.class_id where m.class_id = ?""")
        .param(id.value())
        .query(MESSAGE)
        .optional()
        .orElse(null);
  }

  /** Returns the messages to a pupil's current classes, the latest first. */
  List<ClassMessage> ofPupil(LearnerId pupil) {
    return jdbc.sql(
            """
            select c.name, m.body, m.written_at
            from class_message m join school_class c on c.id = m.class_id
            join class_pupil p on p.class_id = m.class_id
            where p.learner_id = ? and c.archived_at is null
            order by m.written_at desc, c.id""")
        .param(pupil.value())
        .query(MESSAGE)
        .list();
  }

  void replace(ClassId id, String text) {
    remove(id);
    jdbc.sql("insert into class_message (class_id, body, written_at) values (?, ?, ?)")
        .params(id.value(), text, JdbcValues.timestamp(clock.instant()))
        .update();
  }

  /** Deletes the message; returns false if there was none. */
  boolean remove(ClassId id) {
    return jdbc.sql("delete from class_message where class_id = ?").param(id.value()).update() == 1;
  }
}
