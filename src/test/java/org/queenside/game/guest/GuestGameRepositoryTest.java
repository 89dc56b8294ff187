package org.queenside.game.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.game.TimeControl;
import org.queenside.game.guest.GuestGameRepository.Waiting;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class GuestGameRepositoryTest {

  private static final Instant NOON = Instant.parse("2026-11-02T12:00:00Z");
  private static final Instant BEFORE = NOON.minusSeconds(1);

  private final AccountRepository accounts;
  private final GuestGameRepository codes;
  private final LearnerId ada;
  private final LearnerId ben;

  GuestGameRepositoryTest(TestDatabase database) {
    accounts = new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC());
    codes = new GuestGameRepository(database.jdbc());
    ada = learner();
    ben = learner();
  }

  private LearnerId learner() {
    return accounts.add(AccountRole.LEARNER, "A learner", UUID.randomUUID().toString()).id();
  }

  @Test
  void aCodeBelongsToOneGameAndIsTakenOnce() {
    TimeControl control = TimeControl.FIVE_MINUTES;
    assertThat(codes.insert(ada, "BCDFG", control, NOON)).isTrue();
    assertThat(codes.insert(ben, "BCDFG", null, NOON)).as("the same code").isFalse();
    assertThat(codes.insert(ada, "HJKMN", null, NOON)).as("a second code").isFalse();
    assertThat(codes.of(ada, BEFORE)).isEqualTo("BCDFG");
    assertThat(codes.find("BCDFG", BEFORE)).isEqualTo(new Waiting(ada, control));
    assertThat(codes.find("BCDFG", NOON)).as("too old").isNull();

    assertThat(codes.take("BCDFG")).isTrue();
    assertThat(codes.take("BCDFG")).isFalse();
    assertThat(codes.of(ada, BEFORE)).isNull();
  }

  @Test
  void oldCodesAreDeleted() {
    codes.insert(ada, "PQRST", null, BEFORE);
    codes.insert(ben, "VWXZB", null, NOON);

    codes.deleteOld(BEFORE);

    assertThat(codes.of(ada, Instant.EPOCH)).isNull();
    assertThat(codes.of(ben, Instant.EPOCH)).isEqualTo("VWXZB");
  }

  @Test
  void aLearnerKeepsTheirOwnCodeWhenTheyGetTheOneOfAGuest() {
    codes.insert(ada, "CDFGH", null, NOON);
    codes.merge(ada, ben);
    assertThat(codes.of(ben, BEFORE)).isEqualTo("CDFGH");

    codes.insert(ada, "DFGHJ", null, NOON);
    codes.merge(ada, ben);
    assertThat(codes.of(ben, BEFORE)).isEqualTo("CDFGH");
  }
}
