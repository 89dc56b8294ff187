package org.queenside.identity.session;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.springframework.stereotype.Component;

/** Which accounts have to wait after too many wrong tries. Callers check who is asking. */
@Component
public class SignInLockoutService {

  private final SignInRateLimitRepository limits;
  private final KnownDeviceRepository devices;
  private final Clock clock;

  public SignInLockoutService(
      SignInRateLimitRepository limits, KnownDeviceRepository devices, Clock clock) {
    this.limits = limits;
    this.devices = devices;
    this.clock = clock;
  }

  /** Returns which of these accounts have to wait somewhere, and how long. */
  public Map<LearnerId, Duration> lockedOut(Collection<LearnerId> accounts) {
    Map<LearnerId, Set<String>> known = devices.hashes(accounts);
    Map<LearnerId, List<SignInRateLimit.Key>> keys = new LinkedHashMap<>();
    accounts.forEach(
        account -> keys.put(account, keys(account, known.getOrDefault(account, Set.of()))));
    Map<String, Long> fullAt = limits.read(keys.values().stream().flatMap(List::stream).toList());
    long now = clock.millis();
    Map<LearnerId, Duration> lockedOut = new LinkedHashMap<>();
    keys.forEach(
        (account, of) ->
            of.stream()
                .map(key -> key.pause(fullAt.getOrDefault(key.hash(), now), now))
                .filter(Duration::isPositive)
                .max(Duration::compareTo)
                .ifPresent(pause -> lockedOut.put(account, pause)));
    return lockedOut;
  }

  /** Gives an account all its tries back, on every device. */
  public void unlock(LearnerId account) {
    limits.clear(keys(account, devices.hashes(List.of(account)).getOrDefault(account, Set.of())));
  }

  private static List<SignInRateLimit.Key> keys(LearnerId account, Set<String> devices) {
    List<SignInRateLimit.Key> keys = new ArrayList<>(SignInRateLimit.ofAccount(account));
    devices.forEach(device -> keys.addAll(SignInRateLimit.onDevice(account, device)));
    return keys;
  }
}
