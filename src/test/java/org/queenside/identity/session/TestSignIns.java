package org.queenside.identity.session;

import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.openqa.selenium.Cookie;
import org.queenside.browser.Browser;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.account.Token;
import org.queenside.identity.account.TotpKey;
import org.springframework.stereotype.Component;

/** Signs people in on a real browser, without a password. */
@Component
public class TestSignIns {

  private static final String BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

  private final AccountRepository accounts;
  private final SignInRepository signIns;
  private final PasswordService passwords;
  private final SignInCodeRepository codes;

  TestSignIns(
      AccountRepository accounts,
      SignInRepository signIns,
      PasswordService passwords,
      SignInCodeRepository codes) {
    this.accounts = accounts;
    this.signIns = signIns;
    this.passwords = passwords;
    this.codes = codes;
  }

  /** Makes a new account that can sign in with a password. */
  public Account withPassword(AccountRole role, String password) {
    Account account = accounts.add(role, "Somebody", role.code() + "-" + UUID.randomUUID());
    passwords.set(account.id(), passwords.hash(Password.chosen(password)));
    return account;
  }

  /** Returns the code that an authenticator app shows now for the key on the page. */
  public static String appCode(String key) {
    byte[] bytes = new byte[key.length() * 5 / 8];
    BigInteger number = BigInteger.ZERO;
    for (char letter : key.toCharArray()) {
      number = number.shiftLeft(5).add(BigInteger.valueOf(BASE_32.indexOf(letter)));
    }
    byte[] magnitude = number.toByteArray();
    int length = Math.min(bytes.length, magnitude.length);
    System.arraycopy(magnitude, magnitude.length - length, bytes, bytes.length - length, length);
    return TotpKey.of(bytes).code(TotpKey.stepAt(Instant.now()));
  }

  /** Makes a login card, and returns what follows {@code /card/} in its address. */
  public String newCard(Account account) {
    return codes.newCard(account.id());
  }

  /** Signs an account out on every browser, as a new password does. */
  public void endAll(Account account) {
    signIns.endAll(account.id());
  }

  /** Returns whether an account is signed in on any browser. */
  public boolean isSignedIn(Account account) {
    return !signIns.of(account.id(), null).isEmpty();
  }

  /** Signs in a new account with a role. Afterwards the browser is on the first page. */
  public Account signIn(Browser browser, AccountRole role) {
    Account account = accounts.add(role, "Somebody", role.code() + "-" + UUID.randomUUID());
    signIn(browser, account);
    return account;
  }

  /** Signs in an account. Afterwards the browser is on the first page. */
  public void signIn(Browser browser, Account account) {
    Token token = Token.random();
    signIns.add(token, account.id(), Duration.ofHours(1), false);
    signIns.prove(token);
    browser.open("/");
    browser.driver().manage().addCookie(new Cookie(TokenCookie.SIGN_IN.cookieName(), token.text()));
    browser.reload();
  }
}
