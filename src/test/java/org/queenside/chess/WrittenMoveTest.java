package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves as people write them. */
class WrittenMoveTest {

  @ParameterizedTest
  @CsvSource({
    "Nf3, g1f3",
    "' Nf3 ', g1f3",
    "e4, e2e4",
    "e2e4, e2e4",
    "E2-E4, e2e4",
    "e7e5, e7e5",
    "e2e5, e2e5",
    "Ke2, e1e2"
  })
  void aMoveIsReadLegalOrNot(String text, String move) {
    assertEquals(Move.parseUci(move), WrittenMove.read(Position.START, text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e9", "Nf", "hello", "e2e4e5", "e2-"})
  void whatIsNoMoveIsNone(String text) {
    assertNull(WrittenMove.read(Position.START, text));
  }
}
