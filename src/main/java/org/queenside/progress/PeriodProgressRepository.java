package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * How many learners stand with many items, for whoever may see it: who asks has to be checked
 * before.
 *
 * <p>The progress rows tell nearly everything in one statement. Only where a row cannot tell how
 * things stood at the end of a period, or what was won before it, is the log added up.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Repository
public class PeriodProgressRepository {

  private static final Instant LONG_AGO = Instant.EPOCH;
  private static final Instant NEVER = Instant.parse("9999-01-01T00:00:00Z");

  /**
   * The learners come as a table: H2 compares each row with each of a list, and of an index with
   * two columns it uses only the first. Which items are wanted is looked up here for that reason.
   */
  static final String TOUCHED =
      "select p.learner_id, "
          + ProgressRepository.COLUMNS
          + " from unnest(?) as wanted (id) join progress p on p.learner_id = wanted.id"
          + " where p.area = any(?) and p.last_at >= ?";

  /**
   * Each item of each learner by the index: with a list of items, H2 would read all that a learner
   * did. The rows come in no order, for H2 sorts so many on the disk.
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
   * Reads how each learner stands with each item.
   *
   * @param period what counts
   * @return by learner and item; what was not touched in the period is missing
   */
  public Map<LearnerId, Map<String, PeriodProgress>> of(
      Collection<LearnerId> learners, Collection<String> items, Period period) {
    return changed(learners, items, period, LONG_AGO);
  }

  /**
   * Reads the same of those items only that were touched lately.
   *
   * @param touched since when
   */
  public Map<LearnerId, Map<String, PeriodProgress>> changed(
      Collection<LearnerId> learners, Collection<String> items, Period period, Instant touched) {
    Set<String> wanted = new HashSet<>(items);
    Map<LearnerId, Map<String, PeriodProgress>> standings = new HashMap<>();
    Map<LearnerId, Set<String>> uncertain = new HashMap<>();
    jdbc.sql(TOUCHED)
        .params(
            ArrayParameter.ofIds(learners, LearnerId::value),
            ArrayParameter.ofNames(items.stream().map(Area::of).map(Area::word).toList()),
            touched.atOffset(ZoneOffset.UTC))
        .query(
            row -> {
              LearnerId learner = learner(row);
              if (!wanted.contains(row.getString("item"))) {
                return;
              }
              ItemProgress progress = ProgressRepository.row(row, 0);
              if (PeriodProgress.isUncertain(progress, period)) {
                uncertain.computeIfAbsent(learner, _ -> new HashSet<>()).add(progress.item());
              } else {
                put(standings, learner, progress, period);
              }
            });
    addUp(uncertain, period)
        .forEach((learner, progress) -> put(standings, learner, progress, period));
    return standings;
  }

  private static void put(
      Map<LearnerId, Map<String, PeriodProgress>> standings,
      LearnerId learner,
      ItemProgress progress,
      Period period) {
    PeriodProgress standing = PeriodProgress.of(progress, period);
    if (standing != null) {
      standings.computeIfAbsent(learner, _ -> new HashMap<>()).put(progress.item(), standing);
    }
  }

  /** The progress of some learners with some items each, as the log of the period adds it up. */
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
   * Counts what each learner did on a drill.
   *
   * @param names all names by which the drill stands in the log
   * @param period what counts
   * @return by learner; who did nothing is missing
   */
  public Map<LearnerId, DrillTotals> tally(
      Collection<LearnerId> learners, Collection<String> names, Period period) {
    Map<LearnerId, DrillTotals> tallies = new HashMap<>();
    // Both databases find a range in the index; H2 does not look up the names of a list there.
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
    Instant lastAt = row.getObject("last_at", OffsetDateTime.class).toInstant();
    return switch (Attempt.Outcome.of(row.getString("outcome"))) {
      case SOLVED -> new DrillTotals(times, 0, lastAt);
      case WRONG, REFUSED -> new DrillTotals(0, times, lastAt);
      case HINT, SHOWN, SKIPPED -> new DrillTotals(0, 0, lastAt);
    };
  }

  private static LearnerId learner(ResultSet row) throws SQLException {
    return new LearnerId(row.getObject("learner_id", UUID.class));
  }

  private static OffsetDateTime since(Period period) {
    return (period.since() == null ? LONG_AGO : period.since()).atOffset(ZoneOffset.UTC);
  }

  private static OffsetDateTime until(Period period) {
    return (period.until() == null ? NEVER : period.until()).atOffset(ZoneOffset.UTC);
  }
}
