package org.queenside.school.demo;

import java.security.SecureRandom;
import java.sql.Timestamp;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.namedparam.SqlParameterSourceUtils;
import org.springframework.jdbc.core.simple.SimpleJdbcInsert;

/**
 * The rows of a school, kept in memory and written as often as needed: each time with new ids, and
 * with later dates.
 */
final class DemoCopyRepository {

  /** The fourth group of hexadecimal digits in a UUID that begins with the time (RFC 9562). */
  private static final long VERSION_7 = 0x7000;

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String OF_ACCOUNTS = " where learner_id in (select learner_id from account)";

  /** The rows of a school, in an order in which each refers to earlier ones only. */
  private static final List<String> TABLES =
      List.of(
          "learner where id in (select learner_id from account)",
          "account",
          "school_class",
          "class_instructor",
          "class_pupil",
          "class_group",
          "class_group_pupil",
          "assignment",
          "assignment_item",
          "attempt" + OF_ACCOUNTS + " order by seq",
          "progress" + OF_ACCOUNTS,
          "misconception" + OF_ACCOUNTS);

  /** What other tables call the numbers that the database gives to the rows of these. */
  private static final Map<String, String> NUMBERED =
      Map.of("class_group", "group_id", "assignment", "assignment_id");

  private final List<Table> tables;

  /**
   * A table.
   *
   * @param number what others call its {@code id}, if that is a number; empty if not
   */
  private record Table(
      String number, SimpleJdbcInsert insert, List<Map<String, @Nullable Object>> rows) {}

  private DemoCopyRepository(List<Table> tables) {
    this.tables = tables;
  }

  /** Reads a school from a database that has no other. */
  static DemoCopyRepository read(JdbcTemplate jdbc) {
    return new DemoCopyRepository(TABLES.stream().map(rows -> read(jdbc, rows)).toList());
  }

  private static Table read(JdbcTemplate jdbc, String source) {
    String name = source.split(" ", 2)[0];
    String number = NUMBERED.getOrDefault(name, "");
    List<Map<String, @Nullable Object>> rows = jdbc.queryForList("select * from " + source);
    List<String> columns =
        rows.stream()
            .limit(1)
            .flatMap(row -> row.keySet().stream())
            // The database numbers attempts, and what is in NUMBERED.
            .filter(column -> !column.equals("seq") && (number.isEmpty() || !column.equals("id")))
            .toList();
    SimpleJdbcInsert insert =
        new SimpleJdbcInsert(jdbc)
            .withTableName(name)
            .usingColumns(columns.toArray(String[]::new))
            .withoutTableColumnMetaDataAccess();
    return new Table(
        number, number.isEmpty() ? insert : insert.usingGeneratedKeyColumns("id"), rows);
  }

  /**
   * Writes a copy.
   *
   * @param days how much later everything happened
   * @param unique returns the value of a column whose values must differ between copies, such as
   *     user names, or null for any other column
   * @return finds an id in the copy by the one in the original
   */
  UnaryOperator<UUID> write(long days, BiFunction<String, Object, @Nullable Object> unique) {
    Map<UUID, UUID> known = new HashMap<>();
    long prefix = System.currentTimeMillis() << 16 | VERSION_7;
    UnaryOperator<UUID> ids = id -> known.computeIfAbsent(id, _ -> newId(prefix));
    Map<String, Map<Object, Object>> numbers = new HashMap<>();
    for (Table table : tables) {
      List<Map<String, @Nullable Object>> copies = new ArrayList<>(table.rows().size());
      for (Map<String, @Nullable Object> row : table.rows()) {
        Map<String, @Nullable Object> copy = new HashMap<>(row);
        copy.replaceAll(
            (column, value) ->
                value == null ? null : copy(column, value, days, ids, numbers, unique));
        copies.add(copy);
      }
      if (table.number().isEmpty()) {
        table.insert().executeBatch(SqlParameterSourceUtils.createBatch(copies));
      } else {
        Map<Object, Object> added = new HashMap<>();
        copies.forEach(
            row ->
                added.put(
                    Objects.requireNonNull(row.get("id")),
                    table.insert().executeAndReturnKey(row)));
        numbers.put(table.number(), added);
      }
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

  private static Object copy(
      String column,
      Object value,
      long days,
      UnaryOperator<UUID> ids,
      Map<String, Map<Object, Object>> numbers,
      BiFunction<String, Object, @Nullable Object> unique) {
    return switch (value) {
      case UUID id -> ids.apply(id);
      case OffsetDateTime time -> time.plusDays(days);
      case Timestamp time -> Timestamp.valueOf(time.toLocalDateTime().plusDays(days));
      default -> {
        Object own = unique.apply(column, value);
        yield own != null ? own : numbers.getOrDefault(column, Map.of()).getOrDefault(value, value);
      }
    };
  }
}
