package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/**
 * What administrators have set for the whole program. Whoever calls asks first whether it is
 * allowed.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Repository
public class SettingRepository {

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;

  public SettingRepository(JdbcClient jdbc, TransactionOperations transaction) {
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /** Finds what is set, or null if nothing is. */
  @Nullable
  public String find(String name) {
    return jdbc.sql("select chosen from setting where name = ?")
        .param(name)
        .query(String.class)
        .optional()
        .orElse(null);
  }

  /**
   * Sets something.
   *
   * @param name at most 60 characters
   * @param chosen at most 200 characters
   */
  public void set(String name, String chosen) {
    transaction.executeWithoutResult(
        _ -> {
          jdbc.sql("delete from setting where name = ?").param(name).update();
          jdbc.sql("insert into setting (name, chosen) values (?, ?)")
              .params(name, chosen)
              .update();
        });
  }
}
