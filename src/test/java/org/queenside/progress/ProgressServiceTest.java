package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreUnavailableException;
import org.queenside.store.TestDatabase;

class ProgressServiceTest {

  private static final String ITEM = "rook/first-move";

  private final TestDatabase database = TestDatabase.onH2();
  private final AttemptLogTestStore store = new AttemptLogTestStore(database);
  private final TestBrowser browser = new TestBrowser();

  @AfterEach
  void closeDatabase() {
    database.close();
  }

  @Test
  void aVisitorHasNoProgressAndIsNotStored() {
    assertThat(read(browser)).isEqualTo(Progress.NONE);
    assertThat(store.learners.all()).isEmpty();
  }

  @Test
  void theFirstAttemptMakesTheVisitorALearnerWhoseProgressIsThereTomorrow() {
    record(browser, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));

    browser.loseSession();

    assertThat(read(browser).stars(ITEM)).isEqualTo(3);
    assertThat(store.learners.all()).hasSize(1);
  }

  @Test
  void anotherBrowserSeesNothingOfIt() {
    record(browser, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));

    assertThat(read(new TestBrowser())).isEqualTo(Progress.NONE);
  }

  @Test
  void afterForgetMeATabLeftOpenBeginsFromNothing() {
    record(browser, Attempt.solved("rook/a", "a1a7", Effort.NONE, 3));
    browser.request(
        () -> {
          store.currentLearner.forget();
          return true;
        });

    record(browser, Attempt.solved("rook/b", "a1a7", Effort.NONE, 2));

    assertThat(read(browser).done()).containsExactly("rook/b");
    assertThat(store.learners.all()).hasSize(1);
  }

  @Test
  void withoutADatabaseNothingPassesForSaved() {
    database.close();

    assertThatThrownBy(() -> record(browser, Attempt.hint(ITEM, Effort.NONE)))
        .isInstanceOf(NotSavedException.class);
  }

  @Test
  void withoutADatabaseProgressIsUnknownInsteadOfEmpty() {
    record(browser, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));
    database.close();

    assertThatThrownBy(() -> read(browser)).isInstanceOf(StoreUnavailableException.class);
  }

  private Progress read(TestBrowser visitor) {
    return visitor.request(store.currentProgress::read);
  }

  private void record(TestBrowser visitor, Attempt attempt) {
    visitor.request(
        () -> {
          store.currentProgress.record(attempt);
          return true;
        });
  }
}
