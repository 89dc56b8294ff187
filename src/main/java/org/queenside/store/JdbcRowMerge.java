package org.queenside.store;

import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Merges two owners' rows in a table with at most one row per owner.
 *
 * @param table the table's name
 * @param owner the name of the column with the owner of a row
 * @param time the name of the column with the time of a row
 */
public record JdbcRowMerge(String table, String owner, String time) {

  /**
   * Moves a row from one owner to another. If both have one, the later one stays. The caller has
   * locked both owners.
   */
  public void run(JdbcClient jdbc, UUID from, UUID into) {
    update(
        jdbc,
        from,
        into,
        """
        delete from %1$s where %2$s = :into and %3$s <
          (select %3$s from %1$s where %2$s = :from)""");
    update(
        jdbc,
        from,
        into,
        """
        update %1$s set %2$s = :into where %2$s = :from
          and not exists (select 1 from %1$s where %2$s = :into)""");
  }

  private void update(JdbcClient jdbc, UUID from, UUID into, String sql) {
    jdbc.sql(sql.formatted(table, owner, time)).param("from", from).param("into", into).update();
  }
}
