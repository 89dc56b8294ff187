package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves as people write them. */
class LenientMoveParserTest {

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
    assertEquals(Move.parseUci(move), LenientMoveParser.read(Position.START, text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e9", "Nf", "hello", "e2e4e5", "e2-"})
  void whatIsNoMoveIsNone(String text) {
    assertNull(LenientMoveParser.read(Position.START, text));
  }

  @Test
  void twoKnightsThatMayBothGoAreToldApart() {
    Position knights = Position.fromFen("4k3/8/8/8/8/5N2/8/1N2K3 w - -");

    assertNull(LenientMoveParser.read(knights, "Nd2"));
    assertEquals(
        new MoveTextProblem.Ambiguous(Square.D2), LenientMoveParser.problem(knights, "Nd2"));
  }

  @ParameterizedTest
  @CsvSource({
    "Qd5, NoSuchPiece",
    "dxe5, NoSuchPiece",
    "hello, NotAMove",
    "Ke9, NotAMove",
    "'', NotAMove"
  })
  void whatIsWrittenAsAMoveFitsNoPieceAndTheRestIsNone(String text, String why) {
    Position kings = Position.fromFen("4k3/8/8/8/8/8/8/4K3 w - -");

    assertNull(LenientMoveParser.read(kings, text));
    assertEquals(why, LenientMoveParser.problem(kings, text).getClass().getSimpleName());
  }

  @ParameterizedTest
  @CsvSource({
    "e8=K, promotion-to-king",
    "e8K, promotion-to-king",
    "e7e8k, promotion-to-king",
    "e7-e8=K, promotion-to-king",
    "dxe8=K, none",
    "e8=P, promotion-to-pawn",
    "e7e8p, promotion-to-pawn",
    "Kk, none",
    "K, none",
    "k, none"
  })
  void whatNoPawnBecomesIsRefused(String text, String reason) {
    Position position = Position.fromFen("8/4P3/8/8/8/8/k6K/8 w - -");
    Ruling.Illegal refused = LenientMoveParser.refusedPromotion(position, text);

    assertNull(LenientMoveParser.read(position, text));
    assertEquals(reason, refused == null ? "none" : refused.reason().code());
  }
}
