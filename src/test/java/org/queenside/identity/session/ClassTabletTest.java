package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.Cookie;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.PasswordRepository;
import org.queenside.identity.account.Token;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Signing in on a device that is tied to a class, and its limits. */
@OnEveryDatabase
class ClassTabletTest {

  private static final String SCHOOL = "192.0.2.1";
  private static final String PICTURES = "KnPqR";
  private static final String FIRST = "KnP";
  private static final String WRONG = "KnB";

  private final TestDatabase database;
  private final SignInFixture signInFixture;
  private UUID schoolClass = UUID.randomUUID();

  ClassTabletTest(TestDatabase database) {
    this.database = database;
    this.signInFixture = new SignInFixture(database);
  }

  @BeforeEach
  void makeClass() {
    database.jdbc().sql("delete from sign_in_limit").update();
    schoolClass = newClass();
  }

  @Test
  void aPupilSignsInWithTheFirstThreePictures() {
    TestBrowser tablet = tied();
    Account amira = pupil();

    assertThat(tap(tablet, amira, WRONG)).isInstanceOf(SignInResult.WrongCredentials.class);
    assertThat(tap(tablet, amira, "Kn")).isInstanceOf(SignInResult.WrongCredentials.class);
    assertThat(signInFixture.in(tablet)).isNull();
    assertThat(tap(tablet, amira, FIRST)).isInstanceOf(SignInResult.SignedIn.class);

    assertThat(signInFixture.in(tablet)).isEqualTo(amira);
    assertThat(signInFixture.classTablets.signedIn(schoolClass)).containsExactly(amira.id());
    assertThat(signInFixture.classTablets.recentSignIns(schoolClass, 9))
        .extracting(ClassTabletSignIn::device)
        .containsExactly("Tablet 1");
    assertThat(tablet.cookie(TokenCookie.DEVICE.cookieName())).isNull();

    signInFixture.clock.advance(SignInSessionService.ON_CLASS_TABLET);
    assertThat(signInFixture.in(tablet)).isNull();
    assertThat(signInFixture.classTablets.signedIn(schoolClass)).isEmpty();
  }

  @Test
  void theFirstPicturesOpenNothingElsewhere() {
    Account amira = pupil();
    TestBrowser home = new TestBrowser();

    SignInResult result =
        home.request(
            () -> signInFixture.signIn.byPassword(amira.signInName(), FIRST, SignInOptions.SHORT));

    assertThat(result).isInstanceOf(SignInResult.WrongCredentials.class);
  }

  @Test
  void anOlderPicturePasswordIsTappedInFullOnce() {
    Account amira = pupil();
    database
        .jdbc()
        .sql("update account set first_pictures_hash = null where learner_id = ?")
        .param(amira.id().value())
        .update();
    TestBrowser tablet = tied();
    assertThat(signInFixture.passwords.promptOnClassTablet(amira.id()))
        .isEqualTo(ClassTabletPrompt.ALL_PICTURES);
    assertThat(tap(tablet, amira, FIRST)).isInstanceOf(SignInResult.WrongCredentials.class);

    assertThat(tap(tablet, amira, PICTURES)).isInstanceOf(SignInResult.SignedIn.class);

    assertThat(signInFixture.passwords.promptOnClassTablet(amira.id()))
        .isEqualTo(ClassTabletPrompt.FIRST_PICTURES);
    assertThat(tap(tablet, amira, FIRST)).isInstanceOf(SignInResult.SignedIn.class);
  }

  @Test
  void thePasswordOfAnAccountThatMayDoMoreOpensNothing() {
    TestBrowser tablet = tied();
    Account teacher = signInFixture.account(AccountRole.TEACHER);

    assertThat(tap(tablet, teacher, SignInFixture.PASSWORD))
        .isInstanceOf(SignInResult.WrongCredentials.class);
  }

