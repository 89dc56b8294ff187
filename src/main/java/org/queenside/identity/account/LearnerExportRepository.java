package org.queenside.identity.account;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads rows in a form that people can read. */
@Repository
public class LearnerExportRepository {

  private final JdbcClient jdbc;

  public LearnerExportRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Reads rows of a learner. A column without a value is left out.
   *
   * @param query the query, whose one parameter is the learner's number
   * @return each row as column names and values, in column order; the values are numbers, booleans
   *     and text
   */
  public List<Map<String, Object>> rows(String query, LearnerId learner) {
    return jdbc.sql(query).param(learner.value()).query((row, _) -> row(row)).list();
  }

  private static Map<String, Object> row(ResultSet row) throws SQLException {
    Map<String, Object> values = new LinkedHashMap<>();
    ResultSetMetaData columns = row.getMetaData();
    for (int column = 1; column <= columns.getColumnCount(); column++) {
      Object value = value(row, columns, column);
      if (value != null) {
        values.put(columns.getColumnLabel(column).toLowerCase(Locale.ROOT), value);
      }
    }
    return values;
  }

  /** The two databases report times with a zone in different ways. */
  private static @Nullable Object value(ResultSet row, ResultSetMetaData columns, int column)
      throws SQLException {
    boolean zoned =
        columns.getColumnType(column) == Types.TIMESTAMP_WITH_TIMEZONE
            || columns.getColumnTypeName(column).equalsIgnoreCase("timestamptz");
    if (zoned) {
      OffsetDateTime at = row.getObject(column, OffsetDateTime.class);
      return at == null ? null : at.toInstant().toString();
    }
    Object value = row.getObject(column);
    return switch (value) {
      case null -> null;
      case Number number -> number;
      case Boolean truth -> truth;
      case Timestamp inAClass -> inAClass.toLocalDateTime().toString();
      default -> value.toString();
    };
  }
}
