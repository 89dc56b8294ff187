package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class GradebookRepositoryTest {

  private static final Grading AMERICAN = new Grading("A 90\nF 0", "2026-09-01 Autumn");
  private static final Grading OTHER = new Grading("1 90\n6 0", "");

  private final GradebookRepository repository;
  private final ClassId schoolClass;
  private final LearnerId pupil;

  GradebookRepositoryTest(TestDatabase database) {
    repository = new GradebookRepository(database.jdbc(), Clock.systemUTC());
    schoolClass = new TestClasses(database.jdbc()).add("5b");
    pupil =
        new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC())
            .add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID())
            .id();
  }

  @Test
  void gradingIsSavedUnlessItHasChanged() {
    assertThat(repository.grading(schoolClass)).isEqualTo(Grading.NONE);
    assertThat(repository.save(schoolClass, Grading.NONE, AMERICAN)).isTrue();
    assertThat(repository.save(schoolClass, Grading.NONE, OTHER)).isFalse();
    assertThat(repository.grading(schoolClass)).isEqualTo(AMERICAN);

    assertThat(repository.save(schoolClass, AMERICAN, Grading.NONE)).isTrue();
    assertThat(repository.save(schoolClass, Grading.NONE, OTHER)).isTrue();
    assertThat(repository.grading(schoolClass)).isEqualTo(OTHER);
  }

  @Test
  void commentsAreSavedUnlessTheyHaveChanged() {
    assertThat(repository.save(schoolClass, pupil, "", "Quick")).isTrue();
    assertThat(repository.save(schoolClass, pupil, "", "Slow")).isFalse();
    assertThat(repository.save(schoolClass, pupil, "Quick", "Quick and careful")).isTrue();
    assertThat(repository.comments(schoolClass)).containsEntry(pupil, "Quick and careful");

    assertThat(repository.save(schoolClass, pupil, "Quick", "")).isFalse();
    assertThat(repository.save(schoolClass, pupil, "Quick and careful", "")).isTrue();
    assertThat(repository.comments(schoolClass)).isEmpty();
  }
}
