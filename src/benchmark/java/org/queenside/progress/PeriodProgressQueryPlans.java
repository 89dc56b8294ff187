package org.queenside.progress;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.TestDatabase;

/** Query plans for reading the progress of many learners. */
public final class PeriodProgressQueryPlans {

  private static final int WIDEST = 200;

  private PeriodProgressQueryPlans() {}

  /** Runs the statements and returns the plans line by line. */
  public static List<String> of(
      TestDatabase database, boolean postgreSql, List<LearnerId> learners) {
    List<String> lines = new ArrayList<>();
    for (Instant touched : List.of(Instant.EPOCH, Instant.now().minusSeconds(12))) {
      lines.add(touched.equals(Instant.EPOCH) ? "All of it:" : "What was touched lately:");
      OffsetDateTime since = touched.atOffset(ZoneOffset.UTC);
      database
          .jdbc()
          .sql(
              (postgreSql ? "explain (analyze, buffers) " : "explain analyze ")
                  + PeriodProgressRepository.TOUCHED)
          .params(
              ArrayParameter.ofIds(learners, LearnerId::value),
              ArrayParameter.ofNames(List.of("course")),
              since)
          .query(String.class)
          .list()
          .stream()
          .flatMap(String::lines)
          .map(line -> line.length() > WIDEST ? line.substring(0, WIDEST) + "…" : line)
          .forEach(lines::add);
    }
    return lines;
  }
}
