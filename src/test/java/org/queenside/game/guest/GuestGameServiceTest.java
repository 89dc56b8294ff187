package org.queenside.game.guest;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.PeerGameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.Player;
import org.queenside.game.TimeControl;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.session.SignInRateLimiter;
import org.queenside.identity.session.TestBrowser;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.JdbcValues;
import org.queenside.store.StatementLog;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.ApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Two visitors without accounts play with a code. */
@SpringBootTest
class GuestGameServiceTest {

  private final TestBrowser maker = new TestBrowser();
  private final TestBrowser friend = new TestBrowser();
  private final GuestGameService guests;
  private final GameService games;
  private final AccountRepository accounts;
  private final ApplicationContext beans;
  private final JdbcClient jdbc;

  GuestGameServiceTest(
      @Autowired GuestGameService guests,
      @Autowired GameService games,
      @Autowired AccountRepository accounts,
      @Autowired ApplicationContext beans,
      @Autowired JdbcClient jdbc) {
    this.guests = guests;
    this.games = games;
    this.accounts = accounts;
    this.beans = beans;
    this.jdbc = jdbc;
  }

  private String create() {
    return maker.request(() -> guests.create(TimeControl.FIVE_MINUTES));
  }

  private VerificationResult<GameId> join(TestBrowser visitor, String code) {
    return visitor.request(() -> guests.join(code));
  }

  private static GameId game(VerificationResult<GameId> joined) {
    assertThat(joined.isVerified()).isTrue();
    return ((VerificationResult.Verified<GameId>) joined).found();
  }

  private @Nullable String own() {
    return maker.<@Nullable String>request(guests::own);
  }

  private PlayedGame find(TestBrowser visitor, GameId id) {
    return requireNonNull(visitor.<@Nullable PlayedGame>request(() -> games.find(id)));
  }

  @Test
  void aTypedCodeStartsAGameWithoutNames() {
    String code = create();
    assertThat(code).matches("[BCDFGHJKMNPQRSTVWXZ]{5}");
    assertThat(own()).isEqualTo(code);

    GameId game = game(join(friend, String.join(" ", code.toLowerCase(Locale.ROOT).split(""))));

    assertThat(maker.<@Nullable GameId>request(guests::begun)).isEqualTo(game);
    for (TestBrowser each : List.of(maker, friend)) {
      PlayedGame seen = find(each, game);
      assertThat(seen.other()).isEqualTo(new Player.Guest());
      assertThat(requireNonNull(seen.clock()).control()).isEqualTo(TimeControl.FIVE_MINUTES);
    }
    assertThat(find(maker, game).own()).isNotEqualTo(find(friend, game).own());
    assertThat(own()).isNull();
    assertThat(join(new TestBrowser(), code)).isInstanceOf(VerificationResult.Rejected.class);
  }

  @Test
  void aNewCodeReplacesTheLastOneAndACancelledOneIsGone() {
    String first = create();
    String second = create();
    assertThat(join(friend, first)).isInstanceOf(VerificationResult.Rejected.class);
    maker.request(
        () -> {
          guests.cancel();
          return true;
        });
    assertThat(join(friend, second)).isInstanceOf(VerificationResult.Rejected.class);
  }

  @Test
  void aCodeExpiresInAnHour() {
    String code = create();
    jdbc.sql("update game_code set made_at = ? where code = ?")
        .params(JdbcValues.timestamp(Instant.now().minus(Duration.ofMinutes(61))), code)
        .update();
    assertThat(join(friend, code)).isInstanceOf(VerificationResult.Rejected.class);
    assertThat(own()).isNull();
  }

  @Test
  void nobodyPlaysAgainstThemselves() {
    String code = create();
    assertThat(join(maker, code)).isInstanceOf(VerificationResult.Rejected.class);
    assertThat(own()).isEqualTo(code);
  }

  @Test
  void wrongCodesAreCountedAndNoVisitorIsStored() {
    List<String> statements = StatementLog.of(() -> join(friend, "AAAAA"));
    assertThat(statements).anyMatch(sql -> sql.contains("sign_in_limit"));
    assertThat(statements).noneMatch(sql -> sql.contains("insert into learner"));
  }

  @Test
  void peopleWithAnAccountPlayOnlyInTheirClass() {
    String code = create();
    Account pupil = accounts.add(AccountRole.LEARNER, "Ben", "b" + UUID.randomUUID());
    ActingAs.run(
        pupil,
        () -> {
          assertThat(guests.mayPlay()).isFalse();
          assertThatThrownBy(() -> guests.create(null)).isInstanceOf(IllegalStateException.class);
          assertThatThrownBy(() -> guests.join(code)).isInstanceOf(IllegalStateException.class);
        });
    assertThat(own()).isEqualTo(code);
  }

  @Test
  void suchGamesAreOffUnlessSwitchedOn() {
    GuestGameService off =
        new GuestGameService(
            false,
            beans.getBean(ActingAccount.class),
            beans.getBean(CurrentLearnerStore.class),
            beans.getBean(GuestGameRepository.class),
            beans.getBean(PeerGameService.class),
            beans.getBean(SignInRateLimiter.class),
            beans.getBean(Clock.class));
    assertThat(off.isOn()).isFalse();
    assertThat(maker.<Boolean>request(off::mayPlay)).isFalse();
    assertThatThrownBy(() -> maker.request(() -> off.create(null)))
        .isInstanceOf(IllegalStateException.class);
  }
}
