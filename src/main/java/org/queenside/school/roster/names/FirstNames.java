package org.queenside.school.roster.names;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.queenside.text.LatinLetters;

/** First names that are common in several countries. */
final class FirstNames {

  /** In letters from a to z. */
  private static final Set<String> COMMON = read();

  private FirstNames() {}

  /** Whether a name begins with a common first name. */
  static boolean startWith(String name) {
    return COMMON.contains(LatinLetters.of(name.split("[ :-]", 2)[0]));
  }

  private static Set<String> read() {
    try (InputStream in = FirstNames.class.getResourceAsStream("first-names.txt")) {
      String text =
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII);
      return Arrays.stream(text.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
