package org.queenside.identity.session;

import java.time.Clock;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ClassMembershipRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SecondStepRepository;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.account.SignInName;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * The ways to sign in. Call them from a page event, never when an address is opened: otherwise a
 * browser's prefetch or another site could sign a person in.
 */
@Component
public class SignInService {

  /** How long a person has for the code after the password. */
  private static final Duration CODE_WITHIN = Duration.ofMinutes(5);

  private final AccountRepository accounts;
  private final PasswordService passwords;
  private final SignInCodeRepository codes;
  private final ClassMembershipRepository cardHolders;
  private final SignInRateLimiter rateLimiter;
  private final SignInSessionService signInSessions;
  private final SecondStepRepository secondStep;
  private final Clock clock;

  SignInService(
      AccountRepository accounts,
      PasswordService passwords,
      SignInCodeRepository codes,
      ClassMembershipRepository cardHolders,
      SignInRateLimiter rateLimiter,
      SignInSessionService signInSessions,
      SecondStepRepository secondStep,
      Clock clock) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.codes = codes;
    this.cardHolders = cardHolders;
    this.rateLimiter = rateLimiter;
    this.signInSessions = signInSessions;
    this.secondStep = secondStep;
    this.clock = clock;
  }

  /**
   * Signs in with a user name and its password.
   *
   * @param name as typed
   * @param password as typed
   * @param stay how to be signed in
   * @throws StoreUnavailableException if the database fails, without signing anyone in
   */
  public SignInResult byPassword(String name, String password, SignInOptions stay) {
    String folded = SignInName.fold(bounded(name));
    return writeAndCount(
        () -> {
          Account account = accounts.find(folded);
          return limited(
              account == null ? "name " + folded : account.id().toString(),
              () -> withPassword(account, password),
              stay);
        });
  }

  /**
   * Signs in with the code that the account needs after the password. Wrong codes count like wrong
   * passwords.
   *
   * @param pending the result of the password
   * @param code from the app, or a recovery code, as typed
   * @throws StoreUnavailableException if the database fails, without signing anyone in
   */
  public SignInResult byCode(PendingSignIn pending, String code) {
    return writeAndCount(
        () -> {
          if (pending.isOver(clock.instant())) {
            return new SignInResult.Expired();
          }
          LearnerId learner = pending.account().id();
          return result(
              rateLimiter.verify(
                  learner, () -> secondStep.use(learner, code) ? accounts.find(learner) : null),
              account -> start(account, pending.stay(), pending.proven()));
        });
  }

  private @Nullable Account withPassword(@Nullable Account account, String password) {
    boolean right = passwords.matches(account == null ? null : account.id(), password);
    if (account == null || !right) {
      return null;
    }
    passwords.noteStrength(account, password);
    passwords.noteFirstPictures(account.id(), password);
    return account;
  }

  /**
   * Signs in with the code of a class, the number of a card and the password on it.
   *
   * @param classCode as typed
   * @param card as typed
   * @param password as typed
   * @param stay how to be signed in
   * @throws StoreUnavailableException if the database fails, without signing anyone in
   */
  public SignInResult byCard(String classCode, String card, String password, SignInOptions stay) {
    String typedClass = bounded(classCode).strip();
    String typedCard = bounded(card).strip();
    return writeAndCount(
        () -> {
          LearnerId holder = holder(typedClass, typedCard);
          return limited(
              holder == null ? "card " + typedClass + " " + typedCard : holder.toString(),
              () -> withPassword(holder == null ? null : accounts.find(holder), password),
              stay);
        });
  }

  /**
   * Returns whether most cards of a class have pictures, so that the page can show them first. It's
   * false for an unknown code, and after too many of those.
   *
   * @param classCode as typed
   * @throws StoreUnavailableException if the database fails
   */
  public boolean usesPictures(String classCode) {
    String typed = bounded(classCode).strip();
    if (typed.isEmpty()) {
      return false;
    }
    VerificationResult<Boolean> found =
        StoreExceptionTranslator.write(
            "the kind of a class's cards",
            () ->
                rateLimiter.verify(LimitedForm.CLASS_CODE, () -> cardHolders.usesPictures(typed)));
    return found instanceof VerificationResult.Verified<Boolean>(Boolean pictures) && pictures;
  }

  /**
   * Signs in with the QR code of a login card. It can't be guessed, so tries aren't limited: a card
   * works even when the school's address has no tries left.
   *
   * @param token what follows {@code /card/} in its address
   * @param stay how to be signed in
   * @throws StoreUnavailableException if the database fails, without signing anyone in
   */
  public SignInResult byCard(String token, SignInOptions stay) {
    return writeAndCount(
        () -> {
          Account account = found(codes.findCard(token));
          return account == null
              ? new SignInResult.WrongCredentials()
              : startOrAskForCode(account, stay, false);
        });
  }

  /**
   * Returns the account whose login card has a token, or null if no valid card has it.
   *
   * @param token what follows {@code /card/} in its address
   */
  public @Nullable Account holder(String token) {
    return StoreExceptionTranslator.read(
        "the holder of a card", () -> found(codes.findCard(token)));
  }

  /**
   * Signs in with a short code.
   *
   * @param code as typed
   * @throws StoreUnavailableException if the database fails, without signing anyone in
   */
  public SignInResult byShortCode(String code) {
    return writeAndCount(
        () ->
            result(
                rateLimiter.<Account>verify(
                    LimitedForm.SHORT_CODE, () -> found(codes.useShort(bounded(code)))),
                account -> startOrAskForCode(account, SignInOptions.SHORT, false)));
  }

  /**
   * Signs in a pupil on a class tablet. There, a picture password needs only its first pictures.
   *
   * @param device the device of this browser
   * @param pupil a pupil of the device's class; the caller has checked that
   * @param password as tapped or typed
   * @throws StoreUnavailableException if the database fails, without signing anyone in
   */
  public SignInResult onClassTablet(ClassTablet device, LearnerId pupil, String password) {
    return writeAndCount(
        () ->
            result(
                rateLimiter.verifyOnClassTablet(pupil, () -> pupilWith(pupil, password)),
                account -> {
                  signInSessions.startOnClassTablet(account, device, false);
                  return new SignInResult.SignedIn(account);
                }));
  }

  /** A few pictures aren't secure enough for an account that may do more than learn. */
  private @Nullable Account pupilWith(LearnerId pupil, String password) {
    Account account = accounts.find(pupil);
    if (account == null
        || account.role() != AccountRole.LEARNER
        || !passwords.matchesOnClassTablet(pupil, password)) {
      return null;
    }
    passwords.noteFirstPictures(pupil, password);
    return account;
  }

  /**
   * Checks a try, unless there were too many wrong ones.
   *
   * @param tried the account that is tried, or what was typed for it
   * @param proof finds the account, if the try is right
   */
  private SignInResult limited(
      String tried, Supplier<@Nullable Account> proof, SignInOptions stay) {
    return result(
        rateLimiter.verify(tried, proof), account -> startOrAskForCode(account, stay, true));
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
   * Returns the typed text, or an empty one if it is too long to be right. An empty text takes the
   * same time to check, but a long one would waste memory and time.
   */
  private static String bounded(String typed) {
    return typed.length() > SignInName.LONGEST_TYPED ? "" : typed;
  }

  private SignInResult startOrAskForCode(Account account, SignInOptions stay, boolean proven) {
    return secondStep.isOn(account.id())
        ? new SignInResult.SecondStepNeeded(
            new PendingSignIn(account, stay, proven, clock.instant().plus(CODE_WITHIN)))
        : start(account, stay, proven);
  }

  private SignInResult start(Account account, SignInOptions stay, boolean proven) {
    signInSessions.start(account, stay, proven);
    return new SignInResult.SignedIn(account);
  }

  private @Nullable Account found(@Nullable LearnerId learner) {
    return learner == null ? null : accounts.find(learner);
  }

  private @Nullable LearnerId holder(String classCode, String card) {
    return card.matches("\\d{1,4}") ? cardHolders.find(classCode, Integer.parseInt(card)) : null;
  }

  private static SignInResult writeAndCount(Supplier<SignInResult> task) {
    try {
      SignInResult result = StoreExceptionTranslator.write("the sign-in", task);
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
