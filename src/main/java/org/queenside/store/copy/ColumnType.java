package org.queenside.store.copy;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The types of columns, and how they are copied and compared between the two databases. */
enum ColumnType {
  WHOLE,
  REAL,
  FLAG,
  TEXT,
  BYTES,
  ID,
  DAY,
  LOCAL_TIME,
  INSTANT;

  /**
   * Finds the type of a column.
   *
   * @param name its name in H2 or PostgreSQL
   * @throws IllegalArgumentException if none of our tables uses it yet
   */
  static ColumnType of(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "smallint", "integer", "bigint", "int2", "int4", "int8" -> WHOLE;
      case "double precision", "float8" -> REAL;
      case "boolean", "bool" -> FLAG;
      case "character varying", "varchar", "character large object", "text" -> TEXT;
      case "binary varying", "bytea" -> BYTES;
      case "uuid" -> ID;
      case "date" -> DAY;
      case "timestamp" -> LOCAL_TIME;
      case "timestamp with time zone", "timestamptz" -> INSTANT;
      default -> throw new IllegalArgumentException("can't copy type %s".formatted(name));
    };
  }

  /** Reads a value; something arbitrary if it is null. */
  @Nullable Object read(ResultSet row, int column) throws SQLException {
    return switch (this) {
      case WHOLE -> row.getLong(column);
      case REAL -> row.getDouble(column);
      case FLAG -> row.getBoolean(column);
      case TEXT -> row.getString(column);
      case BYTES -> row.getBytes(column);
      case ID -> row.getObject(column, UUID.class);
      case DAY -> row.getObject(column, LocalDate.class);
      case LOCAL_TIME -> row.getObject(column, LocalDateTime.class);
      case INSTANT -> row.getObject(column, OffsetDateTime.class);
    };
  }

  /** Writes a value as text, the same for both databases. */
  static String write(Object value) {
    return switch (value) {
      case byte[] bytes -> HexFormat.of().formatHex(bytes);
      // One database keeps the offset, the other doesn't.
      case OffsetDateTime time -> time.toInstant().toString();
      default -> value.toString();
    };
  }
}
