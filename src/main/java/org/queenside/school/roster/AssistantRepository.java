package org.queenside.school.roster;

import java.time.Clock;
import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The assistants of classes in the database. Callers check first whether the change is allowed. */
@Repository
class AssistantRepository {

  private final JdbcClient jdbc;
  private final Clock clock;

  AssistantRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** The assistants of a class, in no particular order. */
  List<Assistant> of(ClassId id) {
    return jdbc.sql(
            """
            select a.learner_id, a.name, a.sign_in_name
            from class_assistant t join account a on a.learner_id = t.learner_id
            where t.class_id = ?""")
        .param(id.value())
        .query(
            (row, _) ->
                new Assistant(
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("name"),
                    row.getString("sign_in_name")))
        .list();
  }

  boolean assists(ClassId id, LearnerId instructor) {
    return jdbc.sql("select count(*) from class_assistant where class_id = ? and learner_id = ?")
            .params(id.value(), instructor.value())
            .query(Integer.class)
            .single()
        > 0;
  }

  void add(ClassId id, LearnerId instructor) {
    jdbc.sql("insert into class_assistant (class_id, learner_id, since) values (?, ?, ?)")
        .params(id.value(), instructor.value(), JdbcValues.timestamp(clock.instant()))
        .update();
  }

  /** Removes an assistant. Returns false if they don't assist in the class. */
  boolean remove(ClassId id, LearnerId instructor) {
    return jdbc.sql("delete from class_assistant where class_id = ? and learner_id = ?")
            .params(id.value(), instructor.value())
            .update()
        == 1;
  }
}
