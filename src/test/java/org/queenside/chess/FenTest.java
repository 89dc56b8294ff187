package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        KIWIPETE,
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
        "r3k3/8/8/8/8/8/8/4K2R b Kq - 149 999",
        "8/8/8/8/8/8/8/K6k w - - 9999 9999"
      })
  void aReadFenIsWrittenUnchanged(String fen) {
    assertEquals(fen, Fen.write(Position.fromFen(fen)));
  }

  @Test
  void everyFieldIsRead() {
    Setup setup = Fen.read("4k3/8/8/3pP3/8/8/8/4K2R w K d6 12 34");
    assertEquals(Piece.BLACK_PAWN, setup.board().at(Square.D5));
    assertEquals(Piece.WHITE_ROOK, setup.board().at(Square.H1));
    assertEquals(Color.WHITE, setup.turn());
    assertTrue(setup.castling().has(Color.WHITE, CastlingSide.KINGSIDE));
    assertEquals("K", setup.castling().toString());
    assertEquals(Square.D6, setup.enPassant());
    assertEquals(12, setup.halfmoveClock());
    assertEquals(34, setup.fullmoveNumber());
  }

  @Test
  void missingCountersAreZeroAndOne() {
    assertEquals(Fen.read("4k3/8/8/8/8/8/8/4K3 b - - 0 1"), Fen.read("4k3/8/8/8/8/8/8/4K3 b - -"));
    assertEquals(
        Fen.read("4k3/8/8/8/8/8/8/4K3 b - - 7 1"), Fen.read("4k3/8/8/8/8/8/8/4K3 b - - 7"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/8/4K2R w K - 7 0",
        "  4k3/8/8/8/8/8/8/4K2R w K - 7 1 ",
        "4k3/8/8/8/8/8/8/4K2R  w   K\t-  7 1\r\n",
        "4k3/8/8/8/8/8/8/4K2R w K - 7",
        "4k3/8/8/8/8/8/8/4K2R\u2003w K - 7 00",
        "4k3/8/8/8/8/8/8/4K2R\u00A0w\u00A0K\u00A0–\u202F7\u00A01\u00A0",
        "\uFEFF4k3/8/8/8/8/8/8/4K2R w\u200B K − 7 1"
      })
  void lenientReadingAcceptsWhiteSpaceAndMoveZero(String text) {
    assertEquals(Fen.read("4k3/8/8/8/8/8/8/4K2R w K - 7 1"), Fen.readLenient(text));
  }

  @Test
  void fourFieldsAreEnoughForFilesToo() {
    assertEquals(
        Fen.read("4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        Fen.readLenient(" 4k3/8/8/8/8/8/8/4K2R w K - "));
  }

  @Test
  void strictReadingAcceptsNoVariants() {
    assertThrows(NotationException.class, () -> Fen.read(" 4k3/8/8/8/8/8/8/4K3 w - -"));
    assertThrows(NotationException.class, () -> Fen.read("4k3/8/8/8/8/8/8/4K3  w - -"));
    assertEquals(0, Fen.read("4k3/8/8/8/8/8/8/4K3 w - - 0 0").fullmoveNumber());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ``                                  | 0
          ` `                                 | 0
          `  4k3/8/8/8/8/8/8/4K3  x - -`      | 23
          `4k3/8/8/8/8/8/8/4K3 w - - 0 1 2 `  | 29
          """)
  void lenientReadingRefusesOtherTextAtTheWrongCharacter(String text, int offset) {
    NotationException refusal = assertThrows(NotationException.class, () -> Fen.readLenient(text));
    assertEquals(offset, refusal.offset(), refusal.message());
  }

  @Test
  void impossiblePiecesCanBeRead() {
    assertEquals(3, Fen.read("kkk5/8/8/8/8/8/8/P6p w KQkq e3").board().pieces(Role.KING).size());
  }

  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                  | 0
          9/8/8/8/8/8/8/8 w - -               | 0
          0/8/8/8/8/8/8/8 w - -               | 0
          4x3/8/8/8/8/8/8/8 w - -             | 1
          44/8/8/8/8/8/8/8 w - -              | 1
          2p22k/8/8/8/8/8/8/8 w - -           | 3
          8K/8/8/8/8/8/8/8 w - -              | 1
          5k3/8/8/8/8/8/8/8 w - -             | 2
          8/8/8/8/8/8/8 w - -                 | 13
          8/8/8/8/8/8/8/8/8 w - -             | 15
          8/8/8/8/8/8/8/8                     | 15
          8/8/8/8/8/8/8/8 x - -               | 16
          8/8/8/8/8/8/8/8 w                   | 17
          8/8/8/8/8/8/8/8 w KK -              | 19
          8/8/8/8/8/8/8/8 w HA -              | 18
          8/8/8/8/8/8/8/8 w  - -              | 18
          8/8/8/8/8/8/8/8 w - e9              | 20
          8/8/8/8/8/8/8/8 w - - -1 1          | 22
          8/8/8/8/8/8/8/8 w - - 0 1234567     | 30
          8/8/8/8/8/8/8/8 w - - 0 1 2         | 25
          """)
  void otherTextIsRefusedAtTheWrongCharacter(String text, int offset) {
    NotationException refusal = assertThrows(NotationException.class, () -> Fen.read(text));
    assertEquals(offset, refusal.offset(), refusal.message());
    assertEquals(text, refusal.input());
  }

  @Test
  void aTextWithRandomFaultsIsReadOrRefused() {
    Random random = new Random(5);
    List<Position> positions = RandomGames.positions(5, 200);
    String alphabet = "rnbqkpRNBQKP12345678/ -wbkqKQaceh0369\u0000\u00e9\ud83d\n\t";
    int read = 0;
    for (int i = 0; i < 60_000; i++) {
      StringBuilder text =
          new StringBuilder(Fen.write(positions.get(random.nextInt(positions.size()))));
      for (int faults = 1 + random.nextInt(4); faults > 0; faults--) {
        int at = random.nextInt(text.length());
        char letter = alphabet.charAt(random.nextInt(alphabet.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, letter);
          case 1 -> text.insert(at, letter);
          default -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(5)));
        }
        if (text.isEmpty()) {
          break;
        }
      }
      if (survives(text.toString())) {
        read++;
      }
    }
    assertTrue(read > 100, "some faulty texts are still a FEN");
  }

  /** Calls all queries of a position, which must never fail. */
  private static boolean survives(String text) {
    Setup setup;
    try {
      setup = Fen.read(text);
    } catch (NotationException refusal) {
      assertTrue(refusal.offset() >= 0 && refusal.offset() <= text.length(), text);
      return false;
    }
    if (setup.position() instanceof PositionResult.Valid(Position position)) {
      assertEquals(position.legalMoves().size(), position.legalMoveCount(), text);
    }
    if (setup.lessonPosition() instanceof PositionResult.Valid(Position position)) {
      assertEquals(position.legalMoves().size(), position.legalMoveCount(), text);
      position.matesInOne();
    }
    return true;
  }
}
