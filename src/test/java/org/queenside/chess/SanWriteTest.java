package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SanWriteTest {
  @ParameterizedTest(name = "{2}: {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | e2e4  | e4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | g1f3  | Nf3
          4k3/8/8/3p4/4P3/8/8/4K3 w - -                        | e4d5  | exd5
          4k3/8/8/3p4/4P3/8/8/4K3 b - -                        | d5e4  | dxe4
          4k3/8/8/3pP3/8/8/8/4K3 w - d6                        | e5d6  | exd6
          6k1/4P3/8/8/8/8/8/4K3 w - -                          | e7e8n | e8=N
          3r3k/4P3/8/8/8/8/8/4K3 w - -                         | e7d8q | exd8=Q+
          8/8/8/8/8/k7/1p6/3K4 b - -                           | b2b1r | b1=R+
          5k2/8/8/8/8/8/8/4K2R w K -                           | e1g1  | O-O+
          3k4/8/8/8/8/8/8/R3K3 w Q -                           | e1c1  | O-O-O+
          r3k3/8/8/8/8/8/8/4K3 b q -                           | e8c8  | O-O-O
          rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - | d8h4 | Qh4#
          4k3/8/8/8/8/8/4p3/R3K2R w KQ -                       | e1e2  | Kxe2
          """)
  void aMoveIsWrittenAsOnAScoreSheet(String fen, String uci, String san) {
    assertEquals(san, San.write(Position.fromFen(fen), Move.parseUci(uci)));
  }

  @ParameterizedTest(name = "{2}: {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/5N2/8/1N2K3 w - -        | b1d2 | Nbd2
          4k3/8/8/8/8/5N2/8/1N2K3 w - -        | f3d2 | Nfd2
          4k3/8/8/8/8/5N2/8/1N2K3 w - -        | f3e5 | Ne5
          k7/8/8/4R3/8/8/8/K3R3 w - -          | e1e2 | R1e2
          k7/8/8/4R3/8/8/8/K3R3 w - -          | e5e2 | R5e2
          8/k7/8/8/4Q2Q/8/8/K6Q w - -          | h4e1 | Qh4e1
          8/k7/8/8/4Q2Q/8/8/K6Q w - -          | e4e1 | Qee1
          8/k7/8/8/4Q2Q/8/8/K6Q w - -          | h1e1 | Q1e1
          4k3/8/8/8/2B5/8/8/B1B1K3 w - -       | a1b2 | Bab2
          4k3/8/8/2p5/1P1P4/8/8/4K3 w - -      | b4c5 | bxc5
          4k3/8/8/2p5/1P1P4/8/8/4K3 w - -      | d4c5 | dxc5
          """)
  void theOriginIsNamedByFileThenByRankThenByBoth(String fen, String uci, String san) {
    assertEquals(san, San.write(Position.fromFen(fen), Move.parseUci(uci)));
  }

  @ParameterizedTest(name = "{2}: {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/1b6/2N5/8/4K1N1 w - -      | g1e2 | Ne2
          4r1k1/8/8/8/8/8/4R3/R3K3 w - -       | a1a2 | Ra2
          4r1k1/8/8/4R3/8/8/8/R3K3 w - -       | a1a5 | Ra5
          4k3/8/8/8/8/2N5/8/r3K1N1 w - -       | c3b1 | Nb1
          """)
  void piecesThatCannotLegallyGoThereAreIgnored(String fen, String uci, String san) {
    assertEquals(san, San.write(Position.fromFen(fen), Move.parseUci(uci)));
  }

  @Test
  void anIllegalMoveIsNotWritten() {
    assertThrows(
        IllegalArgumentException.class, () -> San.write(Position.START, Move.parseUci("e2e5")));
  }
}
