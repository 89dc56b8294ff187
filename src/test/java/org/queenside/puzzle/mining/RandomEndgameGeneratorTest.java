package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;

class RandomEndgameGeneratorTest {
  private static final List<PuzzleCandidate> SOME =
      RandomEndgameGenerator.some(CollectionGenerator.random(7, 0));

  @Test
  void eachHasAtMostSevenPiecesOneAnswerAndALegalLastMove() {
    assertThat(SOME).isNotEmpty();
    for (PuzzleCandidate find : SOME) {
      assertThat(find.labels().men()).isBetween(3, 7);
      assertThat(find.unique()).isTrue();
      assertThat(find.position().isCheck()).isFalse();
      assertThat(ReachabilityCheck.isReachable(find.position())).isTrue();
    }
  }

  @Test
  void bothColoursMate() {
    Set<Color> solvers =
        SOME.stream().map(find -> find.position().turn()).collect(Collectors.toSet());

    assertThat(solvers).containsExactlyInAnyOrder(Color.values());
  }
}
