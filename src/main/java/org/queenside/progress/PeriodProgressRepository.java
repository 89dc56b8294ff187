package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.SqlArrayValue;
import org.springframework.stereotype.Repository;

/**
 * Reads the progress of many learners on many items within a period. Callers check who may read it.
 *
 * <p>Nearly everything can be read from the progress rows in one statement. The log is read only if
 * a row doesn't tell the state at the end of the period, or what was won before it.
 */
@Repository
public class PeriodProgressRepository {

  private static final Instant LONG_AGO = Instant.EPOCH;
  private static final Instant NEVER = Instant.parse("9999-01-01T00:00:00Z");

  /**
   * The learners are a table, because with a list H2 compares each row with each element and uses
   * only the first column of a two-column index. That's also why the items are filtered here.
   */
  static final String TOUCHED =
      "select p.learner_id, "
          + ProgressRepository.COLUMNS
          + " from unnest(?) as wanted (id) join progress p on p.learner_id = wanted.id"
          + " where p.area = any(?) and p.last_at >= ?";

  /**
   * Looks up each item of each learner in the index. With a list of items, H2 would read everything
   * a learner did. The rows aren't sorted, because H2 would sort this many on disk.
   */
  static final String ADDED_UP =
      """
      select a.learner_id, a.item, a.seq, a.outcome, a.wrong, a.hints, a.stars, a.made_at
      from unnest(?, ?) as wanted (learner_id, item)
      join attempt a on a.learner_id = wanted.learner_id and a.item = wanted.item
      where a.made_at between ? and ?""";

  private final JdbcClient jdbc;

  PeriodProgressRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Reads the progress of each learner on each item.
   *
   * @param period the period that counts
   * @return by learner and item; items without an attempt in the period are missing
   */
  public Map<LearnerId, Map<String, PeriodProgress>> of(
      Collection<LearnerId> learners, Collection<String> items, Period period) {
    return changed(learners, items, period, LONG_AGO);
  }

  /**
   * Reads the same, but only for recently touched items.
   *
   * @param touched the earliest time of the last attempt
   */
  public Map<LearnerId, Map<String, PeriodProgress>> changed(
      Collection<LearnerId> learners, Collection<String> items, Period period, Instant touched) {
    Map<LearnerId, Map<String, PeriodProgress>> results = new HashMap<>();
    Map<LearnerId, Set<String>> uncertain = new HashMap<>();
    read(
        learners,
        items,
        touched,
        (learner, progress) -> sort(learner, progress, period, results, uncertain));
    addUp(uncertain, period)
        .forEach((learner, progress) -> put(results, learner, progress, period));
    return results;
  }

  /**
   * Reads the learners' rows once, for several calls of {@link #within}.
   *
   * @return by learner and item; untouched items are missing
   */
  public Map<LearnerId, Map<String, ItemProgress>> rows(
      Collection<LearnerId> learners, Collection<String> items) {
    Map<LearnerId, Map<String, ItemProgress>> rows = new HashMap<>();
    read(
        learners,
        items,
        LONG_AGO,
        (learner, progress) ->
            rows.computeIfAbsent(learner, _ -> new HashMap<>()).put(progress.item(), progress));
    return rows;
  }

  /**
   * Does the same as {@link #of} with rows that have already been read. The log is read only for
   * learners and items whose row isn't enough.
   *
   * @param rows from {@link #rows}
   */
  public Map<LearnerId, Map<String, PeriodProgress>> within(
      Map<LearnerId, Map<String, ItemProgress>> rows,
      Collection<LearnerId> learners,
      Collection<String> items,
      Period period) {
    Map<LearnerId, Map<String, PeriodProgress>> results = new HashMap<>();
    Map<LearnerId, Set<String>> uncertain = new HashMap<>();
    for (LearnerId learner : learners) {
      Map<String, ItemProgress> own = rows.getOrDefault(learner, Map.of());
      items.stream()
          .map(own::get)
          .filter(Objects::nonNull)
          .forEach(progress -> sort(learner, progress, period, results, uncertain));
    }
    addUp(uncertain, period)
        .forEach((learner, progress) -> put(results, learner, progress, period));
    return results;
  }

  /**
   * Finds which learners have worked on which items, at any time.
   *
   * @return the items of each learner; learners who did none are missing
   */
  public Map<LearnerId, Set<String>> touched(
      Collection<LearnerId> learners, Collection<String> items) {
    Set<String> wanted = new HashSet<>(items);
    Map<LearnerId, Set<String>> touched = new HashMap<>();
    jdbc.sql(
            """
            select p.learner_id, p.item
            from unnest(?) as wanted (id) join progress p on p.learner_id = wanted.id
            where p.area = any(?)""")
        .params(ArrayParameter.ofIds(learners, LearnerId::value), areas(items))
        .query(
            row -> {
              String item = row.getString("item");
              if (wanted.contains(item)) {
                touched.computeIfAbsent(learner(row), _ -> new HashSet<>()).add(item);
              }
            });
    return touched;
  }

