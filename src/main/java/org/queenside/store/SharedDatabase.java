package org.queenside.store;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** Whether other programs may use the same database at the same time. */
@Component
public class SharedDatabase {

  private final boolean shared;

  /**
   * Finds out by the database's address.
   *
   * @param url the JDBC address
   */
  public SharedDatabase(@Value("${spring.datasource.url}") String url) {
    this.shared = !url.startsWith("jdbc:h2:");
  }

  /** Returns false for H2, which lets one program in at a time. */
  public boolean isShared() {
    return shared;
  }
}
