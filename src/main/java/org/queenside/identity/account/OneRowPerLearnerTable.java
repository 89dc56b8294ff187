package org.queenside.identity.account;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A table with one row at the most for each learner.
 *
 * @param table its name; its column {@code learner_id} says whose a row is
 * @param time the name of the column that says of when a row is
 */
public record OneRowPerLearnerTable(String table, String time) {

  /**
   * Gives a guest's row to somebody. If they have one themselves, the later one stays. The caller
   * holds both.
   */
  public void merge(JdbcClient jdbc, LearnerId guest, LearnerId into) {
    update(
        jdbc,
        guest,
        into,
        """
        delete from %1$s where learner_id = :into and %2$s <
          (select %2$s from %1$s where learner_id = :guest)""");
    update(
        jdbc,
        guest,
        into,
        """
        update %1$s set learner_id = :into where learner_id = :guest
          and not exists (select 1 from %1$s where learner_id = :into)""");
  }

  private void update(JdbcClient jdbc, LearnerId guest, LearnerId into, String sql) {
    jdbc.sql(sql.formatted(table, time))
        .param("guest", guest.value())
        .param("into", into.value())
        .update();
  }
}
