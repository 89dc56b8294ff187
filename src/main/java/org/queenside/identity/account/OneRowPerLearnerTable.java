package org.queenside.identity.account;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A table with at most one row for each learner.
 *
 * @param table its name; its column {@code learner_id} has the owner of a row
 * @param time the name of the column with the time of a row
 */
public record OneRowPerLearnerTable(String table, String time) {

  /**
   * Moves a guest's row to a learner. If both have one, the later one stays. The caller has locked
   * both learners.
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
