package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;
import org.queenside.store.JdbcUpsert;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The settings that administrators choose for the whole program. The caller checks who is asking.
 */
@Repository
public class SettingRepository {

  private final JdbcClient jdbc;

  public SettingRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Returns the value of a setting, or null if it isn't set. */
  public @Nullable String find(String name) {
    return jdbc.sql("select chosen from setting where name = ?")
        .param(name)
        .query(String.class)
        .optional()
        .orElse(null);
  }

  /**
   * Changes a setting.
   *
   * @param name at most 60 characters
   * @param chosen at most 200 characters
   */
  public void set(String name, String chosen) {
    JdbcUpsert.into("setting").key("name", name).set("chosen", chosen).run(jdbc);
  }
}
