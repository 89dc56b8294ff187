package org.queenside.store;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** Whether other programs may use the same database at the same time. */
@Component
public class SharedDatabase {

  private final boolean shared;

  /**
   * Reads the JDBC address.
   *
   * @param url the JDBC address
   */
  public SharedDatabase(@Value("${spring.datasource.url}") String url) {
    this.shared = !url.startsWith("jdbc:h2:");
  }

  /** Returns false for H2, which only one program at a time can open. */
  public boolean isShared() {
    return shared;
  }
}
