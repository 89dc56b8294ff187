package org.queenside.fuzz;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Readers let nothing out but the exceptions they promise, whatever they get. {@code FuzzReaders}
 * reads two million texts; it is run by hand, see docs/testing.md.
 */
class FuzzedReaderTest {
  private static final long SEED = 14;

  @ParameterizedTest
  @EnumSource
  void faultyTextsAreReadOrRefused(FuzzedReader reader) {
    reader.read(new Random(SEED), reader.few());
  }
}
