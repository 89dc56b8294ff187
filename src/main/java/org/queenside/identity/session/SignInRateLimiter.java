package org.queenside.identity.session;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.http.RemoteNetwork;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.springframework.stereotype.Component;

/**
 * Limits guessing. Only wrong tries count. They are counted in the database, for all programs
 * together, and for each {@link LimitedForm} alone:
 *
 * <ol>
 *   <li>on a device on which the account has signed in before: for that account on that device;
 *   <li>on another device that has signed in before, or that a teacher has tied to a class: for the
 *       device and for the account;
 *   <li>anywhere else: for the address and for the account;
 *   <li>once its address has no tries left: for the account, if it has all of its own.
 * </ol>
 *
 * <p>The first of these that has a try left is used. So strangers can use up the tries of an
 * address and those that an account has elsewhere, but not those on its owner's own devices, and
 * not those of the other accounts at that address. docs/decisions/0012-accounts.md explains the
 * figures.
 */
@Component
public class SignInRateLimiter {

  /** How many tries beyond an address's own are being checked or wait for that. */
  private static final int WAITING = 20;

  private static final Duration SHORTLY = Duration.ofSeconds(5);

  private final SignInRateLimitRepository limits;
  private final CurrentDevice device;
  private final CurrentClassTablet classTablet;
  private final Clock clock;

  private final Semaphore places = new Semaphore(WAITING);

  /** Checking a password takes a processor some time, so strangers mustn't get all of them. */
  private final Semaphore turn = new Semaphore(1, true);

  SignInRateLimiter(
      SignInRateLimitRepository limits,
      CurrentDevice device,
      CurrentClassTablet classTablet,
      Clock clock) {
    this.limits = limits;
    this.device = device;
    this.classTablet = classTablet;
    this.clock = clock;
  }

  /** Like {@link #verify(String, Supplier)}, for a learner's account. */
  public <T> VerificationResult<T> verify(LearnerId account, Supplier<@Nullable T> proof) {
    return verify(account.toString(), proof);
  }

  /**
   * Checks a try to sign in, unless there were too many wrong ones.
   *
   * @param account the account that is tried, or what was typed for it
   * @param proof finds what the try proves; null if it is wrong
   */
  public <T> VerificationResult<T> verify(String account, Supplier<@Nullable T> proof) {
    VerificationResult<T> result = verify(ways(LimitedForm.SIGN_IN, account), proof);
    return result instanceof VerificationResult.RateLimited<T>(Duration pause)
        ? verifyBeyondAddress(account, proof, pause)
        : result;
  }

  /** Checks a try that names no account, unless there were too many wrong ones. */
  public <T> VerificationResult<T> verify(LimitedForm form, Supplier<@Nullable T> proof) {
    return verify(ways(form, null), proof);
  }

  /**
   * Checks a pupil's try on a class tablet. Tries elsewhere and the address don't count here, only
   * this pupil on all class tablets, and this device.
   */
  <T> VerificationResult<T> verifyOnClassTablet(LearnerId pupil, Supplier<@Nullable T> proof) {
    List<SignInRateLimit.Key> way = new ArrayList<>(SignInRateLimit.onClassTablets(pupil));
    way.add(tiedPlace(LimitedForm.SIGN_IN));
    return verify(List.of(way), proof);
  }

  private <T> VerificationResult<T> verify(
      List<List<SignInRateLimit.Key>> ways, Supplier<@Nullable T> proof) {
    // A try counts as wrong until it turns out to be right, so sending many at once gains nothing.
    for (List<SignInRateLimit.Key> way : ways) {
      if (limits.take(way)) {
        return giveBackIfRight(way, proof);
      }
    }
    Duration pause = Collections.min(ways.stream().map(this::pause).toList());
    // Another try may just have been given back.
    return new VerificationResult.RateLimited<>(pause.isPositive() ? pause : SHORTLY);
  }

  private <T> VerificationResult<T> verifyBeyondAddress(
      String account, Supplier<@Nullable T> proof, Duration pause) {
    List<SignInRateLimit.Key> way = SignInRateLimit.untried(account);
    Duration ownPause = pause(way);
    if (ownPause.isPositive()) {
      return new VerificationResult.RateLimited<>(Collections.min(List.of(pause, ownPause)));
    }
    if (!places.tryAcquire()) {
      return new VerificationResult.RateLimited<>(SHORTLY);
    }
    turn.acquireUninterruptibly();
    try {
      return verify(List.of(way), proof);
    } finally {
      turn.release();
      places.release();
    }
  }

  private <T> VerificationResult<T> giveBackIfRight(
      List<SignInRateLimit.Key> way, Supplier<@Nullable T> proof) {
    boolean wrong = false;
    try {
      T found = proof.get();
      wrong = found == null;
      return found == null
          ? new VerificationResult.Rejected<>()
          : new VerificationResult.Verified<>(found);
    } finally {
      if (!wrong) {
        limits.giveBack(way);
      }
    }
  }

  /**
   * Takes one try of this device or its address, right or wrong; returns false if there is none
   * left.
   */
  public boolean take(LimitedForm form) {
    return ways(form, null).stream().anyMatch(limits::take);
  }

  private Duration pause(List<SignInRateLimit.Key> way) {
    Map<String, Long> fullAt = limits.read(way);
    long now = clock.millis();
    return way.stream()
        .map(key -> key.pause(fullAt.getOrDefault(key.hash(), now), now))
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }

  private List<List<SignInRateLimit.Key>> ways(LimitedForm form, @Nullable String account) {
    Token token = CurrentDevice.token();
    Set<LearnerId> known = device.accounts(token);
    List<List<SignInRateLimit.Key>> ways = new ArrayList<>();
    if (account != null) {
      known.stream()
          .filter(one -> one.toString().equals(account))
          .forEach(one -> ways.add(SignInRateLimit.onDevice(one, hash(token))));
    }
    if (classTablet.isTied()) {
      ways.add(with(tiedPlace(form), account));
    } else if (!known.isEmpty()) {
      ways.add(with(SignInRateLimit.DEVICE.of(form, hash(token)), account));
    }
    ways.add(with(SignInRateLimit.ADDRESS.of(form, address()), account));
    return ways;
  }

  private static SignInRateLimit.Key tiedPlace(LimitedForm form) {
    return SignInRateLimit.CLASS_TABLET.of(form, hash(CurrentClassTablet.token()));
  }

  private static String hash(@Nullable Token token) {
    return token == null ? "" : HexFormat.of().formatHex(token.sha256());
  }

  private static List<SignInRateLimit.Key> with(
      SignInRateLimit.Key place, @Nullable String account) {
    return account == null
        ? List.of(place)
        : Stream.concat(Stream.of(place), SignInRateLimit.elsewhere(account).stream()).toList();
  }

  private static String address() {
    HttpServletRequest request = CurrentRequest.find();
    return request == null ? "" : RemoteNetwork.of(request.getRemoteAddr());
  }
}
