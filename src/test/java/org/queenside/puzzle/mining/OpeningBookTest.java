package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Position;

class OpeningBookTest {

  @Test
  void everyLineIsLegalAndLeadsToADifferentPosition() {
    List<Position> positions = OpeningBook.read();

    assertThat(positions).hasSizeGreaterThan(60).doesNotHaveDuplicates();
    assertThat(positions).allMatch(position -> position.fullmoveNumber() >= 3);
  }
}
