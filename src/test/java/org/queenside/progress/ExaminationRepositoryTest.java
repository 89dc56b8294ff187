package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class ExaminationRepositoryTest {

  private static final Instant NOW = Instant.parse("2026-06-01T10:00:00Z");

  private final AttemptLogTestStore store;
  private final ExaminationRepository table;
  private final LearnerId learner;

  ExaminationRepositoryTest(TestDatabase database) {
    this.store = new AttemptLogTestStore(database);
    this.table = new ExaminationRepository(database.jdbc(), Clock.fixed(NOW, ZoneOffset.UTC));
    this.learner = store.newLearner();
  }

  @Test
  void anExaminationKeepsItsSeedAndItsMarks() {
    table.begin(learner, -5);
    table.mark(learner, -5, 0, true);
    table.mark(learner, -5, 1, false);

    assertThat(table.of(learner)).isEqualTo(new Examination(-5, List.of(true, false)));
    assertThat(table.of(store.newLearner())).isNull();
  }

  @Test
  void aTaskIsMarkedOnceByTheFirstTab() {
    table.begin(learner, 1);

    assertThat(table.mark(learner, 1, 0, false)).isTrue();
    assertThat(table.mark(learner, 1, 0, true)).isFalse();
    assertThat(table.of(learner)).isEqualTo(new Examination(1, List.of(false)));
  }

  @Test
  void aMarkForAnAbandonedExaminationDoesNotCount() {
    table.begin(learner, 1);
    table.begin(learner, 2);

    assertThat(table.mark(learner, 1, 0, true)).isFalse();
    assertThat(table.of(learner)).isEqualTo(new Examination(2, List.of()));
  }

  @Test
  void theBetterDiplomaStaysAndKeepsItsName() {
    table.award(learner, 22, 25);
    table.name(learner, "Ada Lovelace");
    table.award(learner, 20, 25);

    assertThat(table.diploma(learner)).isEqualTo(new Diploma(NOW, 22, 25, "Ada Lovelace"));

    table.award(learner, 25, 25);

    assertThat(table.diploma(learner)).isEqualTo(new Diploma(NOW, 25, 25, "Ada Lovelace"));
  }

  @Test
  void aNameCanBeRemoved() {
    table.award(learner, 22, 25);
    table.name(learner, "Ada");
    table.name(learner, null);

    assertThat(table.diploma(learner)).isEqualTo(new Diploma(NOW, 22, 25, null));
  }

  @Test
  void deletingALearnerDeletesExaminationAndDiploma() {
    table.begin(learner, 1);
    table.award(learner, 22, 25);
    table.name(learner, "Ada");

    store.learners.forget(learner);

    assertThat(table.of(learner)).isNull();
    assertThat(table.diploma(learner)).isNull();
  }
}
