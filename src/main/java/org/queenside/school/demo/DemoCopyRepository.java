package org.queenside.school.demo;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.ResultSetExtractor;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.jdbc.support.JdbcUtils;

/**
 * The rows of a school, kept in memory and written as often as needed: each time with new ids, and
 * with later dates.
 */
final class DemoCopyRepository {

  /** The fourth group of hexadecimal digits in a UUID that begins with the time (RFC 9562). */
  private static final long VERSION_7 = 0x7000;

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String ACCOUNTS = "(select learner_id from account)";

  /** The tables in an order in which each refers to earlier ones only. */
  private static final List<Table> TABLES =
      List.of(
          new Table("learner", "id in " + ACCOUNTS, null),
          new Table("account", "true", null),
          new Table("school_class", "true", null),
          new Table("class_instructor", "true", null),
          new Table("class_pupil", "true", null),
          new Table("class_group", "true", "group_id"),
          new Table("class_group_pupil", "true", null),
          new Table("assignment", "true", "assignment_id"),
          new Table("assignment_item", "true", null),
          new Table("attempt", "learner_id in " + ACCOUNTS + " order by seq", null),
          new Table("progress", "learner_id in " + ACCOUNTS, null),
          new Table("misconception", "learner_id in " + ACCOUNTS, null));

  private final List<Content> contents;

  /**
   * A table.
   *
   * @param filter the school's rows
   * @param key what other tables call its {@code id}, if that is a number
   */
  private record Table(String name, String filter, @Nullable String key) {}

  /** The rows of a table, without the columns that the database fills. */
  private record Content(Table table, List<String> columns, List<@Nullable Object[]> rows) {}

  private DemoCopyRepository(List<Content> contents) {
    this.contents = contents;
  }

  /** Reads a school from a database that has no other. */
  static DemoCopyRepository read(JdbcOperations jdbc) {
    return new DemoCopyRepository(TABLES.stream().map(table -> read(jdbc, table)).toList());
  }

  private static Content read(JdbcOperations jdbc, Table table) {
    return Objects.requireNonNull(
        jdbc.query(
            "select * from " + table.name() + " where " + table.filter(),
            (ResultSetExtractor<Content>) rows -> content(table, rows)));
  }

  private static Content content(Table table, ResultSet rows) throws SQLException {
    List<String> columns = new ArrayList<>();
    for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
      columns.add(JdbcUtils.lookupColumnName(rows.getMetaData(), column));
    }
    // The number of an attempt is always the database's.
    List<String> written = columns.stream().filter(column -> !column.equals("seq")).toList();
    List<@Nullable Object[]> values = new ArrayList<>();
    while (rows.next()) {
      @Nullable Object[] row = new @Nullable Object[written.size()];
      for (int column = 0; column < row.length; column++) {
        row[column] = value(rows, rows.findColumn(written.get(column)));
      }
      values.add(row);
    }
    return new Content(table, written, values);
  }

  /** Drivers differ in what they return for times, and in the type they report. */
  private static @Nullable Object value(ResultSet rows, int column) throws SQLException {
    String type = rows.getMetaData().getColumnTypeName(column).toLowerCase(Locale.ROOT);
    if (!type.startsWith("timestamp")) {
      return rows.getObject(column);
    }
    return type.equals("timestamp")
        ? rows.getObject(column, LocalDateTime.class)
        : rows.getObject(column, OffsetDateTime.class);
  }

  /**
   * Writes a copy.
   *
   * @param later how much later everything happened
   * @param unique returns the value of a column whose values must differ between copies, such as
   *     user names, or null for any other column
   * @return the ids of the copy by those of the original
   */
  Map<UUID, UUID> write(
      JdbcOperations jdbc, Duration later, BiFunction<String, Object, @Nullable Object> unique) {
    Map<UUID, UUID> ids = new HashMap<>();
    long prefix = System.currentTimeMillis() << 16 | VERSION_7;
    Map<String, Map<Object, Object>> numbers = new HashMap<>();
    for (Content content : contents) {
      List<@Nullable Object[]> rows = new ArrayList<>(content.rows().size());
      for (@Nullable Object[] row : content.rows()) {
        @Nullable Object[] copy = new @Nullable Object[row.length];
        for (int column = 0; column < row.length; column++) {
          String name = content.columns().get(column);
          Object value = row[column];
          copy[column] =
              value == null
                  ? null
                  : copy(
                      name,
                      value,
                      later,
                      id -> ids.computeIfAbsent(id, _ -> newId(prefix)),
                      numbers,
                      unique);
        }
        rows.add(copy);
      }
      insert(jdbc, content, rows, numbers);
    }
    return ids;
  }

  /**
   * Returns an id that begins with the time. So the rows of a copy stand together in every index,
   * and writing them changes few pages of the file.
   */
  private static UUID newId(long prefix) {
    return new UUID(prefix, RANDOM.nextLong() >>> 2 | Long.MIN_VALUE);
  }

  private static @Nullable Object copy(
      String column,
      Object value,
      Duration later,
      UnaryOperator<UUID> ids,
      Map<String, Map<Object, Object>> numbers,
      BiFunction<String, Object, @Nullable Object> unique) {
    return switch (value) {
      case UUID id -> ids.apply(id);
      case OffsetDateTime time -> time.plus(later);
      case LocalDateTime time -> time.plus(later);
      default -> {
        Object own = unique.apply(column, value);
        yield own != null ? own : numbers.getOrDefault(column, Map.of()).getOrDefault(value, value);
      }
    };
  }

  private static void insert(
      JdbcOperations jdbc,
      Content content,
      List<@Nullable Object[]> rows,
      Map<String, Map<Object, Object>> numbers) {
    String key = content.table().key();
    if (key == null) {
      jdbc.batchUpdate(statement(content.table(), content.columns()), rows);
      return;
    }
    int id = content.columns().indexOf("id");
    List<String> columns = without(content.columns(), id);
    for (@Nullable Object[] row : rows) {
      GeneratedKeyHolder added = new GeneratedKeyHolder();
      JdbcClient.create(jdbc)
          .sql(statement(content.table(), columns))
          .params(without(Arrays.asList(row), id))
          .update(added, "id");
      numbers
          .computeIfAbsent(key, _ -> new HashMap<>())
          .put(Objects.requireNonNull(row[id]), Objects.requireNonNull(added.getKey()));
    }
  }

  private static <T extends @Nullable Object> List<T> without(List<T> all, int index) {
    List<T> others = new ArrayList<>(all);
    others.remove(index);
    return others;
  }

  private static String statement(Table table, List<String> columns) {
    return "insert into %s (%s) values (%s)"
        .formatted(
            table.name(),
            String.join(", ", columns),
            String.join(", ", Collections.nCopies(columns.size(), "?")));
  }
}
