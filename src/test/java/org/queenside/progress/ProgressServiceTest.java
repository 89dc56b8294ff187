package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.vaadin.flow.server.VaadinSession;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.NotSavedException;
import org.queenside.store.StatementLog;
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
  void theFirstAttemptMakesTheVisitorALearnerWithLastingProgress() {
    record(browser, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));

    browser.loseSession();

    assertThat(read(browser).stars(ITEM)).isEqualTo(3);
    assertThat(store.learners.all()).hasSize(1);
  }

  @Test
  void aJobOrCommandRecordsAndReadsForAnAccountWithoutVaadin() {
    Account pupil = account("Ada");
    Account other = account("Ben");

    ActingAs.run(
        pupil, () -> store.currentProgress.record(Attempt.solved(ITEM, "a1a7", Effort.NONE, 3)));

    assertThat(VaadinSession.getCurrent()).isNull();
    assertThat(ActingAs.call(pupil, store.currentProgress::read).stars(ITEM)).isEqualTo(3);
    assertThat(ActingAs.call(other, store.currentProgress::read)).isEqualTo(Progress.NONE);
  }

  @Test
  void someItemsCanBeReadAlone() {
    record(browser, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));
    record(browser, Attempt.solved("rook/two-stars", "a1a7", Effort.NONE, 2));
    record(browser, Attempt.solved("bishop/first-move", "a1a7", Effort.NONE, 1));

    Set<String> items = Set.of(ITEM, "bishop/first-move", "bishop/untouched");
    assertThat(browser.request(() -> store.currentProgress.readItems(items)))
        .isEqualTo(
            new Progress(
                Map.of(
                    ITEM,
                    read(browser).items().get(ITEM),
                    "bishop/first-move",
                    read(browser).items().get("bishop/first-move"))));
    assertThat(browser.request(() -> store.currentProgress.readItems(Set.of())))
        .isEqualTo(Progress.NONE);
  }

  @Test
  void anotherBrowserHasNoneOfThisProgress() {
    record(browser, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));

    assertThat(read(new TestBrowser())).isEqualTo(Progress.NONE);
  }

  @Test
  void anOpenTabStartsFromNothingAfterTheLearnerWasDeleted() {
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
  void theGuestOfABrowserIsNotLookedUpBeforeAnAttempt() {
    record(browser, Attempt.solved("rook/a", "a1a7", Effort.NONE, 3));

    List<String> statements =
        StatementLog.of(() -> record(browser, Attempt.solved("rook/a", "a1a7", Effort.NONE, 3)));

    assertThat(statements).hasSize(3);
  }

  @Test
  void withoutADatabaseNothingIsReportedAsSaved() {
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

  private Account account(String name) {
    return new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC())
        .add(AccountRole.LEARNER, name, name.toLowerCase(Locale.ROOT));
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
