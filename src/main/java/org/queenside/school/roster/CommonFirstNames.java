package org.queenside.school.roster;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * First names that are common in several countries. They only help to tell a column of first names
 * from one of last names.
 */
final class CommonFirstNames {

  private CommonFirstNames() {}

  /** Reads the names, in lower case without accents. */
  static Set<String> read() {
    try (InputStream in = CommonFirstNames.class.getResourceAsStream("first-names.txt")) {
      String text =
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII);
      return Arrays.stream(text.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
