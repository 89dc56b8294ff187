package org.queenside.identity.retention;

import java.time.Instant;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The latest trusted time at which the program ran: one row. */
@Repository
record ClockCheckRepository(JdbcClient jdbc) {

  /**
   * Moves the stored time forward.
   *
   * @param now the new latest time
   * @param earliest the stored time isn't changed if it is before this, because the jump is too
   *     long
   * @return the stored time afterwards
   */
  Instant advance(Instant now, Instant earliest) {
    jdbc.sql("insert into clock_check (id, latest) values (1, ?) on conflict do nothing")
        .param(JdbcValues.timestamp(now))
        .update();
    jdbc.sql("update clock_check set latest = ? where latest < ? and latest >= ?")
        .params(
            JdbcValues.timestamp(now), JdbcValues.timestamp(now), JdbcValues.timestamp(earliest))
        .update();
    return jdbc.sql("select latest from clock_check")
        .query((row, _) -> JdbcValues.instant(row, "latest"))
        .single();
  }

  /** Sets the stored time, whatever it was. */
  void set(Instant now) {
    jdbc.sql("update clock_check set latest = ?").param(JdbcValues.timestamp(now)).update();
  }
}
