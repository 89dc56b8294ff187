package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.queenside.identity.session.TestAccounts;
import org.queenside.store.NotSavedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class GuestMergeServiceTest {

  private static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");

  private final TestDatabase database;
  private final LearnerRepository learners;
  private final AccountRepository accounts;
  private final Noting room = new Noting();
  private final GuestMergeService merge;

  GuestMergeServiceTest(TestDatabase database) {
    this.database = database;
    Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.accounts = new AccountRepository(database.jdbc(), database.transactions(), clock);
    this.merge = merging(room);
  }

  private GuestMergeService merging(LearnerRecords other) {
    return new GuestMergeService(learners, List.of(new AccountLearnerRecords(learners), other));
  }

  @Test
  void allRecordsAreMergedAndTheGuestIsDeleted() {
    LearnerId guest = learners.add(Token.random());
    LearnerId ada = account("ada1");

    assertThat(merge.merge(guest, ada)).isTrue();

    assertThat(room.merged).containsExactly(guest, ada);
    assertThat(learners.all()).contains(ada).doesNotContain(guest);
  }

  @Test
  void aSecondTimeNothingHappens() {
    LearnerId guest = learners.add(Token.random());
    LearnerId ada = account("ada2");
    merge.merge(guest, ada);
    room.merged.clear();

    assertThat(merge.merge(guest, ada)).isFalse();

    assertThat(room.merged).isEmpty();
  }

  @Test
  void anAccountIsNeverMergedIntoAnother() {
    LearnerId ada = account("ada3");
    LearnerId bob = account("bob3");

    assertThat(merge.merge(ada, bob)).isFalse();
    assertThat(merge.merge(ada, ada)).isFalse();

    assertThat(room.merged).isEmpty();
    assertThat(accounts.find(ada)).isNotNull();
  }

  @Test
  void ifOnePackageFailsTheGuestKeepsEverything() {
    LearnerId guest = learners.add(Token.random());
    LearnerId ada = account("ada4");
    LearnerRecords failing =
        new Noting() {
          @Override
          public void merge(LearnerId from, LearnerId into) {
            database.jdbc().sql("select no_such_column from learner").query().listOfRows();
          }
        };

    assertThatThrownBy(() -> merging(failing).merge(guest, ada))
        .isInstanceOf(NotSavedException.class);

    assertThat(learners.all()).contains(guest, ada);
  }

  @Test
  void aLearnerDeletedInTheMeantimeGetsNothing() {
    LearnerId guest = learners.add(Token.random());
    LearnerId ada = account("ada5");
    learners.forget(ada);

    assertThatThrownBy(() -> merge.merge(guest, ada)).isInstanceOf(NotSavedException.class);

    assertThat(learners.all()).contains(guest);
  }

  @Test
  void theFirstVisitAsAGuestIsTheFirstVisitOfTheAccount() {
    Clock longAgo = Clock.fixed(NOW.minusSeconds(1000), ZoneOffset.UTC);
    LearnerId guest =
        new LearnerRepository(database.jdbc(), database.transactions(), longAgo)
            .add(Token.random());
    LearnerId ada = account("ada6");

    merge.merge(guest, ada);

    assertThat(TestAccounts.rows(database, new AccountLearnerRecords(learners), ada).get("learner"))
        .containsExactly(
            Map.of(
                "created_at", NOW.minusSeconds(1000).toString(), "last_seen_at", NOW.toString()));
  }

  private LearnerId account(String signInName) {
    return database
        .transactions()
        .execute(_ -> accounts.add(AccountRole.LEARNER, "A", signInName))
        .id();
  }

  /** Records which guest is merged into which learner. */
  private static class Noting implements LearnerRecords {

    final List<LearnerId> merged = new ArrayList<>();

    @Override
    public void merge(LearnerId guest, LearnerId into) {
      merged.add(guest);
      merged.add(into);
    }

    @Override
    public Map<String, String> queries() {
      return Map.of();
    }
  }
}
