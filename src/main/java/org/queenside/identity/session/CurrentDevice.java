package org.queenside.identity.session;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.springframework.stereotype.Component;

/**
 * The device on which a person signs in. Wrong tries on other devices don't block a device where
 * the account has signed in before.
 */
@Component
record CurrentDevice(KnownDeviceRepository devices, SignInRateLimitRepository limits) {

  /** Returns the token that the browser sent, known or not; null if it sent none. */
  static @Nullable Token token() {
    return Token.parse(TokenCookie.DEVICE.read());
  }

  /** Returns the accounts that have signed in on a device. There are none on an unknown device. */
  Set<LearnerId> accounts(@Nullable Token device) {
    return device == null ? Set.of() : devices.accounts(device);
  }

  /**
   * Records that an account has signed in on this device, and sets a cookie to recognise it. A
   * token that the database doesn't know is never adopted.
   */
  void remember(LearnerId account) {
    if (CurrentRequest.response() == null) {
      return;
    }
    Token device = token();
    if (device != null && devices.touch(device, account)) {
      TokenCookie.DEVICE.write(device.text(), TokenCookie.LIFE);
    } else if (device != null && !devices.accounts(device).isEmpty()) {
      devices.add(device, account);
      TokenCookie.DEVICE.write(device.text(), TokenCookie.LIFE);
    } else if (limits.take(List.of(SignInRateLimit.NEW_DEVICE.of(account.toString())))) {
      Token fresh = Token.random();
      devices.add(fresh, account);
      TokenCookie.DEVICE.write(fresh.text(), TokenCookie.LIFE);
    }
  }
}
