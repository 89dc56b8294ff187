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
  WHOLE {
    @Override
    Object read(ResultSet row, int column) throws SQLException {
      return row.getLong(column);
    }
  },
  REAL {
    @Override
    Object read(ResultSet row, int column) throws SQLException {
      return row.getDouble(column);
    }
  },
  FLAG {
    @Override
    Object read(ResultSet row, int column) throws SQLException {
      return row.getBoolean(column);
    }
  },
  TEXT {
    @Override
    @Nullable Object read(ResultSet row, int column) throws SQLException {
      return row.getString(column);
    }
  },
  BYTES {
    @Override
    @Nullable Object read(ResultSet row, int column) throws SQLException {
      return row.getBytes(column);
    }

    @Override
    String write(Object value) {
      return HexFormat.of().formatHex((byte[]) value);
    }
  },
  ID {
    @Override
    @Nullable Object read(ResultSet row, int column) throws SQLException {
      return row.getObject(column, UUID.class);
    }
  },
  DAY {
    @Override
    @Nullable Object read(ResultSet row, int column) throws SQLException {
      return row.getObject(column, LocalDate.class);
    }
  },
  LOCAL_TIME {
    @Override
    @Nullable Object read(ResultSet row, int column) throws SQLException {
      return row.getObject(column, LocalDateTime.class);
    }
  },
  INSTANT {
    @Override
    @Nullable Object read(ResultSet row, int column) throws SQLException {
      return row.getObject(column, OffsetDateTime.class);
    }

    // One database keeps the offset, the other doesn't.
    @Override
    String write(Object value) {
      return ((OffsetDateTime) value).toInstant().toString();
    }
  };

  /**
   * Finds the type of a column.
   *
   * @param name what H2 or PostgreSQL calls it
   * @throws IllegalArgumentException if no table of ours has had one yet
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
  abstract @Nullable Object read(ResultSet row, int column) throws SQLException;

  /** Writes a value as text, the same for both databases. */
  String write(Object value) {
    return value.toString();
  }
}
