package org.queenside.learner;

import io.micrometer.core.instrument.Metrics;
import java.time.Clock;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * The ways to sign in. Each belongs in an event of a page, never in the opening of an address: so
 * neither a look-ahead of the browser nor another site signs anybody in.
 *
 * <p>All methods throw {@link StoreUnavailable} if the database fails; nobody is signed in then.
 */
@Component
public class SignIn {

  /** How long the password counts until the code comes. */
  private static final Duration CODE_WITHIN = Duration.ofMinutes(5);

  private final Accounts accounts;
  private final Passwords passwords;
  private final Codes codes;
  private final CardHolders cardHolders;
  private final GuessLimit guessLimit;
  private final Arrival arrival;
  private final SecondStepRepository secondStep;
  private final Clock clock;

  SignIn(
      Accounts accounts,
      Passwords passwords,
      Codes codes,
      CardHolders cardHolders,
      GuessLimit guessLimit,
      Arrival arrival,
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
  public SignInResult byPassword(String name, String password, Stay stay) {
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
          Guess<Account> guess =
              guessLimit.look(
                  learner, () -> secondStep.use(learner, code) ? accounts.find(learner) : null);
          return switch (guess) {
            case Guess.Right<Account>(Account account) ->
                arrive(account, pending.stay(), pending.proven());
            case Guess.Wrong<Account>() -> new SignInResult.Wrong();
            case Guess.TooMany<Account>(Duration pause) -> new SignInResult.TooMany(pause);
          };
        });
  }

  private @Nullable Account withPassword(@Nullable Account account, String password) {
    boolean right = passwords.isRight(account == null ? null : account.id(), password);
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
  public SignInResult byCard(String classCode, String card, String password, Stay stay) {
    String typedClass = bounded(classCode).strip();
    String typedCard = bounded(card).strip();
    return saving(
        () -> {
          LearnerId holder = holder(typedClass, typedCard);
          return limited(
              holder == null ? "card " + typedClass + " " + typedCard : holder.toString(),
              () ->
                  passwords.isRight(holder, password) && holder != null
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
  public SignInResult byCard(String token, Stay stay) {
    return saving(
        () -> {
          Account account = found(codes.findCard(token));
          return account == null ? new SignInResult.Wrong() : welcome(account, stay, false);
        });
  }

  /** Returns whose login card has a token, or null if no valid card has. */
  public @Nullable Account holder(String token) {
    return Reading.of("the holder of a card", () -> found(codes.findCard(token)));
  }

  /** Signs in who types a short code. */
  public SignInResult byShortCode(String code) {
    return saving(
        () -> limited(null, () -> found(codes.useShort(bounded(code))), Stay.SHORT, false));
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
      @Nullable String tried, Supplier<@Nullable Account> proof, Stay stay, boolean proven) {
    return switch (guessLimit.look(tried, proof)) {
      case Guess.Right<Account>(Account account) -> welcome(account, stay, proven);
      case Guess.Wrong<Account>() -> new SignInResult.Wrong();
      case Guess.TooMany<Account>(Duration pause) -> new SignInResult.TooMany(pause);
    };
  }

  /**
   * Returns what was typed, or nothing if it is too long to be right. Nothing is wrong too, and
   * takes the same time, but costs no memory and needs no work on a text of any length.
   */
  private static String bounded(String typed) {
    return typed.length() > SignInName.LONGEST_TYPED ? "" : typed;
  }

  private SignInResult welcome(Account account, Stay stay, boolean proven) {
    return secondStep.isOn(account.id())
        ? new SignInResult.CodeNeeded(
            new PendingSignIn(account, stay, proven, clock.instant().plus(CODE_WITHIN)))
        : arrive(account, stay, proven);
  }

  private SignInResult arrive(Account account, Stay stay, boolean proven) {
    arrival.begin(account, stay, proven);
    return new SignInResult.Welcome(account);
  }

  private @Nullable Account found(@Nullable LearnerId learner) {
    return learner == null ? null : accounts.find(learner);
  }

  private @Nullable LearnerId holder(String classCode, String card) {
    return card.matches("\\d{1,4}") ? cardHolders.find(classCode, Integer.parseInt(card)) : null;
  }

  private static SignInResult saving(Supplier<SignInResult> way) {
    try {
      SignInResult result = way.get();
      count(
          switch (result) {
            case SignInResult.Welcome _ -> "welcome";
            case SignInResult.CodeNeeded _ -> "code-needed";
            case SignInResult.Expired _ -> "expired";
            case SignInResult.Wrong _ -> "wrong";
            case SignInResult.TooMany _ -> "too-many";
          });
      return result;
    } catch (DataAccessException | TransactionException e) {
      count("unavailable");
      throw new StoreUnavailable("nobody could be signed in", e);
    }
  }

  private static void count(String result) {
    Metrics.counter("queenside.sign-ins", "result", result).increment();
  }
}
