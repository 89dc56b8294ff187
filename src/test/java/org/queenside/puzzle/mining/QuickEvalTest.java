package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.queenside.chess.Position;
import org.queenside.chess.San;

class QuickEvalTest {

  private static int worth(String fen, String move) {
    Position position = Position.fromFen(fen);
    return QuickEval.worth(position.play(San.read(position, move)));
  }

  @Test
  void aPlayerSeesAHangingQueen() {
    String fen = "r1bqkbnr/ppp2ppp/2np4/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";

    assertThat(worth(fen, "Qg4")).isLessThan(worth(fen, "Nf3") - 500);
    assertThat(worth(fen, "Qh5")).isGreaterThan(worth(fen, "Qg4") + 500);
  }

  @Test
  void aPlayerTakesAHangingPiece() {
    String fen = "4k3/8/8/3q4/4P3/8/8/4K3 w - -";

    assertThat(worth(fen, "exd5")).isGreaterThan(worth(fen, "e5") + 500);
  }

  @Test
  void aPlayerMissesABackRankMate() {
    String fen = "3r2k1/5ppp/8/8/8/8/1R3PPP/6K1 w - -";

    // Rb7 lets Black mate on d1, g3 does not; the rook is more active on the seventh rank.
    assertThat(worth(fen, "Rb7")).isGreaterThanOrEqualTo(worth(fen, "g3"));
  }

  @Test
  void aPlayerPrefersACastledKing() {
    String fen = "r3k2r/ppp2ppp/2nq4/8/8/2NQ4/PPP2PPP/R3K2R w KQkq -";

    assertThat(worth(fen, "O-O")).isGreaterThan(worth(fen, "Ke2"));
  }
}
