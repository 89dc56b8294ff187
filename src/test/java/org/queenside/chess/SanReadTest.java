package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanReadTest {
  private static final String PROMOTION = "3r3k/4P3/8/8/8/8/8/4K3 w - -";
  private static final String EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6";
  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -";
  private static final String TWO_KNIGHTS = "4k3/8/8/8/8/5N2/8/1N2K3 w - -";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e8=Q", "e8Q", "e8/Q", "e8(Q)", "e8 = Q", "e8q", "e8=Q+", "e7-e8=Q", "e7e8q", "e8=♕", "e8♛",
        "Pe8Q", " e8=Q ", "e8=Q!?", "e8=Q ++"
      })
  void promotionsAreReadInEverySpelling(String text) {
    assertEquals("e7e8q", San.read(Position.fromFen(PROMOTION), text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exd6",
        "exd6 e.p.",
        "exd6ep",
        "exd6e.p.",
        "exd6 (ep)",
        "ed6",
        "e5xd6",
        "e5d6",
        "ed6!",
        "e:d6",
        "xd6",
        "e×d6"
      })
  void capturesEnPassantAreReadInEverySpelling(String text) {
    assertEquals("e5d6", San.read(Position.fromFen(EN_PASSANT), text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"O-O", "0-0", "o-o", "OO", "00", "O–O", "O-O+", "0-0!", "Kg1", "e1g1", "Ke1-g1"})
  void castlingKingsideIsReadInEverySpelling(String text) {
    assertEquals("e1g1", San.read(Position.fromFen(CASTLING), text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"O-O-O", "0-0-0", "o-o-o", "OOO", "000", "O—O—O", "e1c1"})
  void castlingQueensideIsReadInEverySpelling(String text) {
    assertEquals("e1c1", San.read(Position.fromFen(CASTLING), text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Nf3",
        "♘f3",
        "♞f3",
        "nf3",
        "Ng1-f3",
        "N1f3",
        "Ngf3",
        "Ng1f3",
        "g1f3",
        "g1-f3",
        "Nxf3",
        "Nf3+",
        "Nf3#",
        "Nf3!!",
        " Nf3 ?! ",
        "N f3",
        "♘ f3"
      })
  void aKnightMoveIsReadInEverySpelling(String text) {
    assertEquals("g1f3", San.read(Position.START, text).toString());
  }

  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/1b6/2N5/8/4K1N1 w - -               | Ne2   | g1e2
          4k3/8/8/2p5/3B4/8/1P6/4K3 w - -               | Bxc5  | d4c5
          4k3/8/8/1pp5/2B5/8/8/4K3 w - -                | Bb5+  | c4b5
          4k3/8/8/2p5/1P6/8/8/4K3 w - -                 | bc5   | b4c5
          4k3/8/8/8/8/8/3P4/4K3 w - -                   | d4    | d2d4
          4k3/8/8/8/8/3P4/3P4/4K3 w - -                 | d4    | d3d4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - | Nf6 | g8f6
          """)
  void theOnlyLegalPieceIsMeant(String fen, String text, String uci) {
    assertEquals(uci, San.read(Position.fromFen(fen), text).toString());
  }

  @ParameterizedTest(name = "\"{0}\" at {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''      | 0 | square is missing
          Nf      | 2 | rank is missing
          N       | 1 | square is missing
          e9      | 1 | rank is missing
          Qxd     | 3 | rank is missing
          Qx      | 2 | square is missing
          e4-     | 3 | square is missing
          e4 foo  | 3 | after the move
          O       | 0 | O-O or O-O-O
          O-O-O-O | 0 | O-O or O-O-O
          O-      | 0 | O-O or O-O-O
          e8=     | 3 | Q, R, B or N
          e8=K    | 3 | becomes a queen
          e8(Q    | 4 | not closed
          Nf3 \\0 | 4 | after the move
          """)
  void otherTextIsRefusedAtTheWrongCharacter(String text, int offset, String message) {
    NotationException refusal =
        assertThrows(NotationException.class, () -> San.read(Position.START, text));
    assertEquals(offset, refusal.offset());
    assertTrue(refusal.message().contains(message), refusal::message);
  }

  @Test
  void severalLegalMovesAreAllNamed() {
    NotationException refusal = refusal(TWO_KNIGHTS, "Nd2");
    assertEquals("the move may be Nbd2 or Nfd2", refusal.message());
    assertEquals(1, refusal.offset());
  }

  @Test
  void aMissingPromotionIsReported() {
    NotationException refusal = refusal(PROMOTION, "e8");
    assertTrue(refusal.message().contains("=Q, =R, =B or =N"), refusal::message);
    assertEquals(2, refusal.offset());
  }

  @Test
  void aPromotionBeforeTheLastRankIsRefused() {
    NotationException refusal = refusal(EN_PASSANT, "e6=Q");
    assertTrue(refusal.message().contains("last rank"), refusal::message);
    assertEquals(2, refusal.offset());
  }

  @Test
  void aPieceThatIsNotOnTheBoardIsNamed() {
    assertEquals(
        "there is no white queen that could be meant", refusal(TWO_KNIGHTS, "Qd4").message());
  }

  @Test
  void aMoveThatNoPieceCanMakeIsReported() {
    assertEquals("no white knight can go to h8", refusal(TWO_KNIGHTS, "Nh8").message());
  }

  @Test
  void anIllegalMoveOfTheOnlyPieceIsReportedWithItsReason() {
    String pinned = "4k3/8/8/8/1b6/2N5/8/4K3 w - -";
    Ruling.Illegal ruling =
        (Ruling.Illegal) Ruling.of(Position.fromFen(pinned), Move.parseUci("c3e4"));
    assertTrue(refusal(pinned, "Ne4").message().endsWith(ruling.reason().code()));
  }

  @Test
  void castlingThroughCheckIsReportedWithItsReason() {
    assertTrue(
        refusal("4k3/8/8/8/6b1/8/8/R3K3 w Q -", "O-O-O")
            .message()
            .endsWith("castling-through-check"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Kh1", "Kxh1", "Ke1h1", "Ke1xh1", "e1xh1", "Ka1", "Kxa1", "♔xa1", "Kh1+"})
  void aKingThatTakesItsOwnRookIsRefusedAlthoughItMayCastle(String text) {
    assertTrue(refusal(CASTLING, text).message().endsWith("castling-too-far"));
    Position position = Position.fromFen(CASTLING);
    assertThrows(NotationException.class, () -> San.intended(position, text));
  }

  @ParameterizedTest
  @CsvSource({"e1h1, e1g1", "e1a1, e1c1", "e1-h1, e1g1"})
  void theSquaresOfKingAndRookMeanCastling(String text, String uci) {
    assertEquals(uci, San.read(Position.fromFen(CASTLING), text).toString());
  }

  @Test
  void theSquaresOfKingAndRookAreRefusedAsCastling() {
    assertTrue(
        refusal("4k3/8/8/8/8/6b1/8/4K2R w K -", "e1h1")
            .message()
            .endsWith("castling-out-of-check"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Nd2=Q", "Nd2Q", "Nbd2=R", "N1d2(B)", "Nf1d2=N"})
  void aPromotionOfAPieceIsRefused(String text) {
    assertThrows(
        NotationException.class, () -> San.read(Position.fromFen(TWO_KNIGHTS), text), text);
  }

  @ParameterizedTest
  @CsvSource({"Nd2=Q, b1d2q", "Nfd2=R, f3d2r"})
  void aPromotionOfAPieceIsStillUnderstood(String text, String uci) {
    Position position = Position.fromFen(TWO_KNIGHTS);
    Move intended = San.intended(position, text);
    assertEquals(uci, intended.toString());
    Ruling.Illegal ruling = (Ruling.Illegal) Ruling.of(position, intended);
    assertInstanceOf(PromotionReason.NotAPromotion.class, ruling.reason());
  }

  private static NotationException refusal(String fen, String text) {
    Position position = Position.fromFen(fen);
    return assertThrows(NotationException.class, () -> San.read(position, text));
  }

  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/1b6/2N5/8/4K3 w - -                        | Ne4   | c3e4
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | e5    | e2e5
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | Qd3   | d1d3
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | exd3  | e2d3
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | O-O   | e1g1
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | Nf3   | g1f3
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | a1a5  | a1a5
          6k1/4P3/8/8/8/8/8/4K3 w - -                          | e8    | e7e8
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | Ng5   | g1g5
          4k3/8/8/8/8/8/8/5K1R w - -                           | O-O   | f1h1
          4k3/8/8/8/8/8/8/R5K1 w - -                           | O-O   | g1e1
          """)
  void aMoveThatIsNotLegalIsStillUnderstood(String fen, String text, String uci) {
    assertEquals(uci, San.intended(Position.fromFen(fen), text).toString());
  }

  @Test
  void anAmbiguousMoveIsNotUnderstood() {
    Position position = Position.fromFen(TWO_KNIGHTS);
    assertThrows(NotationException.class, () -> San.intended(position, "Nd2"));
  }

  @ParameterizedTest(name = "{1} is {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/3pP3/8/8/8/4K3 w - d6   | ed6   | exd6
          4k3/8/8/3pP3/8/8/8/4K3 w - d6   | e6+   | e6
          6k1/4P3/8/8/8/8/8/4K3 w - -     | e8Q+  | e8=Q+
          r3k2r/8/8/8/8/8/8/R3K2R w KQkq -| 0-0   | O-O
          6k1/4P3/8/8/8/8/8/4K3 w - -     | e8=Q  | e8=Q+
          """)
  void whatIsReadIsWrittenInTheUsualSpelling(String fen, String text, String usual) {
    Position position = Position.fromFen(fen);
    assertEquals(usual, San.write(position, San.read(position, text)));
    assertEquals(San.read(position, text), San.read(position, usual));
  }
}
