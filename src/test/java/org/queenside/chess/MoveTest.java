package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
  @Test
  void aMoveIsWrittenAsEnginesWriteIt() {
    assertEquals("e2e4", Move.of(Square.E2, Square.E4).toString());
    assertEquals("a7a8n", Move.of(Square.A7, Square.A8, Role.KNIGHT).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e4", "e1g1", "a7b8q", "a2a1r", "h7h8b", "c7c8n", "a1a1"})
  void writtenMovesCanBeReadBack(String text) {
    assertEquals(text, Move.parseUci(text).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "'',0",
    "e,0",
    "e2,2",
    "e2e,2",
    "e2e9,2",
    "e7e8k,4",
    "e7e8p,4",
    "e7e8Q,4",
    "'e2e4 ',4",
    "e7e8qq,5",
    "0000,0"
  })
  void otherTextIsRefusedAtTheWrongCharacter(String text, int offset) {
    NotationException refusal = assertThrows(NotationException.class, () -> Move.parseUci(text));
    assertEquals(offset, refusal.offset());
    assertEquals(text, refusal.input());
  }

  @Test
  void thereIsOneInstanceOfEachMove() {
    assertSame(Move.parseUci("e7e8q"), Move.of(Square.E7, Square.E8, Role.QUEEN));
    assertSame(Move.of(Square.E2, Square.E4, null), Move.of(Square.E2, Square.E4));
    assertNull(Move.of(Square.E2, Square.E4).promotion());
  }

  @Test
  void aPawnCannotBecomeAKingOrStayAPawn() {
    assertThrows(IllegalArgumentException.class, () -> Move.of(Square.E7, Square.E8, Role.KING));
    assertThrows(IllegalArgumentException.class, () -> Move.of(Square.E7, Square.E8, Role.PAWN));
  }
}