  @Test
  void aForgedCookieTiesNothing() {
    tied();
    TestBrowser forged = new TestBrowser();
    forged.setCookie(new Cookie(TokenCookie.CLASS_TABLET.cookieName(), Token.random().text()));
    TestBrowser nonsense = new TestBrowser();
    nonsense.setCookie(new Cookie(TokenCookie.CLASS_TABLET.cookieName(), "' or 1=1"));

    assertThat(forged.request(signInFixture.classTablet::ties)).isEmpty();
    assertThat(nonsense.request(signInFixture.classTablet::ties)).isEmpty();

    forged.request(() -> tie(schoolClass));
    assertThat(forged.request(signInFixture.classTablet::ties)).hasSize(1);
    assertThat(signInFixture.classTablets.ofClass(schoolClass)).hasSize(2);
  }

  @Test
  void theCookieIsOutOfReachOfScripts() {
    Cookie cookie = tied().cookie(TokenCookie.CLASS_TABLET.cookieName());

    assertThat(cookie.isHttpOnly()).isTrue();
    assertThat(cookie.getAttribute("SameSite")).isEqualTo("Lax");
    assertThat(cookie.getValue()).hasSize(43);
  }

  @Test
  void untyingAStolenTabletSignsOutWhoeverIsThere() {
    TestBrowser tablet = tied();
    TestBrowser other = tied();
    Account amira = pupil();
    Account ben = pupil();
    tap(tablet, amira, FIRST);
    tap(other, ben, FIRST);
    ClassTablet stolen = tablet.request(() -> signInFixture.classTablet.tieTo(schoolClass));

    assertThat(signInFixture.classTablets.untie(newClass(), stolen.id())).isFalse();
    assertThat(signInFixture.in(tablet)).isEqualTo(amira);
    assertThat(signInFixture.classTablets.untie(schoolClass, stolen.id())).isTrue();

    assertThat(signInFixture.in(tablet)).isNull();
    assertThat(tablet.request(signInFixture.classTablet::ties)).isEmpty();
    assertThat(signInFixture.in(other)).isEqualTo(ben);
  }

  @Test
  void everySignInOnAClassTabletEndsWithIt() {
    TestBrowser tablet = tied();
    Account amira = pupil();
    Account stranger = signInFixture.account(AccountRole.LEARNER);
    SignInOptions lasting = new SignInOptions(true, true);

    for (Account account : List.of(amira, stranger, signInFixture.account(AccountRole.TEACHER))) {
      tablet.request(
          () -> {
            signInFixture.arrival.start(account, lasting, true);
            return true;
          });
      assertThat(signInFixture.in(tablet)).isEqualTo(account);
      assertThat(tablet.signInCookie().getMaxAge()).isNegative();
      assertThat(tablet.cookie(TokenCookie.DEVICE.cookieName())).isNull();
    }
    assertThat(signInFixture.classTablets.recentSignIns(schoolClass, 9))
        .as("only pupils of the class are listed")
        .hasSize(1);

    signInFixture.classTablets.untieAll(schoolClass);

    assertThat(signInFixture.in(tablet)).isNull();
  }

  @Test
  void aPupilWhoSignsInInAnotherTabSignsThePreviousOneOut() {
    TestBrowser tablet = tied();
    Account amira = pupil();
    Account ben = pupil();
    tap(tablet, amira, FIRST);
    TestBrowser before = tablet.copy();

    tap(tablet, ben, FIRST);

    assertThat(signInFixture.in(tablet)).isEqualTo(ben);
    assertThat(signInFixture.in(before)).isNull();
    assertThat(signInFixture.classTablets.signedIn(schoolClass)).containsExactly(ben.id());
  }

  @Test
  void oneDeviceServesSeveralClassesUntilTheyAreArchived() {
    TestBrowser tablet = tied();
    UUID second = newClass();
    tablet.request(() -> tie(second));
    tablet.request(() -> tie(second));
    assertThat(tablet.request(signInFixture.classTablet::ties))
        .extracting(ClassTablet::schoolClass)
        .containsExactlyInAnyOrder(schoolClass, second);

    database
        .jdbc()
        .sql("update school_class set archived_at = current_timestamp where id = ?")
        .param(second)
        .update();
    assertThat(tablet.request(() -> signInFixture.classTablet.tieTo(second))).isNull();
    database.jdbc().sql("delete from school_class where id = ?").param(schoolClass).update();
    assertThat(tablet.request(signInFixture.classTablet::isTied)).isFalse();
  }

