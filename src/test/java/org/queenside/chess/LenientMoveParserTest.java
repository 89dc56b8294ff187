package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Set;
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
  @ValueSource(strings = {"", "e9", "Nf", "hello", "e2e4e5", "e2-", "4.", "...", "1. e4 e5 2. f4"})
  void otherTextIsNotAMove(String text) {
    assertNull(LenientMoveParser.read(Position.START, text));
  }

  @Test
  void twoPossibleKnightsAreDistinguished() {
    Position knights = Position.fromFen("4k3/8/8/8/8/5N2/8/1N2K3 w - -");

    assertNull(LenientMoveParser.read(knights, "Nd2"));
    assertEquals(
        new MoveTextProblem.Ambiguous(List.of("Nbd2", "Nfd2")),
        LenientMoveParser.problem(knights, "Nd2"));
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

  /** A pawn on b2, which may capture on a3 and c3, and a bishop that may do the same. */
  @ParameterizedTest
  @CsvSource({
    "BXC3, bxc3 Bxc3",
    "bc3, bxc3 Bxc3",
    "BC3, bxc3 Bxc3",
    "b:c3, bxc3 Bxc3",
    "B2xc3, Bxc3",
    "bxc3, bxc3",
    "bxc3+, bxc3",
    "Bxc3, Bxc3",
    "b2c3, bxc3",
    "d2-c3, Bxc3",
    "4. bc3, bxc3 Bxc3"
  })
  void ofTwoLegalMovesNoneIsGuessed(String text, String moves) {
    Position both = Position.fromFen("4k3/8/8/8/8/2p5/1P1B4/4K3 w - -");
    List<String> possible = List.of(moves.split(" "));
    Move read = LenientMoveParser.read(both, text);

    if (possible.size() == 1) {
      assertEquals(San.read(both, moves), read);
    } else {
      assertNull(read);
      assertEquals(
          Set.copyOf(possible),
          Set.copyOf(((MoveTextProblem.Ambiguous) LenientMoveParser.problem(both, text)).moves()));
    }
  }

  @ParameterizedTest(name = "{1} means {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | bb5           | f1b5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | b b5          | f1b5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | ba6           | f1a6
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | nc3           | b1c3
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | 4.Bb5         | f1b5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | 4. bb5        | f1b5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | 4 Bb5         | f1b5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | Bb5.          | f1b5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | ♗b5           | f1b5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | b3            | b2b3
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | b1 c3         | b1c3
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | bd2           | c1d2
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | bc3           | b2c3
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | N x e5 !?     | f3e5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | d2 to d4      | d2d4
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | d2→d4         | d2d4
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | D2 – D4       | d2d4
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | d7-d5!        | d7d5
          r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - | f3xe5         | f3e5
          rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -     | 1... Nf6      | g8f6
          rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -     | 12…Nf6        | g8f6
          rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -     | ...nf6        | g8f6
          rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -     | bb4           | f8b4
          rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -     | b5            | b7b5
          4k3/8/8/8/8/8/8/R3K2R w KQ -                                 | O - O         | e1g1
          4k3/8/8/8/8/8/8/R3K2R w KQ -                                 | o-o           | e1g1
          4k3/8/8/8/8/8/8/R3K2R w KQ -                                 | 0–0           | e1g1
          4k3/8/8/8/8/8/8/R3K2R w KQ -                                 | 0 — 0 — 0     | e1c1
          4k3/8/8/8/8/8/8/R3K2R w KQ -                                 | o−o−o!        | e1c1
          4k3/8/8/8/8/8/8/R3K2R w KQ -                                 | 12. O-O       | e1g1
          4k3/8/8/8/8/8/8/R3K2R w KQ -                                 | 12 0-0        | e1g1
          4k3/8/8/8/8/8/8/R3K2R w KQ -                                 | 1 O-O-O       | e1c1
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c8b           | c7c8b
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c8=b          | c7c8b
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c8 = B        | c7c8b
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c8(Q)         | c7c8q
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c8 (q)        | c7c8q
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c8/Q          | c7c8q
          8/2P5/8/8/8/8/k6K/8 w - -                                    | C8N           | c7c8n
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c8♕           | c7c8q
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c7c8b         | c7c8b
          8/2P5/8/8/8/8/k6K/8 w - -                                    | c7 c8 b       | c7c8b
          1n6/P7/8/8/8/8/k6K/8 w - -                                   | axb8b+!       | a7b8b
          8/1P6/8/8/8/8/k6K/8 w - -                                    | b8b           | b7b8b
          8/1P6/8/8/8/8/k6K/8 w - -                                    | b8B           | b7b8b
          4k3/8/8/3pP3/8/8/8/4K3 w - d6                                | exd6 e.p.     | e5d6
          4k3/8/8/3pP3/8/8/8/4K3 w - d6                                | e5 x d6       | e5d6
          4k3/8/8/8/8/8/8/2B1K2B w - -                                 | bb2           | c1b2
          4k3/8/8/8/1B6/8/8/4K2B w - -                                 | bbd2          | b4d2
          """)
  void commonWaysOfTypingAreUnderstood(String fen, String text, String move) {
    assertEquals(Move.parseUci(move), LenientMoveParser.read(Position.fromFen(fen), text));
  }

  @Test
  void signsThatAreNeverSeenDoNotMatter() {
    assertEquals(
        Move.parseUci("g1f3"),
        LenientMoveParser.read(Position.START, "\u200f1.\u00a0\u2658\ufe0ef3\u200e"));
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
