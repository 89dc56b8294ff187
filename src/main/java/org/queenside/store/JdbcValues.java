package org.queenside.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Instants and ids as parameters and in rows. H2 and PostgreSQL only agree on {@link
 * OffsetDateTime} and {@link UUID}, so every statement goes through here. For lists as parameters
 * there is {@link ArrayParameter}, for "update or insert" {@link JdbcUpsert}.
 *
 * <pre>{@code
 * jdbc.sql("select learner_id, used_at from known_device where used_at > ?")
 *     .param(JdbcValues.timestamp(clock.instant()))
 *     .query((row, _) -> new Use(JdbcValues.uuid(row, "learner_id"), JdbcValues.instant(row, "used_at")))
 *     .list();
 * }</pre>
 */
public final class JdbcValues {

  private JdbcValues() {}

  /**
   * Returns the parameters for a statement with many columns, some of them null.
   *
   * @param values the values in the order of the question marks
   */
  public static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }

  /** Returns the time as both databases store it, in microseconds. */
  public static Instant now(InstantSource clock) {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * Returns an instant as a parameter for a {@code timestamp with time zone} column.
   *
   * @param instant the instant
   */
  public static OffsetDateTime timestamp(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }

  /**
   * Returns an instant as a parameter for a nullable column.
   *
   * @param instant the instant, or null
   */
  public static @Nullable OffsetDateTime timestampOrNull(@Nullable Instant instant) {
    return instant == null ? null : timestamp(instant);
  }

  /**
   * Reads an instant.
   *
   * @param row the current row
   * @param column a column that isn't nullable
   * @throws SQLException if the column can't be read
   */
  public static Instant instant(ResultSet row, String column) throws SQLException {
    return Objects.requireNonNull(instantOrNull(row, column), column);
  }

  /**
   * Reads an instant that may be null.
   *
   * @param row the current row
   * @param column the column
   * @throws SQLException if the column can't be read
   */
  public static @Nullable Instant instantOrNull(ResultSet row, String column) throws SQLException {
    OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
    return time == null ? null : time.toInstant();
  }

  /**
   * Reads an id.
   *
   * @param row the current row
   * @param column a column that isn't nullable
   * @throws SQLException if the column can't be read
   */
  public static UUID uuid(ResultSet row, String column) throws SQLException {
    return Objects.requireNonNull(uuidOrNull(row, column), column);
  }

  /**
   * Reads an id that may be null.
   *
   * @param row the current row
   * @param column the column
   * @throws SQLException if the column can't be read
   */
  public static @Nullable UUID uuidOrNull(ResultSet row, String column) throws SQLException {
    return row.getObject(column, UUID.class);
  }
}
