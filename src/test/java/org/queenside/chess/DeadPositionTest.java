package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeadPositionTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/4k3/8/3K4/8/8 w - -",
        "8/8/8/4k3/8/3K4/2B5/8 b - -",
        "8/8/8/4k3/8/3K4/2n5/8 w - -",
        "8/7b/8/4k3/2B5/3K4/8/8 w - -",
        "8/7b/8/4k3/2B5/3K4/4B3/1b6 w - -",
        "8/8/8/4k3/3b4/3K4/8/B1B1B3 b - -",
      })
  void tooLittleMaterialIsDead(String fen) {
    assertTrue(DeadPosition.isDead(Position.fromFen(fen)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/6b1/1p3k2/1Pp1p1p1/2P1PpP1/5P2/8/5K2 b - -",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -",
        // The bishop can't leave its own side of the wall.
        "4k3/8/8/p1p1p1p1/P1P1P1P1/5B2/8/4K3 w - -",
        // The bishop is behind the wall and gives check, but attacks only light squares.
        "4k3/8/6B1/p1p1p1p1/P1P1P1P1/8/8/4K3 b - -",
      })
  void permanentWallsAreDead(String fen) {
    assertTrue(DeadPosition.isDead(Position.fromFen(fen)));
  }

  @Test
  void aForcedCaptureOfTheLastMatingPieceIsDead() {
    assertTrue(DeadPosition.isDead(Position.fromFen("8/8/8/8/8/4k3/1q6/K7 w - -")));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kn6/8/1K6/3N4/8/8/8/8 w - -          | Nc7
          kn6/8/BK6/8/8/8/8/8 w - -            | Bb7
          7k/5K2/5N2/4N3/8/8/8/8 w - -         | Ng6
          7k/5K1b/8/8/8/B7/8/8 w - -           | Bb2
          k7/p1K5/8/8/8/8/8/5B2 w - -          | Bg2
          k1K5/p7/8/3N4/8/8/8/8 w - -          | Nc7
          """)
  void aHelpmateKeepsThePositionAlive(String fen, String line) {
    Position position = Position.fromFen(fen);
    Color winner = line.split(" ").length % 2 == 1 ? position.turn() : position.turn().opposite();
    for (String move : line.split(" ")) {
      assertFalse(DeadPosition.isDead(position), position::toString);
      assertTrue(DeadPosition.canMate(position, winner), position::toString);
      position = position.play(San.read(position, move));
    }
    assertTrue(position.isCheckmate());
    assertFalse(DeadPosition.isDead(position));
  }

  @ParameterizedTest
  @ValueSource(strings = {"7k/5K2/5NN1/8/8/8/8/8 b - -", "7k/5K1b/8/4B3/8/8/8/8 b - -"})
  void aMateOnTheBoardIsNotDead(String fen) {
    assertTrue(Position.fromFen(fen).isCheckmate());
    assertFalse(DeadPosition.isDead(Position.fromFen(fen)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // A pawn can still offer itself and open the wall.
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/7P/4K3 w - -",
        // The other bishop attacks the wall.
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/3B4/4K3 w - -",
        // A rook goes through a gap.
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w - -",
        // The king walks around the wall.
        "4k3/8/8/2p1p1p1/2P1P1P1/8/8/4K3 w - -",
        // The wall has just been closed by a double step, and en passant opens it.
        "4k3/8/8/p1p1p1p1/P1P1P1Pp/8/8/4K3 b - g3",
        "8/8/8/4k3/8/3K4/7P/8 w - -",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
      })
  void aPositionThatCanBeOpenedIsAlive(String fen) {
    assertFalse(DeadPosition.isDead(Position.fromFen(fen)));
  }

  @ParameterizedTest(name = "{0}: White {1}, Black {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/8/4k3/8/8/3QK3/8/8 w - -     | true  | false
          8/8/4k3/8/8/3QK3/8/5n2 w - -   | true  | false
          8/8/4k3/8/8/3RK3/8/5n2 w - -   | true  | true
          8/8/4k3/8/8/3PK3/8/5b2 w - -   | true  | true
          8/8/4k3/8/8/3RK3/8/5b2 w - -   | true  | false
          8/8/4k3/8/8/3NK3/8/5n2 w - -   | true  | true
          """)
  void eachSideIsJudgedByItself(String fen, boolean white, boolean black) {
    Position position = Position.fromFen(fen);
    assertEquals(white, DeadPosition.canMate(position, Color.WHITE));
    assertEquals(black, DeadPosition.canMate(position, Color.BLACK));
  }

  @Test
  void aRulingSaysThatACaptureLeavesADeadPosition() {
    Position position = Position.fromFen("8/8/8/4k3/3R4/8/8/K7 b - -");
    Ruling.Legal ruling = (Ruling.Legal) Ruling.of(position, Move.parseUci("e5d4"));
    assertTrue(ruling.has(MoveFact.DeadPosition.class));
  }

  @Test
  void aLessonWithoutKingsIsNeverDead() {
    assertFalse(DeadPosition.isDead(Position.lessonFromFen("8/8/8/8/8/8/R7/8 w - -")));
  }
}
