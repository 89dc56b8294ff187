package org.queenside.identity.account;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The words that passwords are made of: short, plain, and hard to mistake for one another. */
final class PasswordWordList {

  /** 512 words. */
  static final List<String> ALL = read();

  private PasswordWordList() {}

  private static List<String> read() {
    try (InputStream in = PasswordWordList.class.getResourceAsStream("words.txt")) {
      String text =
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII);
      return List.of(text.strip().split("\\s+"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
