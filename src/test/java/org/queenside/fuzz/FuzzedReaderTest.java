package org.queenside.fuzz;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Readers throw nothing but the documented exceptions for any text. {@code FuzzReaders} reads two
 * million texts; it is run manually, see docs/testing.md.
 */
class FuzzedReaderTest {
  private static final long SEED = 14;

  @ParameterizedTest
  @EnumSource
  void faultyTextsAreReadOrRefused(FuzzedReader reader) {
    reader.read(new Random(SEED), reader.few());
  }
}
