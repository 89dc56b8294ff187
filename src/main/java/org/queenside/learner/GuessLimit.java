package org.queenside.learner;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.vaadin.flow.server.VaadinRequest;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Sets a limit to guessing. Only wrong tries count: for the account that is tried, wherever they
 * come from, and for the address they come from, whatever is tried. A whole school may be one
 * address, so an address has a lot of them; what the figures are good for stands in
 * docs/decisions/0012-accounts.md.
 */
@Component
class GuessLimit {

  /** A pupil's fingers slip; then one try every five minutes is left, 288 a day. */
  private static final Bandwidth OF_ACCOUNT =
      Bandwidth.builder().capacity(10).refillGreedy(1, Duration.ofMinutes(5)).build();

  /** Ten for each of a class of thirty at once; then five a minute, 7,200 a day. */
  private static final Bandwidth OF_ADDRESS =
      Bandwidth.builder().capacity(300).refillGreedy(5, Duration.ofMinutes(1)).build();

  /** Longer than either needs to be full again: then nothing is lost with it. */
  private static final Duration KEPT = Duration.ofHours(2);

  private static final int MOST_KEPT = 100_000;

  private final TimeMeter time;
  private final Cache<String, Bucket> buckets =
      Caffeine.newBuilder().maximumSize(MOST_KEPT).expireAfterAccess(KEPT).build();

  GuessLimit(Clock clock) {
    this.time = new ClockMeter(clock);
  }

  /**
   * Takes a try that may turn out to be wrong, before it is looked at.
   *
   * @param account what is tried, or null if the address alone counts
   * @return null if it may be looked at, or how long to wait
   */
  @Nullable Duration take(@Nullable String account) {
    Duration pause = account == null ? null : take(of(account));
    if (pause != null) {
      return pause;
    }
    Duration pauseOfAddress = take(ofAddress());
    if (pauseOfAddress != null && account != null) {
      of(account).addTokens(1);
    }
    return pauseOfAddress;
  }

  /** Gives a try back that was right. */
  void giveBack(@Nullable String account) {
    if (account != null) {
      of(account).addTokens(1);
    }
    ofAddress().addTokens(1);
  }

  private static @Nullable Duration take(Bucket bucket) {
    ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
    return probe.isConsumed() ? null : Duration.ofNanos(probe.getNanosToWaitForRefill());
  }

  private Bucket of(String account) {
    return bucket("account " + account, OF_ACCOUNT);
  }

  private Bucket ofAddress() {
    VaadinRequest request = VaadinRequest.getCurrent();
    String address = request == null ? "" : RemoteNetwork.of(request.getRemoteAddr());
    return bucket("address " + address, OF_ADDRESS);
  }

  private Bucket bucket(String key, Bandwidth limit) {
    return buckets.get(
        key, _ -> Bucket.builder().addLimit(limit).withCustomTimePrecision(time).build());
  }

  /** The program's clock, as buckets read it. */
  private record ClockMeter(Clock clock) implements TimeMeter {

    @Override
    public long currentTimeNanos() {
      Instant now = clock.instant();
      return TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano();
    }

    @Override
    public boolean isWallClockBased() {
      return true;
    }
  }
}
