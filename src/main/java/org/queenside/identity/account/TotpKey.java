package org.queenside.identity.account;

import com.eatthepath.otp.TimeBasedOneTimePasswordGenerator;
import java.math.BigInteger;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import javax.crypto.spec.SecretKeySpec;

/**
 * The key that the program shares with an authenticator app: both compute the same six digits from
 * it and the time (TOTP, RFC 6238, SHA-1, 30 seconds).
 */
public final class TotpKey {

  private static final int BYTES = 20;
  private static final TimeBasedOneTimePasswordGenerator GENERATOR =
      new TimeBasedOneTimePasswordGenerator();
  private static final Duration STEP = GENERATOR.getTimeStep();
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final int BITS_OF_A_LETTER = 5;
  private static final int LETTERS = BYTES * Byte.SIZE / BITS_OF_A_LETTER;

  private final byte[] bytes;

  private TotpKey(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Draws a new key: 160 bits. */
  public static TotpKey random() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new TotpKey(bytes);
  }

  /** Returns a stored key. */
  public static TotpKey of(byte[] kept) {
    return new TotpKey(kept.clone());
  }

  byte[] kept() {
    return bytes.clone();
  }

  /** Returns the key as people type it into an app: 32 letters and digits (Base32). */
  public String text() {
    BigInteger number = new BigInteger(1, bytes);
    StringBuilder letters = new StringBuilder();
    for (int i = LETTERS - 1; i >= 0; i--) {
      int letter = number.shiftRight(i * BITS_OF_A_LETTER).intValue() & (BASE_32.length() - 1);
      letters.append(BASE_32.charAt(letter));
    }
    return letters.toString();
  }

  /** Returns the address that an app reads from a QR code. */
  public String address(Account account) {
    String name = URLEncoder.encode(account.signInName(), StandardCharsets.UTF_8);
    return "otpauth://totp/Queenside:%s?secret=%s&issuer=Queenside"
        .formatted(name.replace("+", "%20"), text());
  }

  /** Returns the code of a step of 30 seconds, counted from 1970: six digits. */
  public String code(long step) {
    try {
      Instant begin = Instant.EPOCH.plus(STEP.multipliedBy(step));
      return GENERATOR.generateOneTimePasswordString(
          new SecretKeySpec(bytes, GENERATOR.getAlgorithm()), begin, Locale.ROOT);
    } catch (InvalidKeyException e) {
      throw new IllegalStateException("every key of 160 bits will do", e);
    }
  }

  /** Returns the number of a time's step. */
  public static long stepAt(Instant time) {
    return time.getEpochSecond() / STEP.toSeconds();
  }

  /** Hides the key from logs. */
  @Override
  public String toString() {
    return "TotpKey";
  }
}
