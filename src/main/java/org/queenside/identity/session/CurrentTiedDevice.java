package org.queenside.identity.session;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/**
 * The device of this browser, if teachers have tied it to classes. Call all methods in a request.
 */
@Component
public class CurrentTiedDevice {

  private final TiedDeviceRepository devices;

  /** Creates the bean. */
  public CurrentTiedDevice(TiedDeviceRepository devices) {
    this.devices = devices;
  }

  /** Returns what the browser sent, whether or not it is tied; null if it sent nothing. */
  static @Nullable Token token() {
    return Token.parse(TokenCookie.TIED_DEVICE.read());
  }

  /** Returns a tie for each class of this device; none on any other device. */
  public List<TiedDevice> ties() {
    Token token = token();
    return token == null
        ? List.of()
        : StoreExceptionTranslator.read("the tied device", () -> devices.of(token));
  }

  /** Returns whether this device is tied to any class. */
  public boolean isTied() {
    return !ties().isEmpty();
  }

  /** Returns the tie of this device to a class; null if there is none. */
  public @Nullable TiedDevice tieTo(UUID schoolClass) {
    return ties().stream()
        .filter(tie -> tie.schoolClass().equals(schoolClass))
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the tie that a sign-in of an account on this device ends with; null if the device isn't
   * tied.
   */
  @Nullable TiedDevice tieFor(LearnerId account) {
    Token token = token();
    return token == null ? null : devices.tieFor(token, account);
  }

  /**
   * Ties this browser's device to a class. A token that the database doesn't know is never adopted.
   * The caller checks who asks.
   */
  public void tie(UUID schoolClass, String name) {
    Token sent = token();
    Token device = sent == null || devices.of(sent).isEmpty() ? Token.random() : sent;
    devices.tie(device, schoolClass, name);
    keep(device);
  }

  /** Begins the life of the cookie again. */
  void keep() {
    Token sent = token();
    if (sent != null) {
      keep(sent);
    }
  }

  private static void keep(Token device) {
    TokenCookie.TIED_DEVICE.write(device.text(), TokenCookie.LIFE);
  }
}
