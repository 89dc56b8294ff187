package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Position;

class BalancedSelectionTest {
  private static final PuzzleCandidate BACK_RANK = find("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -");
  private static final PuzzleCandidate SAME_FURTHER_OFF = find("6k1/5ppp/8/8/8/8/5PPP/2R3K1 w - -");
  private static final PuzzleCandidate SMOTHERED = find("6rk/6pp/7N/2b5/8/2n5/PP6/K7 w - -");
  private static final PuzzleCandidate OTHER_BACK_RANK = find("1k6/ppp5/8/8/8/8/PPP2r2/1K6 b - -");

  private static PuzzleCandidate find(String fen) {
    Position position = Position.fromFen(fen);
    return PuzzleCandidate.of(position, position.matesInOne());
  }

  @Test
  void onlyOneOfTwoSimilarPuzzlesIsSelected() {
    BalancedSelection selection = new BalancedSelection();

    selection.take(List.of(BACK_RANK, SAME_FURTHER_OFF), 2);

    assertThat(selection.taken()).containsExactly(BACK_RANK);
  }

  @Test
  void theRarestKindIsSelectedNext() {
    BalancedSelection selection = new BalancedSelection();

    selection.take(List.of(BACK_RANK), 1);
    selection.take(List.of(find("k7/ppp5/8/8/5R2/8/6PP/7K w - -"), SMOTHERED), 1);

    assertThat(selection.taken()).containsExactly(BACK_RANK, SMOTHERED);
  }

  @Test
  void theColoursAreCountedSeparately() {
    BalancedSelection selection = new BalancedSelection();

    selection.take(List.of(BACK_RANK), 1);
    selection.take(List.of(find("k7/ppp5/8/8/5R2/8/6PP/7K w - -"), OTHER_BACK_RANK), 1);

    assertThat(selection.taken()).containsExactly(BACK_RANK, OTHER_BACK_RANK);
  }

  @Test
  void noMoreThanTheRequestedNumberAreSelected() {
    BalancedSelection selection = new BalancedSelection();

    selection.take(List.of(BACK_RANK, SMOTHERED, OTHER_BACK_RANK), 2);

    assertThat(selection.taken()).hasSize(2);
  }
}
