package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescriptiveNotationTest {
  @ParameterizedTest(name = "{2}: {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | e2e4  | P-K4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | c2c4  | P-QB4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - | g8f6  | N-KB3
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - | d7d6  | P-Q3
          6k1/8/8/8/8/8/8/R3K2R w KQ -                         | h1f1  | R-KB1
          6k1/8/8/8/8/8/8/R3K2R w KQ -                         | a1c1  | R-QB1
          4k3/8/8/8/8/8/8/R1K4R w - -                          | h1f1  | R-B1
          6k1/8/8/8/8/8/4K3/R6R w - -                          | h1d1  | R(KR1)-Q1
          6k1/8/8/8/8/8/4K3/R6R w - -                          | a1d1  | R(QR1)-Q1
          6k1/8/8/8/8/8/8/4K2R w K -                           | e1g1  | Castles
          6k1/8/8/8/8/8/8/R3K2R w KQ -                         | e1g1  | Castles K
          6k1/8/8/8/8/8/8/R3K2R w KQ -                         | e1c1  | Castles Q
          4k3/8/8/3p4/4P3/8/8/4K3 w - -                        | e4d5  | PxP
          4k3/8/8/3p1p2/4P3/8/8/4K3 w - -                      | e4d5  | PxP(Q5)
          4k3/8/8/3p4/2P1P3/8/8/4K3 w - -                      | e4d5  | P(K4)xP
          4k3/8/8/1p1p4/2P1P3/8/8/4K3 w - -                    | c4d5  | P(QB4)xP(Q5)
          4k3/8/8/1p1p4/2P1P3/8/8/4K3 w - -                    | e4d5  | P(K4)xP
          4k3/8/8/3pP3/8/8/8/4K3 w - d6                        | e5d6  | PxP e.p.
          8/2k1P3/8/8/8/8/8/4K3 w - -                          | e7e8n | P-K8=N ch
          3r3k/4P3/8/8/8/8/8/4K3 w - -                         | e7d8r | PxR=R ch
          """)
  void aMoveIsWrittenInTheShortestUnambiguousForm(String fen, String uci, String text) {
    assertEquals(text, DescriptiveNotation.write(Position.fromFen(fen), Move.parseUci(uci)));
  }
}
