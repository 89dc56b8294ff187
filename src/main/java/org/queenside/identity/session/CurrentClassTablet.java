package org.queenside.identity.session;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/** This browser's device, if teachers have tied it to classes. Call all methods in a request. */
@Component
public class CurrentClassTablet {

  private final ClassTabletRepository devices;

  public CurrentClassTablet(ClassTabletRepository devices) {
    this.devices = devices;
  }

  /** Returns the token that the browser sent, tied or not; null if it sent none. */
  static @Nullable Token token() {
    return Token.parse(TokenCookie.CLASS_TABLET.read());
  }

  /** Returns this device's ties, one per class; none if it isn't tied. */
  public List<ClassTablet> ties() {
    Token token = token();
    return token == null
        ? List.of()
        : StoreExceptionTranslator.read("the class tablet", () -> devices.of(token));
  }

  /** Returns whether this device is tied to any class. */
  public boolean isTied() {
    return !ties().isEmpty();
  }

  /** Returns this device's tie to a class; null if there is none. */
  public @Nullable ClassTablet tieTo(UUID schoolClass) {
    return ties().stream()
        .filter(tie -> tie.schoolClass().equals(schoolClass))
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the tie whose end also ends an account's sign-in on this device; null if the device
   * isn't tied.
   */
  @Nullable ClassTablet tieFor(LearnerId account) {
    Token token = token();
    return token == null ? null : devices.tieFor(token, account);
  }

  /**
   * Ties this browser's device to a class. A token that the database doesn't know is never adopted.
   * The caller checks who is asking.
   */
  public void tie(UUID schoolClass, String name) {
    Token sent = token();
    Token device = sent == null || devices.of(sent).isEmpty() ? Token.random() : sent;
    devices.tie(device, schoolClass, name);
    keep(device);
  }

  /** Renews the cookie. */
  void keep() {
    Token sent = token();
    if (sent != null) {
      keep(sent);
    }
  }

  private static void keep(Token device) {
    TokenCookie.CLASS_TABLET.write(device.text(), TokenCookie.LIFE);
  }
}
