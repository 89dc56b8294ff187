package org.queenside.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Recognises an unfinished copy of a database by the schema that the copy uses. */
public final class UnfinishedCopy {

  /** The schema that is deleted when the copy is complete. */
  public static final String SCHEMA = "queenside_copy";

  private UnfinishedCopy() {}

  /** Returns whether a database holds an unfinished copy. */
  public static boolean isIn(Connection connection) throws SQLException {
    try (ResultSet row = connection.getMetaData().getSchemas(null, SCHEMA.replace("_", "\\_"))) {
      return row.next();
    }
  }
}
