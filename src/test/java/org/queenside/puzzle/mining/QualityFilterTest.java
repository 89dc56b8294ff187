package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Position;

class QualityFilterTest {

  @ParameterizedTest
  @CsvSource({
    "true, 3q2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -, a queen behind",
    "true, 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -, a rook ahead",
    "false, 6k1/5ppp/8/8/8/8/5PPP/Q2R2K1 w - -, a queen and a rook ahead",
    "false, 6k1/5ppp/8/8/1q6/8/5PPP/QQ4K1 w - -, two queens",
    "false, 7k/5Q2/6K1/8/8/r6r/8/8 w - -, four answers",
  })
  void aGoodPuzzleIsOpenWithoutTheMateAndHasFewAnswers(boolean liked, String fen, String because) {
    Position position = Position.fromFen(fen);

    assertThat(QualityFilter.accepts(position, position.matesInOne())).as(because).isEqualTo(liked);
  }
}
