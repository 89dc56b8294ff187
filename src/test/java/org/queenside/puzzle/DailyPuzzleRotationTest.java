package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DailyPuzzleRotationTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 9, 100, 2_310, 2_400})
  void everyPuzzleHasADayBeforeAnyIsRepeated(int all) {
    LocalDate first = LocalDate.of(1969, 12, 1);
    Set<Integer> places = new HashSet<>();

    for (int day = 0; day < all; day++) {
      places.add(DailyPuzzleRotation.of(first.plusDays(day), all));
    }

    assertThat(places).hasSize(all).allMatch(place -> place >= 0 && place < all);
  }
}
