package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.TestAccounts;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Merges the progress of a guest who signs in. */
@OnEveryDatabase
class ProgressLearnerRecordsTest {

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-06-01T10:00:00Z"));
  private final Clock clock = ((InstantSource) now::get).withZone(ZoneOffset.UTC);
  private final TestDatabase database;
  private final AttemptLogTestStore store;
  private final AttemptLogService log;
  private final ExaminationRepository examinations;
  private final ProgressLearnerRecords records;
  private final LearnerId guest;
  private final LearnerId ada;

  ProgressLearnerRecordsTest(TestDatabase database) {
    this.database = database;
    this.store = new AttemptLogTestStore(database);
    this.log = ProgressFixture.log(database, store.learners, clock);
    this.examinations = new ExaminationRepository(database.jdbc(), clock);
    this.records = new ProgressLearnerRecords(log, examinations);
    this.guest = store.newLearner();
    this.ada = store.newLearner();
  }

  @Test
  void mergedProgressEqualsThatOfASingleLearner() {
    Random random = new Random(20261121);
    for (int round = 0; round < 5; round++) {
      LearnerId visitor = store.newLearner();
      LearnerId named = store.newLearner();
      LearnerId inOnePlace = store.newLearner();
      for (int i = 0; i < 60; i++) {
        later();
        long seed = random.nextLong();
        log.record(random.nextBoolean() ? visitor : named, attempt(new Random(seed)));
        log.record(inOnePlace, attempt(new Random(seed)));
      }

      TestAccounts.merge(database, visitor, named, records);

      assertThat(rows(named)).isEqualTo(rows(inOnePlace));
      assertThat(rows(named).get("attempt")).hasSize(60);
      assertThat(rows(visitor).values()).allMatch(List::isEmpty);
      Map<String, ?> merged = rows(named);
      log.rebuild();
      assertThat(rows(named)).isEqualTo(merged);
    }
  }

  @Test
  void theLaterExaminationStays() {
    examinations.begin(ada, 1);
    later();
    examinations.begin(guest, 2);
    examinations.mark(guest, 2, 0, true);

    merge();

    assertThat(examinations.of(ada)).isEqualTo(new Examination(2, List.of(true)));
  }

  @Test
  void anEarlierExaminationOfTheGuestIsDiscarded() {
    examinations.begin(guest, 2);
    later();
    examinations.begin(ada, 1);

    merge();

    assertThat(examinations.of(ada)).isEqualTo(new Examination(1, List.of()));
  }

  @Test
  void theOnlyExaminationContinues() {
    examinations.begin(guest, 2);

    merge();

    assertThat(examinations.of(ada)).isEqualTo(new Examination(2, List.of()));
  }

  @Test
  void theBetterDiplomaStaysWithTheLearnersName() {
    Instant begin = now.get();
    examinations.award(ada, 22, 25);
    examinations.name(ada, "Ada Lovelace");
    later();
    Instant better = now.get();
    examinations.award(guest, 24, 25);
    examinations.name(guest, "A.");

    merge();

    assertThat(begin).isBefore(better);
    assertThat(examinations.diploma(ada)).isEqualTo(new Diploma(better, 24, 25, "Ada Lovelace"));
  }

  @Test
  void theEarlierOfEqualDiplomasStays() {
    Instant first = now.get();
    examinations.award(guest, 22, 25);
    examinations.name(guest, "Ada");
    later();
    examinations.award(ada, 22, 25);

    merge();

    assertThat(examinations.diploma(ada)).isEqualTo(new Diploma(first, 22, 25, "Ada"));
  }

  private Map<String, List<Map<String, Object>>> rows(LearnerId learner) {
    return TestAccounts.rows(database, records, learner);
  }

  private void merge() {
    TestAccounts.merge(database, guest, ada, records);
  }

  private void later() {
    now.updateAndGet(time -> time.plus(Duration.ofMinutes(1)));
  }

  private static Attempt attempt(Random random) {
    String item = List.of("rook/a", "rook/b", "puzzle/1", "drill/reach").get(random.nextInt(4));
    Effort effort = new Effort(random.nextInt(4), random.nextInt(2), Duration.ofSeconds(3));
    return switch (Attempt.Outcome.values()[random.nextInt(Attempt.Outcome.values().length)]) {
      case SOLVED -> Attempt.solved(item, "a1a7", effort, 1 + random.nextInt(3));
      case WRONG -> Attempt.wrong(item, "a1a2", effort, "bishops-go-straight");
      case REFUSED -> Attempt.refused(item, "a1b2", effort, "rook-shape", "rooks-go-anyhow");
      case HINT -> Attempt.hint(item, effort);
      case SHOWN -> Attempt.shown(item, effort);
      case SKIPPED -> Attempt.skipped(item, effort);
    };
  }
}
