package org.queenside.store;

import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Moves one owner's rows in a table to another owner, who keeps their own rows.
 *
 * @param table the table's name; its column {@code learner_id} has the owner of a row
 * @param key the other columns of its key; the new owner has at most one row for each value
 */
public record JdbcRowMove(String table, List<String> key) {

  /** Copies the list. */
  public JdbcRowMove {
    key = List.copyOf(key);
  }

  /**
   * Moves the rows to another owner, except those for which that owner already has a row. The
   * caller has locked both owners.
   */
  public void run(JdbcClient jdbc, UUID from, UUID into) {
    String same =
        key.stream()
            .map(column -> " and theirs.%1$s = %2$s.%1$s".formatted(column, table))
            .collect(Collectors.joining());
    jdbc.sql(
            """
            update %1$s set learner_id = :into where learner_id = :from and not exists (
              select 1 from %1$s theirs where theirs.learner_id = :into%2$s)"""
                .formatted(table, same))
        .param("from", from)
        .param("into", into)
        .update();
  }
}
