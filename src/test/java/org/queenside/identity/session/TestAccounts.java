package org.queenside.identity.session;

import com.vaadin.flow.component.UI;
import jakarta.servlet.http.Cookie;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.LearnerExportRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.PasswordRepository;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.account.SignInLookupCache;
import org.queenside.identity.account.Token;
import org.queenside.identity.management.PasswordResetService;
import org.queenside.store.TestDatabase;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.DelegatingPasswordEncoder;

/** Accounts and sign-ins for tests of other packages. */
public final class TestAccounts {

  private TestAccounts() {}

  /** Returns the current browser's learner, on a test's database. */
  public static CurrentLearner currentLearner(TestDatabase database, LearnerRepository learners) {
    return new CurrentLearner(learners, currentAccount(database));
  }

  /** Returns the current browser's account, on a test's database. */
  public static CurrentAccount currentAccount(TestDatabase database) {
    return new CurrentAccount(new SignInRepository(database.jdbc(), Clock.systemUTC()), null);
  }

  /** Passwords on a test's database, hashed as in the program but with fewer rounds. */
  public static PasswordService passwords(TestDatabase database) {
    var bcrypt = new BCryptPasswordEncoder(4);
    var encoder = new DelegatingPasswordEncoder("bcrypt", Map.of("bcrypt", bcrypt));
    return new PasswordService(new PasswordRepository(database.jdbc()), encoder);
  }

  /** Returns the service that replaces passwords on a test's database. */
  public static PasswordResetService passwordReset(TestDatabase database, Clock clock) {
    var jdbc = database.jdbc();
    var transactions = database.transactions();
    return database.transactional(
        new PasswordResetService(
            new PasswordRepository(jdbc),
            new SignInCodeRepository(jdbc, transactions, clock),
            new SignInRepository(jdbc, clock),
            new KnownDeviceRepository(jdbc, clock),
            new SignInLockoutService(
                new SignInRateLimitRepository(jdbc, transactions, clock),
                new KnownDeviceRepository(jdbc, clock),
                clock)));
  }

  /** Returns the service that records who is here. */
  public static PresenceService presence(SignInRepository signIns, LearnerRepository learners) {
    return new PresenceService(signIns, learners);
  }

  /** Makes a new guest without a browser. */
  public static LearnerId guest(LearnerRepository learners) {
    return learners.add(Token.random());
  }

  /** Ties the browser of a test without a real browser to a class. */
  public static void tie(CurrentClassTablet device, UUID schoolClass) {
    device.tie(schoolClass, "Tablet 1");
    bringBack(TokenCookie.CLASS_TABLET);
  }

  /** Signs in a person on a browser, as if by password. Call it in a request of that browser. */
  public static void signIn(CurrentAccount current, Account account) {
    current.begin(account, Duration.ofHours(1), false, true);
    bringBack(account);
  }

  /** Runs something in one page request, in which the sign-in is looked up only once. */
  public static void inOneRequest(Runnable action) {
    SignInLookupCache.open();
    try {
      action.run();
    } finally {
      SignInLookupCache.close();
    }
  }

  /** Marks the current page as opened before anyone signed in. */
  public static void openPageBeforeSignIn(CurrentPage page) {
    page.setOwner(PageOwner.of(null));
  }

  /**
   * Signs in a person without a browser, and returns the cookie one would send.
   *
   * @param proven whether to sign in as if by password, rather than with a card
   */
  public static String signInByCookie(
      SignInRepository signIns, Account account, Duration life, boolean proven) {
    Token token = Token.random();
    signIns.add(token, account.id(), life, false);
    if (proven) {
      signIns.prove(token);
    }
    return TokenCookie.SIGN_IN.cookieName() + "=" + token.text();
  }

  private static void bringBack(Account account) {
    if (bringBack(TokenCookie.SIGN_IN)) {
      SecurityContextHolder.setContext(SignInSecurityContextRepository.of(account));
    }
  }

  /** In a test without a browser, the only request is also the one after the response. */
  private static boolean bringBack(TokenCookie cookie) {
    if (UI.getCurrent() == null) {
      return false;
    }
    var request = (MockHttpServletRequest) CurrentRequest.find();
    var response = (MockHttpServletResponse) CurrentRequest.response();
    Cookie[] before = Objects.requireNonNullElseGet(request.getCookies(), () -> new Cookie[0]);
    request.setCookies(
        Stream.concat(
                Stream.of(response.getCookie(cookie.cookieName())),
                Arrays.stream(before).filter(each -> !each.getName().equals(cookie.cookieName())))
            .toArray(Cookie[]::new));
    return true;
  }

  /** Merges a guest's records into a learner's, in some packages. */
  public static void merge(
      TestDatabase database, LearnerId guest, LearnerId into, LearnerRecords... rooms) {
    var learners =
        new LearnerRepository(database.jdbc(), database.transactions(), Clock.systemUTC());
    new GuestMergeService(learners, List.of(rooms)).merge(guest, into);
  }

  /** Merges a guest's records into a learner's, in all packages of an application. */
  public static void merge(ListableBeanFactory beans, LearnerId guest, LearnerId into) {
    beans.getBean(GuestMergeService.class).merge(guest, into);
  }

  /** Returns everything that one package stores about a learner, by table name. */
  public static Map<String, List<Map<String, Object>>> rows(
      TestDatabase database, LearnerRecords room, LearnerId learner) {
    LearnerExportRepository export = new LearnerExportRepository(database.jdbc());
    Map<String, List<Map<String, Object>>> tables = new TreeMap<>();
    room.queries().forEach((table, query) -> tables.put(table, export.rows(query, learner)));
    return tables;
  }
}
