package org.queenside.identity.session;

import java.time.Clock;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LoginCardLookup;
import org.queenside.identity.account.LoginCodeRepository;
import org.queenside.identity.account.SecondStepRepository;
import org.queenside.identity.account.SignInName;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * The ways to sign in. Each belongs in an event of a page, never in the opening of an address: so
 * neither a look-ahead of the browser nor another site signs anybody in.
 *
 * <p>All methods throw {@link StoreUnavailableException} if the database fails; nobody is signed in
 * then.
 */
@Component
public class SignInService {

  /** How long the password counts until the code comes. */
  private static final Duration CODE_WITHIN = Duration.ofMinutes(5);

  private final AccountRepository accounts;
  private final PasswordService passwords;
  private final LoginCodeRepository codes;
  private final LoginCardLookup cardHolders;
  private final SignInRateLimiter guessLimit;
  private final SignInSessionService arrival;
  private final SecondStepRepository secondStep;
  private final Clock clock;

  SignInService(
      AccountRepository accounts,
      PasswordService passwords,
      LoginCodeRepository codes,
      LoginCardLookup cardHolders,
      SignInRateLimiter guessLimit,
      SignInSessionService arrival,
      SecondStepRepository secondStep,
      Clock clock) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.codes = codes;
    this.cardHolders = cardHolders;
    this.guessLimit = guessLimit;
    this.arrival = arrival;
    this.secondStep = secondStep;
    this.clock = clock;
  }

  /** Signs in who types a name and its password. */
  public SignInResult byPassword(String name, String password, SignInOptions stay) {
    String folded = SignInName.fold(bounded(name));
    return saving(
        () -> {
          Account account = accounts.find(folded);
          return limited(
              account == null ? "name " + folded : account.id().toString(),
              () -> withPassword(account, password),
              stay,
              true);
        });
  }

  /**
   * Signs in a person whose account asks for a code after the password. Wrong codes count like
   * wrong passwords.
   *
   * @param pending what the way before has led to
   * @param code from the app, or a recovery code, as typed
   */
  public SignInResult byCode(PendingSignIn pending, String code) {
    return saving(
        () -> {
          if (pending.isOver(clock.instant())) {
            return new SignInResult.Expired();
          }
          LearnerId learner = pending.account().id();
          return result(
              guessLimit.verify(
                  learner, () -> secondStep.use(learner, code) ? accounts.find(learner) : null),
              account -> arrive(account, pending.stay(), pending.proven()));
        });
  }

  private @Nullable Account withPassword(@Nullable Account account, String password) {
    boolean right = passwords.matches(account == null ? null : account.id(), password);
    if (account == null || !right) {
      return null;
    }
    passwords.noteStrength(account, password);
    return account;
  }

  /**
   * Signs in who types the code of a class, the number of a card and the password on it.
   *
   * @param card as typed
   */
  public SignInResult byCard(String classCode, String card, String password, SignInOptions stay) {
    String typedClass = bounded(classCode).strip();
    String typedCard = bounded(card).strip();
    return saving(
        () -> {
          LearnerId holder = holder(typedClass, typedCard);
          return limited(
              holder == null ? "card " + typedClass + " " + typedCard : holder.toString(),
              () ->
                  passwords.matches(holder, password) && holder != null
                      ? accounts.find(holder)
                      : null,
              stay,
              true);
        });
  }

  /**
   * Signs in who shows the square code of a login card. Nobody can guess one, so tries are not
   * limited: a card opens even where somebody has used up all tries of the school's address.
   *
   * @param token what follows {@code /card/} in its address
   */
  public SignInResult byCard(String token, SignInOptions stay) {
    return saving(
        () -> {
          Account account = found(codes.findCard(token));
          return account == null
              ? new SignInResult.WrongCredentials()
              : welcome(account, stay, false);
        });
  }

  /** Returns whose login card has a token, or null if no valid card has. */
  public @Nullable Account holder(String token) {
    return StoreExceptionTranslator.read(
        "the holder of a card", () -> found(codes.findCard(token)));
  }

  /** Signs in who types a short code. */
  public SignInResult byShortCode(String code) {
    return saving(
        () ->
            limited(null, () -> found(codes.useShort(bounded(code))), SignInOptions.SHORT, false));
  }

  /**
   * Looks at a try, unless there were too many.
   *
   * @param tried the account that is tried, or what was typed for it; null if it is unknown until
   *     the try has been looked at
   * @param proof finds whose account it is, if the proof is right
   * @param proven whether it is a proof by password
   */
  private SignInResult limited(
      @Nullable String tried,
      Supplier<@Nullable Account> proof,
      SignInOptions stay,
      boolean proven) {
    return result(guessLimit.verify(tried, proof), account -> welcome(account, stay, proven));
  }

  private static SignInResult result(
      VerificationResult<Account> verification, Function<Account, SignInResult> whenVerified) {
    return switch (verification) {
      case VerificationResult.Verified<Account>(Account account) -> whenVerified.apply(account);
      case VerificationResult.Rejected<Account>() -> new SignInResult.WrongCredentials();
      case VerificationResult.RateLimited<Account>(Duration pause) ->
          new SignInResult.RateLimited(pause);
    };
  }

  /**
   * Returns what was typed, or nothing if it is too long to be right. Nothing is wrong too, and
   * takes the same time, but costs no memory and needs no work on a text of any length.
   */
  private static String bounded(String typed) {
    return typed.length() > SignInName.LONGEST_TYPED ? "" : typed;
  }

  private SignInResult welcome(Account account, SignInOptions stay, boolean proven) {
    return secondStep.isOn(account.id())
        ? new SignInResult.SecondStepNeeded(
            new PendingSignIn(account, stay, proven, clock.instant().plus(CODE_WITHIN)))
        : arrive(account, stay, proven);
  }

  private SignInResult arrive(Account account, SignInOptions stay, boolean proven) {
    arrival.start(account, stay, proven);
    return new SignInResult.SignedIn(account);
  }

  private @Nullable Account found(@Nullable LearnerId learner) {
    return learner == null ? null : accounts.find(learner);
  }

  private @Nullable LearnerId holder(String classCode, String card) {
    return card.matches("\\d{1,4}") ? cardHolders.find(classCode, Integer.parseInt(card)) : null;
  }

  private static SignInResult saving(Supplier<SignInResult> way) {
    try {
      SignInResult result = StoreExceptionTranslator.write("the sign-in", way);
      SignInMetric.count(
          switch (result) {
            case SignInResult.SignedIn _ -> "welcome";
            case SignInResult.SecondStepNeeded _ -> "code-needed";
            case SignInResult.Expired _ -> "expired";
            case SignInResult.WrongCredentials _ -> "wrong";
            case SignInResult.RateLimited _ -> "too-many";
          });
      return result;
    } catch (StoreUnavailableException e) {
      SignInMetric.count("unavailable");
      throw e;
    }
  }
}
