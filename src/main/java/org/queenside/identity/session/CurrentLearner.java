package org.queenside.identity.session;

import jakarta.servlet.http.HttpSession;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.ActingLearner;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Token;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/**
 * The learner of this browser: the account that is signed in, or else the guest whom the browser's
 * cookie names.
 *
 * <p>A visitor becomes a learner through {@link #findOrCreate()}, which the first recorded attempt
 * calls; until then there is neither a cookie nor a row. The response to that request sets the
 * cookie. A token that the database doesn't know is never adopted.
 *
 * <p>Call all methods in a request or in {@link org.queenside.identity.account.ActingAs}.
 */
@Component
public class CurrentLearner implements ActingLearner {

  private static final String GUEST = Guest.class.getName();

  private final LearnerRepository learners;
  private final CurrentAccount currentAccount;

  public CurrentLearner(LearnerRepository learners, CurrentAccount currentAccount) {
    this.learners = learners;
    this.currentAccount = currentAccount;
  }

  /**
   * Finds this browser's learner.
   *
   * @return the learner, or null if nothing is stored about the visitor
   */
  @Override
  public @Nullable LearnerId find() {
    Account account = currentAccount.find();
    if (account != null) {
      return account.id();
    }
    return guest();
  }

  @Override
  public @Nullable LearnerId known() {
    Account account = currentAccount.find();
    if (account != null) {
      return account.id();
    }
    Guest guest = remembered();
    return guest != null && guest.token().text().equals(TokenCookie.GUEST.read())
        ? guest.learner()
        : null;
  }

  /** Returns whether no account is signed in. */
  public boolean isGuest() {
    return currentAccount.find() == null;
  }

  /** Finds this browser's guest, even if an account is signed in. */
  @Nullable LearnerId guest() {
    return StoreExceptionTranslator.<@Nullable LearnerId>read(
        "the guest",
        () -> {
          Guest guest = recognise();
          return guest == null ? null : guest.learner();
        });
  }

  /**
   * Finds this browser's learner, or turns its visitor into a guest.
   *
   * @return the learner
   */
  @Override
  public LearnerId findOrCreate() {
    Account account = currentAccount.find();
    if (account != null) {
      return account.id();
    }
    return StoreExceptionTranslator.write(
        "the learner",
        () -> {
          Guest guest = recognise();
          if (guest == null) {
            Token token = Token.random();
            guest = new Guest(learners.add(token), token);
            remember(guest);
            send(guest);
          }
          return guest.learner();
        });
  }

  /**
   * Deletes everything stored about this browser's guest, on the server and in the browser. Other
   * tabs continue as unknown visitors. Accounts aren't touched.
   */
  public void forget() {
    LearnerId guest = guest();
    if (guest != null) {
      StoreExceptionTranslator.change("the deletion", () -> learners.forget(guest));
    }
    forgetGuest();
  }

  /** Deletes the guest's cookie from this browser. */
  void forgetGuest() {
    forgetInSession();
    TokenCookie.GUEST.remove();
  }

  /** Records that a known learner opens a page, and renews the guest's cookie. */
  public void renew() {
    Account account = currentAccount.find();
    StoreExceptionTranslator.change(
        "the learner's visit",
        () -> {
          if (account != null) {
            learners.touch(account.id());
            return;
          }
          Guest guest = recognise();
          if (guest != null && learners.touch(guest.learner())) {
            remember(guest);
            send(guest);
          }
        });
  }

  /**
   * The cookie decides. If there is none, the session does, and the cookie is sent again because
   * the response with it may have been lost.
   */
  private @Nullable Guest recognise() {
    Token sent = Token.parse(TokenCookie.GUEST.read());
    if (sent != null) {
      LearnerId learner = learners.find(sent);
      if (learner != null) {
        Guest guest = new Guest(learner, sent);
        remember(guest);
        return guest;
      }
    }
    Guest guest = remembered();
    if (guest == null || !guest.learner().equals(learners.find(guest.token()))) {
      return null;
    }
    send(guest);
    return guest;
  }

  private static @Nullable Guest remembered() {
    HttpSession session = CurrentRequest.session();
    return session == null ? null : (Guest) session.getAttribute(GUEST);
  }

  /** Leaves the guest to the browser's cookie. */
  static void forgetInSession() {
    remember(null);
  }

  private static void remember(@Nullable Guest guest) {
    HttpSession session = CurrentRequest.session();
    if (session != null) {
      session.setAttribute(GUEST, guest);
    }
  }

  private static void send(Guest guest) {
    TokenCookie.GUEST.write(guest.token().text(), TokenCookie.LIFE);
  }

  /** A guest and the token of the guest's browser. */
  private record Guest(LearnerId learner, Token token) {}
}
