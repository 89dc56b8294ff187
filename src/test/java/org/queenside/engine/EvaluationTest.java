package org.queenside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.MirroredPosition;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Tests the evaluation and the balance of exchanges. */
class EvaluationTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K2R b - - 0 1"
      })
  void bothSidesAreEvaluatedAlike(String fen) {
    assertThat(Evaluation.of(Position.fromFen(MirroredPosition.fen(fen))))
        .isEqualTo(Evaluation.of(Position.fromFen(fen)));
  }

  @Test
  void aLoneKnightWinsNothing() {
    assertThat(Evaluation.of(Position.fromFen("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"))).isZero();
  }

  /**
   * The expected balances follow from the pieces' values: pawn 100, knight 320, rook 500, queen
   * 950.
   */
  @ParameterizedTest
  @CsvSource({
    // A free pawn.
    "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1, d1d5, 100",
    // A protected pawn costs the rook.
    "4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1, d1d5, -400",
    // Two rooks in line against one protector: Black loses knight and rook, White a rook.
    "3rk3/8/8/3n4/8/3R4/3R4/4K3 w - - 0 1, d3d5, 320",
    // A quiet move onto an attacked square.
    "4k3/8/2p5/8/8/8/8/3QK3 w - - 0 1, d1d5, -950"
  })
  void exchangesAreBalanced(String fen, String move, int balance) {
    assertThat(StaticExchangeEvaluation.of(Position.fromFen(fen), Move.parseUci(move)))
        .isEqualTo(balance);
  }
}