  @Test
  void aClassOf28MistypingTenTimesEachFromOneAddressLocksOutNobodyElse() {
    TestBrowser tablet = tied();
    TestBrowser otherTablet = tied();
    List<Account> pupils = new ArrayList<>();
    for (int number = 0; number < 28; number++) {
      Account pupil = pupil();
      pupils.add(pupil);
      for (int slip = 0; slip < 10; slip++) {
        assertThat(tap(tablet, pupil, WRONG)).isInstanceOf(SignInResult.WrongCredentials.class);
      }
      assertThat(tap(tablet, pupil, FIRST)).isInstanceOf(SignInResult.RateLimited.class);
    }
    Account late = pupil();

    assertThat(tap(tablet, late, FIRST)).isInstanceOf(SignInResult.SignedIn.class);
    assertThat(tap(otherTablet, late, FIRST)).isInstanceOf(SignInResult.SignedIn.class);
    Account anyone = signInFixture.account(AccountRole.LEARNER);
    assertThat(byName(new TestBrowser().from(SCHOOL), anyone))
        .isInstanceOf(SignInResult.SignedIn.class);
    assertThat(byName(tablet, anyone)).isInstanceOf(SignInResult.SignedIn.class);
    assertThat(signInFixture.lockouts.lockedOut(ids(pupils))).hasSize(28);
    assertThat(signInFixture.lockouts.lockedOut(List.of(late.id(), anyone.id()))).isEmpty();
  }

  @Test
  void aClassTabletIsNotBlockedByTheLimitOfItsAddress() {
    TestBrowser tablet = tied();
    TestBrowser stranger = new TestBrowser().from(SCHOOL);
    for (int time = 0; time < 1000; time++) {
      String name = "name " + time;
      stranger.request(() -> signInFixture.limit.<String>verify(name, () -> null));
    }
    Account anyone = signInFixture.account(AccountRole.LEARNER);
    String id = anyone.id().toString();
    stranger.request(() -> signInFixture.limit.<String>verify(id, () -> null));

    assertThat(byName(stranger, anyone)).isInstanceOf(SignInResult.RateLimited.class);
    assertThat(tap(tablet, pupil(), FIRST)).isInstanceOf(SignInResult.SignedIn.class);
    assertThat(byName(tablet, anyone)).isInstanceOf(SignInResult.SignedIn.class);
  }

  @Test
  void oneTabletHas400WrongTriesAtOnce() {
    TestBrowser tablet = tied();
    for (int number = 0; number < 40; number++) {
      Account pupil = pupil();
      for (int slip = 0; slip < 10; slip++) {
        tap(tablet, pupil, WRONG);
      }
    }

    assertThat(tap(tablet, pupil(), FIRST)).isInstanceOf(SignInResult.RateLimited.class);
    signInFixture.clock.advance(Duration.ofMinutes(5));
    assertThat(tap(tablet, pupil(), FIRST)).isInstanceOf(SignInResult.SignedIn.class);
  }

  @Test
  void strangersElsewhereLockNobodyOutOnTheTablet() {
    TestBrowser tablet = tied();
    Account amira = pupil();
    TestBrowser stranger = new TestBrowser().from("198.51.100.7");
    for (int time = 0; time < 20; time++) {
      stranger.request(
          () ->
              signInFixture.signIn.byPassword(amira.signInName(), "nonsense", SignInOptions.SHORT));
    }

    assertThat(signInFixture.lockouts.lockedOut(List.of(amira.id()))).containsKey(amira.id());
    assertThat(tap(tablet, amira, FIRST)).isInstanceOf(SignInResult.SignedIn.class);
  }

  @Test
  void aTeacherLetsALockedOutPupilIn() {
    TestBrowser tablet = tied();
    Account amira = pupil();
    Account ben = pupil();
    lockOut(tablet, amira);
    lockOut(tablet, ben);

    signInFixture.lockouts.unlock(amira.id());

    assertThat(tap(tablet, amira, FIRST)).isInstanceOf(SignInResult.SignedIn.class);
    assertThat(signInFixture.lockouts.lockedOut(List.of(amira.id(), ben.id())))
        .containsOnlyKeys(ben.id());
  }

