package org.queenside.identity.session;

import jakarta.servlet.http.HttpSession;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.account.Token;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * The account signed in on this browser. It is looked up each time, so that someone who was signed
 * out elsewhere can't do anything here.
 *
 * <p>Call all methods in a request or in {@link ActingAs}; elsewhere nobody is signed in.
 */
@Component
public class CurrentAccount implements ActingAccount {

  /** How long a password typed on this browser counts as a confirmation. */
  static final Duration PROOF_LASTS = Duration.ofMinutes(15);

  private final SignInRepository signIns;
  private final @Nullable CurrentPage page;

  /**
   * Creates the bean.
   *
   * @param page null in a program without pages
   */
  public CurrentAccount(SignInRepository signIns, @Nullable CurrentPage page) {
    this.signIns = signIns;
    this.page = page;
  }

  /**
   * Finds the account that is signed in.
   *
   * @return the account, or null if nobody is signed in
   * @throws StoreUnavailableException if the database cannot be read
   * @throws RoleRequiredException if the account that opened the page has been signed out
   * @throws AccountSwitchedException if another account has signed in on this browser since the
   *     page was opened
   */
  @Override
  public @Nullable Account find() {
    Account given = ActingAs.account();
    if (given != null) {
      return given;
    }
    Account account = findIgnoringPageOwner();
    if (isPageOfAnotherThan(account)) {
      throw account == null
          ? new RoleRequiredException(AccountRole.LEARNER)
          : new AccountSwitchedException();
    }
    return account;
  }

  /**
   * Checks that the account signed in now is the one that opened the page.
   *
   * @throws AccountSwitchedException if it isn't
   */
  public void checkPageOwner() {
    if (isPageOfAnotherThan(findIgnoringPageOwner())) {
      throw new AccountSwitchedException();
    }
  }

  /** Makes the account signed in now the owner of the current page. */
  public void ownPage() {
    setPageOwner(findIgnoringPageOwner());
  }

  private boolean isPageOfAnotherThan(@Nullable Account account) {
    PageOwner owner = page == null ? null : page.owner();
    return owner != null && owner.isAnotherThan(account);
  }

  private void setPageOwner(@Nullable Account account) {
    if (page != null) {
      page.setOwner(PageOwner.of(account));
    }
  }

  /**
   * Finds the account signed in on this browser, even if another one opened the page.
   *
   * @return the account, or null if nobody is signed in
   */
  public @Nullable Account findIgnoringPageOwner() {
    SignInToken key = key();
    if (key == null) {
      return null;
    }
    return StoreExceptionTranslator.<@Nullable Account>read("the account", () -> signIns.find(key));
  }

  /** Returns whether a password was typed on this browser within {@link #PROOF_LASTS}. */
  @Override
  public boolean isConfirmed() {
    if (ActingAs.account() != null) {
      return true;
    }
    SignInToken key = key();
    return key != null
        && StoreExceptionTranslator.read(
            "a sign-in", () -> signIns.isProven(key.series(), PROOF_LASTS));
  }

  /** Records that the person has just confirmed the account with its password. */
  public void markProven() {
    SignInToken key = key();
    if (key != null) {
      StoreExceptionTranslator.change("the confirmation", () -> signIns.prove(key.series()));
    }
  }

  /** Signs in an account as below, on a device that isn't tied to a class. */
  void begin(Account account, Duration life, boolean lasting, boolean proven) {
    begin(account, life, lasting, proven, null);
  }

  /**
   * Signs in an account on this browser. The previous sign-in ends.
   *
   * @param life how long the sign-in lasts without a visit
   * @param lasting whether the browser keeps the sign-in after it is closed
   * @param proven whether a password was typed, rather than a card or a code used
   * @param classTablet the id of the class tablet whose untying ends the sign-in, or null
   */
  void begin(
      Account account, Duration life, boolean lasting, boolean proven, @Nullable UUID classTablet) {
    SignInToken before = key();
    if (before != null) {
      signIns.end(before.series());
    }
    SignInToken key = SignInToken.first(Token.random());
    signIns.add(key.series(), account.id(), life, lasting, classTablet);
    if (proven) {
      signIns.prove(key.series());
    }
    setPageOwner(account);
    TokenCookie.SIGN_IN.write(key.text(), lasting ? life : null);
  }

  /**
   * Records that a signed-in person opens a page. A lasting sign-in is renewed with a new cookie,
   * at most once a day.
   */
  public void renew() {
    SignInToken key = key();
    if (key == null) {
      return;
    }
    SignInToken rotated =
        StoreExceptionTranslator.<@Nullable SignInToken>write(
            "the visit", () -> signIns.visit(key, SignInSessionService.LASTING));
    if (rotated != null) {
      TokenCookie.SIGN_IN.write(rotated.text(), SignInSessionService.LASTING);
    }
  }

  /**
   * Returns whether this browser was signed out because its sign-in was also used on another one.
   */
  public boolean wasCopied() {
    SignInToken key = key();
    return key != null
        && StoreExceptionTranslator.read("a sign-in", () -> signIns.isCopied(key.series()));
  }

  /**
   * Signs out on this browser: ends the sign-in, deletes the cookie and closes the session with all
   * its pages. The page must be reloaded. Does nothing in {@link ActingAs}.
   *
   * @throws StoreUnavailableException if the database can't be written; then the account stays
   *     signed in
   */
  public void end() {
    if (ActingAs.account() != null) {
      return;
    }
    SignInToken key = key();
    if (key != null) {
      StoreExceptionTranslator.change("the sign-out", () -> signIns.end(key.series()));
    }
    TokenCookie.SIGN_IN.remove();
    CurrentLearner.forgetInSession();
    HttpSession session = CurrentRequest.session();
    if ((page == null || !page.closeSession()) && session != null) {
      session.invalidate();
    }
  }

  /**
   * Lists the browsers on which the account is signed in.
   *
   * @return this one first, then the most recently used
   */
  public List<SignedInBrowser> signedInBrowsers() {
    Account account = require(AccountRole.LEARNER);
    SignInToken key = key();
    Token here = key == null ? null : key.series();
    return StoreExceptionTranslator.read("the sign-ins", () -> signIns.of(account.id(), here));
  }

  /** Ends every other sign-in of the account, or all of them if the caller isn't a browser. */
  public void endElsewhere() {
    Account account = require(AccountRole.LEARNER);
    SignInToken key = key();
    StoreExceptionTranslator.change(
        "the sign-out",
        () -> {
          if (key == null) {
            signIns.endAll(account.id());
          } else {
            signIns.endOthers(account.id(), key.series());
          }
        });
  }

  /** In {@link ActingAs}, any browser belongs to someone else. */
  private static @Nullable SignInToken key() {
    return ActingAs.account() == null ? SignInToken.parse(TokenCookie.SIGN_IN.read()) : null;
  }
}