  private void read(
      Collection<LearnerId> learners,
      Collection<String> items,
      Instant touched,
      BiConsumer<LearnerId, ItemProgress> action) {
    Set<String> wanted = new HashSet<>(items);
    jdbc.sql(TOUCHED)
        .params(
            ArrayParameter.ofIds(learners, LearnerId::value),
            areas(items),
            JdbcValues.timestamp(touched))
        .query(
            row -> {
              LearnerId learner = learner(row);
              if (wanted.contains(row.getString("item"))) {
                action.accept(learner, ProgressRepository.row(row, 0));
              }
            });
  }

  private static SqlArrayValue areas(Collection<String> items) {
    return ArrayParameter.ofNames(items.stream().map(Area::of).map(Area::word).distinct().toList());
  }

  /** Separates the items that need the log from those that don't. */
  private static void sort(
      LearnerId learner,
      ItemProgress progress,
      Period period,
      Map<LearnerId, Map<String, PeriodProgress>> results,
      Map<LearnerId, Set<String>> uncertain) {
    if (PeriodProgress.isUncertain(progress, period)) {
      uncertain.computeIfAbsent(learner, _ -> new HashSet<>()).add(progress.item());
    } else {
      put(results, learner, progress, period);
    }
  }

  private static void put(
      Map<LearnerId, Map<String, PeriodProgress>> results,
      LearnerId learner,
      ItemProgress progress,
      Period period) {
    PeriodProgress result = PeriodProgress.of(progress, period);
    if (result != null) {
      results.computeIfAbsent(learner, _ -> new HashMap<>()).put(progress.item(), result);
    }
  }

  /** Computes progress from the period's log. */
  private ProgressAccumulator addUp(Map<LearnerId, Set<String>> wanted, Period period) {
    var sums = new ProgressAccumulator();
    if (wanted.isEmpty()) {
      return sums;
    }
    List<UUID> learners = new ArrayList<>();
    List<String> items = new ArrayList<>();
    wanted.forEach(
        (learner, own) -> {
          learners.addAll(Collections.nCopies(own.size(), learner.value()));
          items.addAll(own);
        });
    jdbc.sql(ADDED_UP)
        .params(
            ArrayParameter.column("uuid", learners),
            ArrayParameter.column("varchar", items),
            since(period),
            until(period))
        .query(
            row -> {
              sums.add(learner(row), row);
            });
    return sums;
  }

  /**
   * Counts each learner's answers in a drill.
   *
   * @param names all names the log uses for the drill
   * @param period the period that counts
   * @return the totals by learner, without learners who did nothing
   */
  public Map<LearnerId, DrillTotals> tally(
      Collection<LearnerId> learners, Collection<String> names, Period period) {
    Map<LearnerId, DrillTotals> tallies = new HashMap<>();
    // Both databases use the index for a range, but H2 doesn't use it for a list of names.
    jdbc.sql(
            """
            select a.learner_id, a.outcome, count(*) as times, max(a.made_at) as last_at
            from unnest(?) as wanted (id) join attempt a on a.learner_id = wanted.id
            where a.item between ? and ? and a.item = any(?) and a.made_at between ? and ?
            group by a.learner_id, a.outcome""")
        .params(
            ArrayParameter.ofIds(learners, LearnerId::value),
            Collections.min(names),
            Collections.max(names),
            ArrayParameter.ofNames(names),
            since(period),
            until(period))
        .query(
            row -> {
              tallies.merge(learner(row), tally(row), DrillTotals::and);
            });
    return tallies;
  }

  private static DrillTotals tally(ResultSet row) throws SQLException {
    int times = row.getInt("times");
    Instant lastAt = JdbcValues.instant(row, "last_at");
    return switch (Attempt.Outcome.of(row.getString("outcome"))) {
      case SOLVED -> new DrillTotals(times, 0, lastAt);
      case WRONG, REFUSED -> new DrillTotals(0, times, lastAt);
      case HINT, SHOWN, SKIPPED -> new DrillTotals(0, 0, lastAt);
    };
  }

  private static LearnerId learner(ResultSet row) throws SQLException {
    return new LearnerId(JdbcValues.uuid(row, "learner_id"));
  }

  private static OffsetDateTime since(Period period) {
    return JdbcValues.timestamp(period.since() == null ? LONG_AGO : period.since());
  }

  private static OffsetDateTime until(Period period) {
    return JdbcValues.timestamp(period.until() == null ? NEVER : period.until());
  }
}
