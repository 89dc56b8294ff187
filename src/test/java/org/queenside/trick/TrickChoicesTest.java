package org.queenside.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Game;
import org.queenside.chess.Position;

final class TrickChoicesTest {

  @Test
  void threeDifferentReasonsContainTheRightOne() {
    Game game = Game.from(Position.fromFen("r3k3/pppp4/8/4p3/4P3/2N5/PPPP4/R1BQK2R w KQq - 0 1"));
    for (Trick trick : TrickFinder.all(game, EnumSet.allOf(TrickKind.class))) {
      for (int seed = 0; seed < 5; seed++) {
        List<TrickKind> choices = TrickChoices.of(trick, Set.of(), seed);
        assertThat(choices).hasSize(3).doesNotHaveDuplicates().contains(trick.kind());
      }
    }
  }

  @Test
  void knownRulesComeFirst() {
    Game game = Game.from(Position.fromFen("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1"));
    Trick trick = TrickFinder.read(game, "e4e5").orElseThrow();
    Set<TrickKind> known = EnumSet.of(TrickKind.PAWN_DIAGONAL, TrickKind.PAWN_BACKWARDS);
    assertThat(TrickChoices.of(trick, known, 1))
        .containsExactlyInAnyOrder(
            TrickKind.PAWN_TAKES_STRAIGHT, TrickKind.PAWN_DIAGONAL, TrickKind.PAWN_BACKWARDS);
  }
}
