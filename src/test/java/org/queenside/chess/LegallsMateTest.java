package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** One game in four notations. The expected texts come from books. */
class LegallsMateTest {
  private static final String SAN = "e4 e5 Bc4 d6 Nf3 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#";
  private static final String LONG =
      "e2-e4 e7-e5 Bf1-c4 d7-d6 Ng1-f3 Bc8-g4 Nb1-c3 g7-g6 Nf3xe5 Bg4xd1 Bc4xf7+ Ke8-e7 Nc3-d5#";
  private static final String UCI =
      "e2e4 e7e5 f1c4 d7d6 g1f3 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5";
  private static final String DESCRIPTIVE =
      "P-K4, P-K4, B-B4, P-Q3, N-KB3, B-N5, N-B3, P-KN3, NxP, BxQ, BxP ch, K-K2, N-Q5 mate";

  @Test
  void isWrittenInShortAlgebraicNotation() {
    assertEquals(List.of(SAN.split(" ")), written(San::write));
  }

  @Test
  void isWrittenInLongAlgebraicNotation() {
    assertEquals(List.of(LONG.split(" ")), written(LongAlgebraic::write));
  }

  @Test
  void isWrittenForEngines() {
    assertEquals(List.of(UCI.split(" ")), written((position, move) -> move.toString()));
  }

  @Test
  void isWrittenInDescriptiveNotation() {
    assertEquals(List.of(DESCRIPTIVE.split(", ")), written(DescriptiveNotation::write));
  }

  @Test
  void isReadFromEveryAlgebraicNotation() {
    for (String text : List.of(SAN, LONG, UCI)) {
      Position position = Position.START;
      for (String move : text.split(" ")) {
        position = position.play(San.read(position, move));
      }
      assertTrue(position.isCheckmate());
    }
  }

  private static List<String> written(BiFunction<Position, Move, String> writer) {
    List<String> texts = new ArrayList<>();
    Position position = Position.START;
    for (String uci : UCI.split(" ")) {
      Move move = Move.parseUci(uci);
      texts.add(writer.apply(position, move));
      position = position.play(move);
    }
    return texts;
  }
}
