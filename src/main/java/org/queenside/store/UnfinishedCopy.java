package org.queenside.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Tells a database that is still being copied to: it has a schema by which the copy goes on. */
public final class UnfinishedCopy {

  /** The schema that goes when the copy is complete. */
  public static final String SCHEMA = "queenside_copy";

  private UnfinishedCopy() {}

  /** Returns whether a database holds an unfinished copy. */
  public static boolean isIn(Connection connection) throws SQLException {
    try (ResultSet row = connection.getMetaData().getSchemas(null, SCHEMA.replace("_", "\\_"))) {
      return row.next();
    }
  }
}
