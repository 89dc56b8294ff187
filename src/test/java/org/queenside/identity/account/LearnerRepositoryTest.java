package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class LearnerRepositoryTest {

  private static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");

  private final TestDatabase database;
  private final LearnerRepository learners;

  LearnerRepositoryTest(TestDatabase database) {
    this.database = database;
    this.learners = at(NOW);
  }

  @Test
  void aGuestIsFoundByTheToken() {
    Token token = Token.random();

    LearnerId guest = learners.add(token);

    assertThat(learners.find(token)).isEqualTo(guest);
  }

  @Test
  void anUnknownTokenFindsNobody() {
    assertThat(learners.find(Token.random())).isNull();
  }

  @Test
  void onlyTheHashOfTheTokenIsStored() {
    Token token = Token.random();
    LearnerId guest = learners.add(token);

    Map<String, Object> row =
        database
            .jdbc()
            .sql("select * from learner where id = ?")
            .param(guest.value())
            .query()
            .singleRow();

    assertThat(row)
        .containsOnlyKeys("id", "token_hash", "created_at", "last_seen_at", "log_changes");
    assertThat((byte[]) row.get("token_hash")).isEqualTo(token.sha256());
  }

  @Test
  void aForgottenGuestIsNeverFoundAgain() {
    Token token = Token.random();
    LearnerId guest = learners.add(token);

    learners.forget(guest);

    assertThat(learners.find(token)).isNull();
    assertThat(learners.touch(guest)).isFalse();
    assertThat(learners.all()).doesNotContain(guest);
  }

  @Test
  void onlyGuestsWhoStayAwayAreDeleted() {
    LearnerId away = at(NOW.minus(Duration.ofDays(401))).add(Token.random());
    LearnerId oftenHere = at(NOW.minus(Duration.ofDays(401))).add(Token.random());
    at(NOW.minus(Duration.ofDays(399))).touch(oftenHere);

    int forgotten = learners.deleteUnseenFor(Duration.ofDays(400));

    assertThat(forgotten).isEqualTo(1);
    assertThat(learners.all()).contains(oftenHere).doesNotContain(away);
  }

  @Test
  void onlyWhatLearnersDoThemselvesIsAVisit() {
    LearnerId guest = at(NOW.minus(Duration.ofDays(10))).add(Token.random());

    learners.change(guest, "what a teacher does", () -> {});
    database.transactions().executeWithoutResult(_ -> assertThat(learners.lock(guest)).isTrue());
    assertThat(learners.lastSeen(guest)).isEqualTo(NOW.minus(Duration.ofDays(10)));

    learners.changeAsSeen(guest, "what the guest does", () -> {});
    assertThat(learners.lastSeen(guest)).isEqualTo(NOW);
  }

  @Test
  void theTimeOfALearnerAtWorkIsWrittenFourTimesAMinute() {
    LearnerId guest = at(NOW).add(Token.random());

    at(NOW.plusSeconds(14)).changeAsSeen(guest, "an answer", () -> {});
    at(NOW.plusSeconds(14)).see(guest);
    assertThat(learners.lastSeen(guest)).isEqualTo(NOW);

    at(NOW.plusSeconds(15)).changeAsSeen(guest, "an answer", () -> {});
    assertThat(learners.lastSeen(guest)).isEqualTo(NOW.plusSeconds(15));

    at(NOW.plusSeconds(31)).see(guest);
    assertThat(learners.lastSeen(guest)).isEqualTo(NOW.plusSeconds(31));
  }

  @Test
  void aPupilHasNotBeenHereBeforeTheFirstSignIn() {
    AccountRepository accounts =
        new AccountRepository(
            database.jdbc(), database.transactions(), Clock.fixed(NOW, ZoneOffset.UTC));
    LearnerId pupil = accounts.add(AccountRole.LEARNER, "Ada", "ada " + UUID.randomUUID()).id();
    assertThat(learners.lastSeen(pupil)).isNull();

    accounts.noteSignIn(pupil);

    assertThat(learners.lastSeen(pupil)).isEqualTo(NOW);
  }

  @Test
  void anOpenPageIsAVisitToo() {
    AccountRepository accounts =
        new AccountRepository(
            database.jdbc(), database.transactions(), Clock.fixed(NOW, ZoneOffset.UTC));
    LearnerId pupil = accounts.add(AccountRole.LEARNER, "Ada", "ada " + UUID.randomUUID()).id();

    learners.see(pupil);

    assertThat(learners.lastSeen(pupil)).isEqualTo(NOW);
  }

  private LearnerRepository at(Instant time) {
    return new LearnerRepository(
        database.jdbc(), database.transactions(), Clock.fixed(time, ZoneOffset.UTC));
  }
}
