package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.queenside.chess.pgn.PgnReader;
import org.queenside.chess.pgn.PgnReading;

/** For any input, readers throw only the documented exception. */
class NotationFuzzTest {
  private static final String SAN_CHARACTERS = "abcdefghKQRBNPkqrnpO0oxX:-=/()+#!?12345678 ♘♛.\0é";
  private static final String PGN =
      """
      [Event "Fuzz"]
      [FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]

      {start} 1. e4! $1 e5 (1... c5 2. Nf3 (2. c3 d5)) {x} 2. Nf3 ; rest
      Nc6 3. Bb5 a6 4. O-O 1-0

      """;

  @Test
  void randomMovesAreReadOrRefused() {
    Random random = new Random(1);
    List<Position> positions = RandomGames.positions(3, 500);
    for (int i = 0; i < 50_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(9); length > 0; length--) {
        text.append(SAN_CHARACTERS.charAt(random.nextInt(SAN_CHARACTERS.length())));
      }
      checkMove(positions.get(i % positions.size()), text.toString());
    }
  }

  @Test
  void movesOfOtherPositionsAreReadOrRefused() {
    Random random = new Random(2);
    List<Position> positions = RandomGames.positions(4, 500);
    for (Position position : positions) {
      Position other = positions.get(random.nextInt(positions.size()));
      for (Move move : other.legalMoves()) {
        checkMove(position, San.write(other, move));
        checkMove(position, LongAlgebraic.write(other, move));
      }
    }
  }

  @Test
  void movesInLessonsWithoutKingsAreReadOrRefused() {
    Position position = Position.lessonFromFen("8/8/8/8/3p4/8/R1P5/8 w - -");
    for (String text : List.of("Kg1", "O-O", "e1g1", "K", "Ra8", "Ra2b2", "c4", "cxd3", "Rd4")) {
      checkMove(position, text);
    }
  }

  private static void checkMove(Position position, String text) {
    try {
      assertTrue(position.isLegal(San.read(position, text)));
    } catch (NotationException e) {
      assertTrue(e.offset() >= 0 && e.offset() <= text.length(), () -> text + " " + e.offset());
    }
    try {
      San.intended(position, text);
      Uci.read(position, text);
    } catch (NotationException e) {
      assertTrue(e.offset() >= 0 && e.offset() <= text.length(), () -> text + " " + e.offset());
    }
  }

  @Test
  void damagedGamesAreReadOrRefusedInFiniteTime() throws IOException {
    Random random = new Random(3);
    byte[] whole = PGN.repeat(3).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 5_000; i++) {
      byte[] damaged = whole.clone();
      for (int damage = 1 + random.nextInt(4); damage > 0; damage--) {
        damaged[random.nextInt(damaged.length)] =
            random.nextBoolean() ? (byte) random.nextInt() : whole[random.nextInt(whole.length)];
      }
      readAll(damaged);
    }
  }

  @Test
  void randomBytesAreReadOrRefusedInFiniteTime() throws IOException {
    Random random = new Random(4);
    for (int i = 0; i < 5_000; i++) {
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      readAll(bytes);
    }
  }

  private static void readAll(byte[] bytes) throws IOException {
    PgnReader reader = new PgnReader(new String(bytes, StandardCharsets.ISO_8859_1));
    for (int games = 0; games <= bytes.length; games++) {
      try {
        PgnReading game = reader.next();
        if (game == null) {
          return;
        }
        game.complete();
      } catch (NotationException e) {
        assertTrue(e.offset() >= 0 && e.offset() <= e.input().length());
      }
    }
    throw new AssertionError("the reader does not terminate");
  }
}
