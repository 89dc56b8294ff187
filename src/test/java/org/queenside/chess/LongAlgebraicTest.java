package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LongAlgebraicTest {
  @ParameterizedTest(name = "{2}: {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/3pP3/8/8/8/4K3 w - d6        | e5d6  | e5xd6 e.p.
          3r3k/4P3/8/8/8/8/8/4K3 w - -         | e7d8q | e7xd8=Q+
          r3k3/8/8/8/8/8/8/4K3 b q -           | e8c8  | 0-0-0
          5k2/8/8/8/8/8/8/4K2R w K -           | e1g1  | 0-0+
          6k1/5ppp/8/8/8/8/8/2R3K1 w - -       | c1c8  | Rc1-c8#
          """)
  void bothSquaresAreNamed(String fen, String uci, String text) {
    assertEquals(text, LongAlgebraic.write(Position.fromFen(fen), Move.parseUci(uci)));
  }

  @Test
  void castlingMayBeWrittenAsTheKingTakingItsRook() {
    Position position = Position.fromFen("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -");
    assertEquals("e8g8", Uci.read(position, "e8h8").toString());
    assertEquals("e8c8", Uci.read(position, "e8a8").toString());
  }

  @Test
  void anEngineMoveThatIsNotLegalIsRefused() {
    assertThrows(NotationException.class, () -> Uci.read(Position.START, "e2e5"));
    assertThrows(NotationException.class, () -> Uci.read(Position.START, "0000"));
    assertThrows(NotationException.class, () -> Uci.read(Position.START, "e7e8k"));
  }
}
