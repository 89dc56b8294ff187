package org.queenside.learner;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.vaadin.flow.server.VaadinRequest;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.local.LocalBucketBuilder;
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
public class GuessLimit {

  /** A pupil's fingers slip; then one try every five minutes is left. */
  private static final Bandwidth OF_ACCOUNT =
      Bandwidth.builder().capacity(10).refillGreedy(1, Duration.ofMinutes(5)).build();

  /** Nobody slips more often; for five pictures, a try every five minutes would be too many. */
  private static final Bandwidth OF_ACCOUNT_A_DAY =
      Bandwidth.builder().capacity(40).refillGreedy(40, Duration.ofDays(1)).build();

  /** Ten for each of a class of thirty at once; then five a minute, 7,200 a day. */
  private static final Bandwidth OF_ADDRESS =
      Bandwidth.builder().capacity(300).refillGreedy(5, Duration.ofMinutes(1)).build();

  /** Longer than each needs to be full again: then nothing is lost with it. */
  private static final Duration ACCOUNT_KEPT = Duration.ofHours(25);

  private static final Duration ADDRESS_KEPT = Duration.ofHours(2);

  private static final int MOST_KEPT = 100_000;

  private final TimeMeter time;
  private final Cache<String, Bucket> accounts = cache(ACCOUNT_KEPT);
  private final Cache<String, Bucket> addresses = cache(ADDRESS_KEPT);

  GuessLimit(Clock clock) {
    this.time = new ClockMeter(clock);
  }

  /**
   * Takes a try that may turn out to be wrong, before it is looked at.
   *
   * @param account what is tried, or null if the address alone counts
   * @return null if it may be looked at, or how long to wait
   */
  public @Nullable Duration take(@Nullable String account) {
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
  public void giveBack(@Nullable String account) {
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
    return accounts.get(account, _ -> bucket(OF_ACCOUNT, OF_ACCOUNT_A_DAY));
  }

  private Bucket ofAddress() {
    VaadinRequest request = VaadinRequest.getCurrent();
    String address = request == null ? "" : RemoteNetwork.of(request.getRemoteAddr());
    return addresses.get(address, _ -> bucket(OF_ADDRESS));
  }

  private Bucket bucket(Bandwidth... limits) {
    LocalBucketBuilder bucket = Bucket.builder().withCustomTimePrecision(time);
    for (Bandwidth limit : limits) {
      bucket.addLimit(limit);
    }
    return bucket.build();
  }

  private static Cache<String, Bucket> cache(Duration kept) {
    return Caffeine.newBuilder().maximumSize(MOST_KEPT).expireAfterAccess(kept).build();
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
