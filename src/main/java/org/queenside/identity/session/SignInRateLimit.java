package org.queenside.identity.session;

import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Sha256;

/**
 * How many wrong tries are allowed at once, and how soon one comes back. The reasons for the
 * figures are in docs/decisions/0012-accounts.md.
 */
enum SignInRateLimit {
  /** A pupil may slip ten times, then try once every five minutes. */
  ACCOUNT(10, Duration.ofMinutes(5)),

  /**
   * A try every five minutes all day would be too many for five pictures, so this allows 40 a day.
   */
  ACCOUNT_A_DAY(40, Duration.ofMinutes(36)),

  /** A whole school may be one address, and everyone may slip on the same morning: 7,200 a day. */
  ADDRESS(1000, Duration.ofSeconds(12)),

  /**
   * A device with an earlier sign-in has its own tries, which are used before those of its address.
   */
  DEVICE(60, Duration.ofMinutes(5)),

  /** A whole class may share a class tablet, and each of 28 pupils may slip ten times: 280. */
  CLASS_TABLET(400, Duration.ofMinutes(5)),

  /** How many devices one account may make known: otherwise each sign-in would earn 60 tries. */
  NEW_DEVICE(10, Duration.ofMinutes(288));

  private final int atOnce;
  private final Duration back;

  SignInRateLimit(int atOnce, Duration back) {
    this.atOnce = atOnce;
    this.back = back;
  }

  /**
   * Returns how long a try has to wait.
   *
   * @param fullAt when all tries are back, in milliseconds since 1970
   * @param now in milliseconds since 1970
   * @param needed how many tries have to be there for one of them to be taken
   * @return zero or negative if it doesn't have to wait
   */
  private Duration pause(long fullAt, long now, int needed) {
    long behind = fullAt - now;
    long missing = behind < 0 || behind > longest() ? 0 : behind;
    return Duration.ofMillis(missing).minus(back.multipliedBy((long) atOnce - needed));
  }

  /** Returns how long one try takes to come back, in milliseconds. */
  long back() {
    return back.toMillis();
  }

  /**
   * Returns the longest time until all tries are back, in milliseconds, with plenty to spare for
   * programs whose clocks differ. A time even further off comes from a wrong clock and is ignored:
   * it would lock an account for years.
   */
  long longest() {
    return 2L * atOnce * back();
  }

  /**
   * Names what is limited by a hash, which has a fixed length and doesn't reveal what was typed.
   *
   * @param what an account, an address or a device
   */
  Key of(String what) {
    return new Key(this, HexFormat.of().formatHex(Sha256.of(name() + " " + what)), 1);
  }

  /** Returns the key that limits one form at an address or on a device. */
  Key of(LimitedForm form, String place) {
    return of(form + " " + place);
  }

  /** Returns the key that limits an account, except on devices where it has signed in. */
  static List<Key> ofAccount(LearnerId account) {
    return Stream.concat(elsewhere(account.toString()).stream(), onClassTablets(account).stream())
        .toList();
  }

  /**
   * Returns the key that limits an account on devices where it hasn't signed in.
   *
   * @param account the account, or what was typed for it
   */
  static List<Key> elsewhere(String account) {
    return List.of(ACCOUNT.of(account), ACCOUNT_A_DAY.of(account));
  }

  /** Like {@link #elsewhere}, but only for an account with all its tries. */
  static List<Key> untried(String account) {
    Key key = ACCOUNT.of(account);
    return List.of(new Key(ACCOUNT, key.hash(), ACCOUNT.atOnce), ACCOUNT_A_DAY.of(account));
  }

  /** Returns the key that limits an account on all class tablets together. */
  static List<Key> onClassTablets(LearnerId account) {
    return elsewhere(account + " on class tablets");
  }

  /**
   * Returns the key that limits an account on one device where it has signed in.
   *
   * @param device the hash of the device, in hexadecimal digits
   */
  static List<Key> onDevice(LearnerId account, String device) {
    return elsewhere(account + " on " + device);
  }

  /**
   * A limited account, address or device.
   *
   * @param allowance how many tries it has
   * @param hash 64 hexadecimal digits
   * @param needed how many tries have to be there for one of them to be taken
   */
  record Key(SignInRateLimit allowance, String hash, int needed) {

    /** Returns how long a try has to wait; see {@link SignInRateLimit#pause}. */
    Duration pause(long fullAt, long now) {
      return allowance.pause(fullAt, now, needed);
    }

    /** Returns how far off the time at which all tries are back may be for one to be taken. */
    long room() {
      return (allowance.atOnce - needed) * allowance.back();
    }
  }
}
