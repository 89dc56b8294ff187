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
  void otherTextIsNotAMove(String text) {
    assertNull(LenientMoveParser.read(Position.START, text));
  }

  @Test
  void twoPossibleKnightsAreDistinguished() {
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
  void aMoveWithoutAPieceIsDistinguishedFromOtherText(String text, String why) {
    Position kings = Position.fromFen("4k3/8/8/8/8/8/8/4K3 w - -");

    assertNull(LenientMoveParser.read(kings, text));
    assertEquals(why, LenientMoveParser.problem(kings, text).getClass().getSimpleName());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | E4        | e2e4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | NF3       | g1f3
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | E2E4      | e2e4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | B2-B4     | b2b4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | B4        | b2b4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | E5        | e2e5
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | KE2       | e1e2
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | E7E5      | e7e5
          4k3/8/8/3pP3/8/8/8/4K3 w - d6                        | EXD6      | e5d6
          4k3/8/8/3pP3/8/8/8/4K3 w - d6                        | Exd6 e.p. | e5d6
          6k1/4P3/8/8/8/8/8/4K3 w - -                          | E8=Q      | e7e8q
          4k3/8/8/8/8/8/8/R3K2R w KQ -                         | RAD1      | a1d1
          4k3/8/8/8/8/2p5/1P6/4KB2 w - -                       | BXC3      | b2c3
          4k3/8/8/8/8/2p5/1P6/4KB2 w - -                       | Bxc3      | f1c3
          4k3/8/8/8/8/2p5/1P6/4KB2 w - -                       | BC4       | f1c4
          4k3/8/8/8/8/2p5/1P6/4KB2 w - -                       | BB5       | f1b5
          4k3/8/8/8/8/2p5/1P1B4/4K3 w - -                      | Bxc3      | d2c3
          4k3/8/8/8/8/2p5/1P1B4/4K3 w - -                      | bxc3      | b2c3
          """)
  void capitalsAreFilesIfTheTextHasNoOtherMeaning(String fen, String text, String move) {
    assertEquals(Move.parseUci(move), LenientMoveParser.read(Position.fromFen(fen), text));
  }

  @Test
  void anAmbiguousCapitalBIsReported() {
    Position both = Position.fromFen("4k3/8/8/8/8/2p5/1P1B4/4K3 w - -");

    assertNull(LenientMoveParser.read(both, "BXC3"));
    assertEquals(new MoveTextProblem.Ambiguous(Square.C3), LenientMoveParser.problem(both, "BXC3"));
  }

  @ParameterizedTest
  @CsvSource({"Kh1", "Kxh1", "KXH1", "Ke1h1", "Ke1xh1", "e1xh1", "Kxa1"})
  void aKingThatTakesItsOwnRookIsRefusedAndDoesNotCastle(String text) {
    Position position = Position.fromFen("4k3/8/8/8/8/8/8/R3K2R w KQ -");
    Ruling.Illegal refused = LenientMoveParser.refused(position, text);

    assertNull(LenientMoveParser.read(position, text));
    assertEquals("castling-too-far", refused == null ? "none" : refused.reason().code());
  }

  @Test
  void aKnightIsNotPromoted() {
    Position knights = Position.fromFen("4k3/8/8/8/8/5N2/8/1N2K3 w - -");
    Move move = LenientMoveParser.read(knights, "Nd2=Q");

    assertEquals(Move.parseUci("b1d2q"), move);
  }

  @ParameterizedTest
  @CsvSource({
    "E8=K, promotion-to-king",
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
  void forbiddenPromotionsAreRefused(String text, String reason) {
    Position position = Position.fromFen("8/4P3/8/8/8/8/k6K/8 w - -");
    Ruling.Illegal refused = LenientMoveParser.refused(position, text);

    assertNull(LenientMoveParser.read(position, text));
    assertEquals(reason, refused == null ? "none" : refused.reason().code());
  }
}
