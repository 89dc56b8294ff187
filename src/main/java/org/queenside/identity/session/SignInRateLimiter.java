package org.queenside.identity.session;

import com.vaadin.flow.server.VaadinRequest;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.http.RemoteNetwork;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.springframework.stereotype.Component;

/**
 * Limits guessing. Only wrong tries count. They are counted in the database, for all programs
 * together:
 *
 * <ol>
 *   <li>on a device on which the account has signed in before: for that account on that device;
 *   <li>on another device that has signed in before, or that a teacher has tied to a class: for the
 *       device and for the account;
 *   <li>anywhere else: for the address and for the account.
 * </ol>
 *
 * <p>The first of these that has a try left is used. So strangers can use up the tries of an
 * address and those that an account has elsewhere, but not those on its owner's own devices.
 * docs/decisions/0012-accounts.md explains the figures.
 */
@Component
public class SignInRateLimiter {

  private final SignInRateLimitRepository limits;
  private final CurrentDevice device;
  private final CurrentTiedDevice tiedDevice;
  private final Clock clock;

  /**
   * How many tries are being checked right now. Each counts as wrong until it turns out to be
   * right. Only {@link #enter} and {@link #leave} use it.
   */
  private final Map<SignInRateLimit.Key, Integer> underway = new HashMap<>();

  SignInRateLimiter(
      SignInRateLimitRepository limits,
      CurrentDevice device,
      CurrentTiedDevice tiedDevice,
      Clock clock) {
    this.limits = limits;
    this.device = device;
    this.tiedDevice = tiedDevice;
    this.clock = clock;
  }

  /** Like {@link #verify(String, Supplier)}, for a learner's account. */
  public <T> VerificationResult<T> verify(LearnerId account, Supplier<@Nullable T> proof) {
    return verify(account.toString(), proof);
  }

  /**
   * Checks a try, unless there were too many wrong ones.
   *
   * @param account the account that is tried, or what was typed for it; null if it is unknown until
   *     the try has been checked
   * @param proof finds what the try proves; null if it is wrong
   */
  public <T> VerificationResult<T> verify(@Nullable String account, Supplier<@Nullable T> proof) {
    return verify(ways(account), proof);
  }

  /**
   * Checks a pupil's try on a tied device. Tries elsewhere and the address don't count here, only
   * this pupil on all tied devices, and this device.
   */
  <T> VerificationResult<T> verifyOnTiedDevice(LearnerId pupil, Supplier<@Nullable T> proof) {
    List<SignInRateLimit.Key> way = new ArrayList<>(SignInRateLimit.onTiedDevices(pupil));
    way.add(SignInRateLimit.TIED_DEVICE.of(hash(CurrentTiedDevice.token())));
    return verify(List.of(way), proof);
  }

  private <T> VerificationResult<T> verify(
      List<List<SignInRateLimit.Key>> ways, Supplier<@Nullable T> proof) {
    List<SignInRateLimit.Key> all = ways.stream().flatMap(List::stream).distinct().toList();
    // Read before the counts, so that a try that ends in between is included in one or the other.
    Map<SignInRateLimit.Key, Integer> positions = enter(all);
    try {
      Map<String, Long> fullAt = limits.read(all);
      long now = clock.millis();
      List<Duration> pauses = new ArrayList<>();
      for (List<SignInRateLimit.Key> way : ways) {
        Duration pause = pause(way, fullAt, positions, now);
        if (!pause.isPositive()) {
          return countIfWrong(way, proof.get());
        }
        pauses.add(pause);
      }
      return new VerificationResult.RateLimited<>(Collections.min(pauses));
    } finally {
      leave(all);
    }
  }

  /**
   * Returns the try's position in each count. All at once: if two tries overtook each other between
   * two counts, both could be refused though one is left.
   */
  private synchronized Map<SignInRateLimit.Key, Integer> enter(List<SignInRateLimit.Key> all) {
    return all.stream()
        .collect(Collectors.toMap(key -> key, key -> underway.merge(key, 1, Integer::sum)));
  }

  private synchronized void leave(List<SignInRateLimit.Key> all) {
    all.forEach(key -> underway.computeIfPresent(key, (_, tries) -> tries == 1 ? null : tries - 1));
  }

  /**
   * Takes one try of this device or its address, right or wrong; returns false if there is none
   * left.
   */
  public boolean take() {
    return !(verify((String) null, () -> null) instanceof VerificationResult.RateLimited<?>);
  }

  private <T> VerificationResult<T> countIfWrong(List<SignInRateLimit.Key> way, @Nullable T found) {
    if (found == null) {
      limits.take(way);
      return new VerificationResult.Rejected<>();
    }
    return new VerificationResult.Verified<>(found);
  }

  private static Duration pause(
      List<SignInRateLimit.Key> way,
      Map<String, Long> fullAt,
      Map<SignInRateLimit.Key, Integer> positions,
      long now) {
    return way.stream()
        .map(
            key ->
                key.allowance()
                    .pause(
                        fullAt.getOrDefault(key.hash(), now), now, positions.getOrDefault(key, 1)))
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }

  private List<List<SignInRateLimit.Key>> ways(@Nullable String account) {
    Token token = CurrentDevice.token();
    Set<LearnerId> known = device.accounts(token);
    List<List<SignInRateLimit.Key>> ways = new ArrayList<>();
    if (account != null) {
      known.stream()
          .filter(one -> one.toString().equals(account))
          .forEach(one -> ways.add(SignInRateLimit.onDevice(one, hash(token))));
    }
    if (tiedDevice.isTied()) {
      String here = hash(CurrentTiedDevice.token());
      ways.add(with(SignInRateLimit.TIED_DEVICE.of(here), account));
    } else if (!known.isEmpty()) {
      ways.add(with(SignInRateLimit.DEVICE.of(hash(token)), account));
    }
    ways.add(with(SignInRateLimit.ADDRESS.of(address()), account));
    return ways;
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
    VaadinRequest request = VaadinRequest.getCurrent();
    return request == null ? "" : RemoteNetwork.of(request.getRemoteAddr());
  }
}
