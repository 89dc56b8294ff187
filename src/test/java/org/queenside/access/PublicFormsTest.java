package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.account.Token;
import org.queenside.identity.management.RegistrationPolicy;
import org.queenside.identity.management.RegistrationRequest;
import org.queenside.identity.management.RegistrationService;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInResult;
import org.queenside.identity.session.SignInService;
import org.queenside.identity.session.TestBrowser;
import org.queenside.school.report.ParentLinkService;
import org.queenside.school.tablet.TabletService;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/**
 * Whatever a visitor without an account guesses or fills in, everyone else at the same address can
 * still sign in for the first time there, even if they have mistyped once before.
 *
 * <p>Wrong names, cards and passwords are in {@code SignInServiceTest}: checking them here would
 * take minutes. A code of the second step needs the right password first, and nobody can guess at a
 * provider's sign-in, which comes back with a secret of this program.
 */
@SpringBootTest
class PublicFormsTest {

  private static final int MORE_THAN_AN_ADDRESS_HAS = 1100;
  private static final String PASSWORD = "a quiet rook";

  @Autowired private SignInService signIn;
  @Autowired private RegistrationService registrations;
  @Autowired private ParentLinkService parentLinks;
  @Autowired private TabletService tablets;
  @Autowired private AccountRepository accounts;
  @Autowired private PasswordService passwords;
  @Autowired private SettingRepository settings;

  @TestFactory
  Stream<DynamicTest> signingInIsNeverRefusedBecauseOf() {
    String nonsense = Token.random().text();
    var request = new RegistrationRequest("", "", "");
    Map<String, Runnable> guesses =
        Map.of(
            "a short code", () -> signIn.byShortCode("AAAAAAAA"),
            "a card's square code", () -> signIn.byCard(nonsense, SignInOptions.SHORT),
            "an invitation", () -> registrations.accept(nonsense, request, SignInOptions.SHORT),
            "a link for a new password", () -> registrations.renew(nonsense, PASSWORD),
            "the administrator's link", () -> registrations.first(nonsense, request),
            "a code for parents", () -> parentLinks.find(nonsense),
            "a link for tablets", () -> tablets.linkedClass(nonsense),
            "a new account",
                () -> registrations.register(AccountRole.LEARNER, request, SignInOptions.SHORT));
    return guesses.entrySet().stream()
        .map(each -> dynamicTest(each.getKey(), () -> assertNoHarm(each.getValue())));
  }

  private void assertNoHarm(Runnable guess) {
    String address = "2001:db8:%x::1".formatted(UUID.randomUUID().hashCode() & 0xffff);
    TestBrowser visitor = new TestBrowser().from(address);
    TestBrowser teacher = new TestBrowser().from(address);
    Account account = accounts.add(AccountRole.ADMINISTRATOR, "Ada", "ada-" + UUID.randomUUID());
    passwords.set(account.id(), passwords.hash(Password.chosen(PASSWORD)));
    assertThat(signIn(teacher, account, "wrong")).isEqualTo(new SignInResult.WrongCredentials());
    settings.set("registration", RegistrationPolicy.EVERYBODY.code());
    try {
      IntStream.range(0, MORE_THAN_AN_ADDRESS_HAS)
          .forEach(
              _ ->
                  visitor.request(
                      () -> {
                        guess.run();
                        return true;
                      }));
    } finally {
      settings.set("registration", RegistrationPolicy.CLOSED.code());
    }

    assertThat(signIn(teacher, account, PASSWORD)).isEqualTo(new SignInResult.SignedIn(account));
  }

  private SignInResult signIn(TestBrowser browser, Account account, String password) {
    return browser.request(
        () -> signIn.byPassword(account.signInName(), password, SignInOptions.SHORT));
  }
}
