package org.queenside.learner;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The accounts in the database.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Repository
public class Accounts {

  private static final String COLUMNS = "learner_id, role, name, sign_in_name";

  private final JdbcClient jdbc;
  private final Clock clock;

  /**
   * Creates the store.
   *
   * @param clock tells when accounts are made
   */
  public Accounts(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /**
   * Adds somebody new, who cannot sign in yet. Belongs in a transaction.
   *
   * @param signInName folded, and not taken
   */
  public Account add(Role role, String name, String signInName) {
    LearnerId id = LearnerId.random();
    OffsetDateTime now = clock.instant().atOffset(ZoneOffset.UTC);
    jdbc.sql("insert into learner (id, created_at, last_seen_at) values (?, ?, ?)")
        .params(id.value(), now, now)
        .update();
    jdbc.sql(
            """
            insert into account (learner_id, role, sign_in_name, name, password_kind, made_at)
            values (?, ?, ?, ?, 'words', ?)""")
        .params(id.value(), role.word(), signInName, name, now)
        .update();
    return new Account(id, role, name, signInName);
  }

  /** Finds the account of a learner, or null if it is a guest or nobody. */
  public @Nullable Account find(LearnerId learner) {
    return jdbc.sql("select " + COLUMNS + " from account where learner_id = ?")
        .param(learner.value())
        .query(Accounts::row)
        .optional()
        .orElse(null);
  }

  static Account row(ResultSet row, int number) throws SQLException {
    return new Account(
        new LearnerId(row.getObject("learner_id", UUID.class)),
        Role.of(row.getString("role")),
        row.getString("name"),
        row.getString("sign_in_name"));
  }
}
