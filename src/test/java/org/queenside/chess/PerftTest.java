package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares perft with published counts, which Stockfish 15.1 confirms. */
class PerftTest {
  @ParameterizedTest(name = "{0} to depth {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1                 | 6 | 119060324
          r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1     | 5 | 193690690
          8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1                                | 7 | 178633661
          r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1         | 5 | 15833292
          r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1         | 5 | 15833292
          rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8                | 5 | 89941194
          r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10 | 5 | 164075551
          R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1                     | 1 | 218
          """)
  void theUsualPositionsHaveTheirPublishedCounts(String fen, int depth, long count) {
    assertEquals(count, Perft.count(Position.fromFen(fen), depth));
  }

  @ParameterizedTest(name = "{3}: {0} to depth {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1           | 6 | 1134888  | en passant pinned on the rank
          8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1          | 6 | 824064   | en passant pinned on a diagonal
          8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1         | 6 | 1440467  | en passant and a bishop’s check
          5k2/8/8/8/8/8/8/4K2R w K - 0 1              | 6 | 661072   | castling gives check
          3k4/8/8/8/8/8/8/R3K3 w Q - 0 1              | 6 | 803711   | queenside castling gives check
          r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1   | 4 | 1274206  | captures end castling rights
          r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1    | 4 | 1720476  | queens prevent castling
          n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1     | 6 | 71179139 | promotions on both sides
          2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1           | 6 | 3821001  | promotion out of check
          4k3/1P6/8/8/8/8/K7/8 w - - 0 1              | 6 | 217342   | promotion gives check
          8/P1k5/K7/8/8/8/8/8 w - - 0 1               | 6 | 92683    | underpromotion gives check
          8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1         | 5 | 1004658  | discovered check
          K1k5/8/P7/8/8/8/8/8 w - - 0 1               | 6 | 2217     | a king stalemates itself
          8/k1P5/8/1K6/8/8/8/8 w - - 0 1              | 7 | 567584   | stalemate and mate
          8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1           | 4 | 23527    | double check
          """)
  void trickyPositionsHaveTheirPublishedCounts(String fen, int depth, long count, String trap) {
    Position position = Position.fromFen(fen);
    assertEquals(count, Perft.count(position, depth));
    assertEquals(
        count, Perft.count(Position.fromFen(MirroredPosition.fen(fen)), depth), "mirrored");
  }

  @ParameterizedTest(name = "{0} to depth {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1             | 5 | 4865609
          r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 | 4 | 4085603
          8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1                            | 5 | 674624
          n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1                              | 5 | 3605103
          """)
  void makingEveryMoveCountsTheSame(String fen, int depth, long count) {
    assertEquals(count, Perft.countEach(Position.fromFen(fen), depth));
  }
}
