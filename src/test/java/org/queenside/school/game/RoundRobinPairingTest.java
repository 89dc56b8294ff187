package org.queenside.school.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pairings keep the usual rules of a round robin. */
class RoundRobinPairingTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 11, 12})
  void everybodyMeetsEverybodyOnceInARoundRobin(int count) {
    Set<Set<Integer>> met = new HashSet<>();
    Integer[] byes = new Integer[count];
    Integer[] balance = new Integer[count];
    Arrays.fill(byes, 0);
    Arrays.fill(balance, 0);
    for (int round = 0; round < RoundRobinPairing.rounds(count); round++) {
      List<Integer> paired = new ArrayList<>();
      for (Pairing pairing : RoundRobinPairing.of(count, round)) {
        Integer black = pairing.black();
        paired.add(pairing.white());
        if (black == null) {
          byes[pairing.white()]++;
        } else {
          paired.add(black);
          assertThat(met.add(Set.of(pairing.white(), black))).as("%s again", pairing).isTrue();
          balance[pairing.white()]++;
          balance[black]--;
        }
      }
      assertThat(paired).hasSize(count).doesNotHaveDuplicates();
    }
    assertThat(met).hasSize(count * (count - 1) / 2);
    assertThat(byes).containsOnly(count % 2);
    assertThat(balance).allMatch(each -> Math.abs(each) <= 1);
  }
}