  @Test
  void aNewPasswordLetsAPupilInEverywhere() {
    TestBrowser tablet = tied();
    TestBrowser own = new TestBrowser().from(SCHOOL);
    Account amira = signInFixture.account(AccountRole.LEARNER);
    byName(own, amira);
    lockOut(tablet, amira);
    for (int time = 0; time < 10; time++) {
      own.request(
          () -> signInFixture.signIn.byPassword(amira.signInName(), "no", SignInOptions.SHORT));
    }
    assertThat(signInFixture.lockouts.lockedOut(List.of(amira.id()))).hasSize(1);

    signInFixture.passwordReset.reset(amira.id(), pictures());

    assertThat(signInFixture.lockouts.lockedOut(List.of(amira.id()))).isEmpty();
    assertThat(tap(tablet, amira, FIRST)).isInstanceOf(SignInResult.SignedIn.class);
  }

  @Test
  void oldLinksSignInsAndDevicesAreDeleted() {
    TestBrowser tablet = tied();
    tap(tablet, pupil(), FIRST);
    var links = new ClassTabletLinkRepository(database.jdbc(), signInFixture.clock);
    Token link = links.renew(schoolClass);
    assertThat(links.classOf(link.text())).isEqualTo(schoolClass);
    Token newer = links.renew(schoolClass);
    assertThat(links.classOf(link.text())).isNull();

    signInFixture.clock.advance(ClassTabletLinkRepository.LIFE);
    assertThat(links.classOf(newer.text())).isNull();
    assertThat(links.deleteExpired()).isOne();
    signInFixture.clock.advance(ClassTabletRepository.SIGN_INS_KEPT);
    signInFixture.classTablets.deleteExpired();
    assertThat(signInFixture.classTablets.recentSignIns(schoolClass, 9)).isEmpty();
    assertThat(signInFixture.classTablets.ofClass(schoolClass)).hasSize(1);
    signInFixture.clock.advance(TokenCookie.LIFE);
    signInFixture.classTablets.deleteExpired();
    assertThat(signInFixture.classTablets.ofClass(schoolClass)).isEmpty();
  }

  private void lockOut(TestBrowser tablet, Account pupil) {
    for (int slip = 0; slip < 10; slip++) {
      tap(tablet, pupil, WRONG);
    }
    assertThat(tap(tablet, pupil, FIRST)).isInstanceOf(SignInResult.RateLimited.class);
  }

  private TestBrowser tied() {
    TestBrowser tablet = new TestBrowser().from(SCHOOL);
    tablet.request(() -> tie(schoolClass));
    return tablet;
  }

  private boolean tie(UUID id) {
    signInFixture.classTablet.tie(id, "Tablet 1");
    return true;
  }

  private SignInResult tap(TestBrowser tablet, Account pupil, String pictures) {
    return tablet.request(
        () -> {
          ClassTablet device = signInFixture.classTablet.tieTo(schoolClass);
          return signInFixture.signIn.onClassTablet(device, pupil.id(), pictures);
        });
  }

  private SignInResult byName(TestBrowser browser, Account account) {
    return browser.request(
        () ->
            signInFixture.signIn.byPassword(
                account.signInName(), SignInFixture.PASSWORD, SignInOptions.SHORT));
  }

  private Account pupil() {
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    new PasswordRepository(database.jdbc()).set(pupil.id(), pictures());
    database
        .jdbc()
        .sql(
            """
            insert into class_pupil (class_id, learner_id, card, joined_at)
            select ?, ?, coalesce(max(card), 0) + 1, current_timestamp
            from class_pupil where class_id = ?""")
        .params(schoolClass, pupil.id().value(), schoolClass)
        .update();
    return pupil;
  }

  private HashedPassword pictures() {
    return signInFixture.passwords.hash(Password.typed(Password.Kind.PICTURES, PICTURES));
  }

  private static List<LearnerId> ids(List<Account> accounts) {
    return accounts.stream().map(Account::id).toList();
  }

  private UUID newClass() {
    UUID id = UUID.randomUUID();
    database
        .jdbc()
        .sql(
            """
            insert into school_class (id, name, code, zone, made_at, version)
            values (?, '5b', ?, 'UTC', current_timestamp, 1)""")
        .params(id, id.toString().substring(0, 8))
        .update();
    return id;
  }
}
