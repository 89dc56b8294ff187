package org.queenside.learner;

import java.time.Duration;
import java.util.UUID;
import org.openqa.selenium.Cookie;
import org.queenside.browser.Browser;
import org.springframework.stereotype.Component;

/** Signs people in in a real browser, without any password. */
@Component
public class TestSignIns {

  private final Accounts accounts;
  private final SignIns signIns;

  TestSignIns(Accounts accounts, SignIns signIns) {
    this.accounts = accounts;
    this.signIns = signIns;
  }

  /** Signs in somebody new of a role. The browser is at the first page then. */
  public Account signIn(Browser browser, Role role) {
    Account account = accounts.add(role, "Somebody", role.word() + " " + UUID.randomUUID());
    signIn(browser, account);
    return account;
  }

  /** Signs somebody in. The browser is at the first page then. */
  public void signIn(Browser browser, Account account) {
    Token token = Token.random();
    signIns.add(token, account.id(), Duration.ofHours(1), false);
    browser.open("/");
    browser.driver().manage().addCookie(new Cookie(SignInCookie.NAME, token.text()));
    browser.reload();
  }
}
