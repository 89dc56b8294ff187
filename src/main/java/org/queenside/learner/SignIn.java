package org.queenside.learner;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinService;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The ways to sign in. Each belongs in an event of a page, never in the opening of an address: so
 * neither a look-ahead of the browser nor another site signs anybody in.
 *
 * <p>All methods throw {@link StoreUnavailable} if the database fails; nobody is signed in then.
 */
@Component
public class SignIn {

  private static final Logger LOG = LoggerFactory.getLogger(SignIn.class);

  /** How long a sign-in lasts when the browser keeps it; every day of use begins it anew. */
  static final Duration LASTING = Duration.ofDays(180);

  /** How long it lasts otherwise: not beyond the day at school. */
  static final Duration PASSING = Duration.ofHours(12);

  private final CurrentAccount currentAccount;
  private final Accounts accounts;
  private final Passwords passwords;
  private final Codes codes;
  private final ObjectProvider<CardHolders> cardHolders;
  private final GuestWork guestWork;
  private final TransactionOperations transaction;

  SignIn(
      CurrentAccount currentAccount,
      Accounts accounts,
      Passwords passwords,
      Codes codes,
      ObjectProvider<CardHolders> cardHolders,
      GuestWork guestWork,
      TransactionOperations transaction) {
    this.currentAccount = currentAccount;
    this.accounts = accounts;
    this.passwords = passwords;
    this.codes = codes;
    this.cardHolders = cardHolders;
    this.guestWork = guestWork;
    this.transaction = transaction;
  }

  /** Signs in who types a name and its password. */
  public SignInResult byPassword(String name, String password, Stay stay) {
    return saving(
        () -> {
          Account account = accounts.find(SignInName.fold(name));
          return check(account, password, stay);
        });
  }

  /**
   * Signs in who types the code of a class, the number of a card and the password on it.
   *
   * @param card as typed
   */
  public SignInResult byCard(String classCode, String card, String password, Stay stay) {
    return saving(
        () -> {
          LearnerId holder = holder(classCode, card);
          return check(holder == null ? null : accounts.find(holder), password, stay);
        });
  }

  /**
   * Signs in who shows the square code of a login card.
   *
   * @param token what follows {@code /card/} in its address
   */
  public SignInResult byCard(String token, Stay stay) {
    return saving(() -> welcome(codes.findCard(token), stay));
  }

  /** Signs in who types a short code. */
  public SignInResult byShortCode(String code) {
    return saving(() -> welcome(codes.useShort(code), Stay.SHORT));
  }

  /** Signs in somebody whose account has just been made in this browser. */
  void begin(Account account, Stay stay) {
    transaction.executeWithoutResult(
        _ -> {
          accounts.noteSignIn(account.id());
          currentAccount.begin(account, stay.lasting() ? LASTING : PASSING, stay.lasting());
        });
    // Who knew the number of the session before must not be signed in by it.
    VaadinService.reinitializeSession(VaadinRequest.getCurrent());
    if (stay.takingAlong()) {
      takeAlong(account);
    }
  }

  private void takeAlong(Account account) {
    try {
      guestWork.takeAlong(account);
    } catch (NotSaved e) {
      LOG.warn("What a guest did stays with the browser until the next sign-in", e);
    }
  }

  private SignInResult check(@Nullable Account account, String password, Stay stay) {
    if (!passwords.isRight(account == null ? null : account.id(), password) || account == null) {
      return new SignInResult.Wrong();
    }
    begin(account, stay);
    return new SignInResult.Welcome(account);
  }

  private SignInResult welcome(@Nullable LearnerId learner, Stay stay) {
    Account account = learner == null ? null : accounts.find(learner);
    if (account == null) {
      return new SignInResult.Wrong();
    }
    begin(account, stay);
    return new SignInResult.Welcome(account);
  }

  private @Nullable LearnerId holder(String classCode, String card) {
    String number = card.strip();
    CardHolders holders = cardHolders.getIfAvailable();
    return holders == null || !number.matches("\\d{1,4}")
        ? null
        : holders.find(classCode, Integer.parseInt(number));
  }

  private static SignInResult saving(Supplier<SignInResult> way) {
    try {
      return way.get();
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("nobody could be signed in", e);
    }
  }
}
