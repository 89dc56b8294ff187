package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
  @ParameterizedTest(name = "{2}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/3pP3/8/8/8/4K3 w - d6     | e5d6  | en passant
          8/8/8/2k5/3Pp3/8/8/4K3 b - d3     | e4d3  | en passant captures the checker
          8/8/1k6/8/2pP4/8/5B2/6K1 b - d3   | b6b5  | en passant is no duty
          4k3/8/8/3pP3/4K3/8/8/8 w - d6     | e5d6  | en passant captures the pawn that checks
          1r2k3/8/8/8/8/8/8/R3K3 w Q -      | e1c1  | b1 may be attacked
          r3k3/8/8/8/8/8/8/4K3 b q -        | e8c8  | Black castles queenside
          4k2r/8/8/8/8/8/8/R3K3 w Q -       | e1c1  | the rook may be attacked
          4k3/P7/8/8/8/8/8/4K3 w - -        | a7a8n | promotion to a knight
          rn2k3/P7/8/8/8/8/8/4K3 w - -      | a7b8q | promotion with a capture
          4k3/8/8/8/4r3/8/4R3/4K3 w - -     | e2e4  | a pinned piece captures the pinner
          4k3/8/8/8/4r3/8/4R3/4K3 w - -     | e2e3  | a pinned piece moves on its line
          4k3/8/8/8/4r3/8/4P3/4K3 w - -     | e2e3  | a pawn pinned on its file steps forward
          4k3/8/8/8/8/6b1/5P2/4K3 w - -     | f2g3  | a pinned pawn captures the pinner
          """)
  void theLawsAllow(String fen, String move, String why) {
    assertTrue(Position.fromFen(fen).isLegal(Move.parseUci(move)));
    assertTrue(
        Position.fromFen(MirroredPosition.fen(fen))
            .isLegal(Move.parseUci(MirroredPosition.text(move))),
        "mirrored");
  }

  @ParameterizedTest(name = "{2}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/K2pP2r/8/8/8/8 w - d6           | e5d6 | en passant would open the rank
          4k3/4r3/8/3pP3/8/8/8/4K3 w - d6         | e5d6 | en passant would open the file
          8/5bk1/8/2Pp4/8/1K6/8/8 w - d6          | c5d6 | en passant would open a diagonal
          4k3/8/8/3pP3/8/8/8/4K3 w - -            | e5d6 | the double step was not the last move
          4k3/8/8/8/8/5n2/8/4K2R w K -            | e1g1 | castling out of check
          4k3/8/8/8/8/8/6p1/4K2R w K -            | e1g1 | castling through check
          4k3/8/8/8/8/8/7p/4K2R w K -             | e1g1 | castling into check
          4k3/8/8/8/8/8/8/RN2K3 w Q -             | e1c1 | a piece between king and rook
          4k3/8/8/8/8/8/8/R3K3 w - -              | e1c1 | the right is lost
          4k3/P7/8/8/8/8/8/4K3 w - -              | a7a8 | a pawn must promote
          4k3/8/8/8/8/8/R7/4K3 w - -              | a2a8q | a rook cannot promote
          4k3/8/8/8/4r3/8/4N3/4K3 w - -           | e2c3 | a pinned knight never moves
          4k3/8/8/8/4r3/5p2/4P3/4K3 w - -         | e2f3 | a pawn pinned on its file captures nothing
          4k3/8/8/8/8/6b1/5P2/4K3 w - -           | f2f3 | a pawn pinned on a diagonal cannot step
          4k3/8/8/8/8/8/8/r3K3 w - -              | e1f1 | the king does not hide in its own shadow
          4k3/8/8/8/8/3p4/4p3/4K3 w - -           | e1e2 | a guarded pawn is safe from the king
          4k3/8/8/8/1b6/8/4r3/4K2R w K -          | h1h2 | double check: only the king may move
          4k3/8/8/8/8/4p3/4P3/4K3 w - -           | e2e4 | a double step jumps over nothing
          """)
  void theLawsForbid(String fen, String move, String why) {
    Position position = Position.fromFen(fen);
    assertFalse(position.isLegal(Move.parseUci(move)));
    assertThrows(IllegalArgumentException.class, () -> position.play(Move.parseUci(move)));
    assertFalse(
        Position.fromFen(MirroredPosition.fen(fen))
            .isLegal(Move.parseUci(MirroredPosition.text(move))),
        "mirrored");
  }

  @Test
  void castlingMovesTheRookToo() {
    Position position = Position.fromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9");
    assertEquals(
        "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 5 9", position.play(Move.parseUci("e1g1")).toString());
    assertEquals(
        "r3k2r/8/8/8/8/8/8/2KR3R b kq - 5 9", position.play(Move.parseUci("e1c1")).toString());
  }

  @Test
  void capturingARookEndsBothSidesRights() {
    Position position = Position.fromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assertEquals("Qq", position.play(Move.parseUci("h1h8")).castling().toString());
  }

  @Test
  void enPassantRemovesThePawnThatPassed() {
    assertEquals(
        "4k3/8/3P4/8/8/8/8/4K3 b - - 0 8",
        Position.fromFen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 8")
            .play(Move.parseUci("e5d6"))
            .toString());
  }

  @Test
  void theEnPassantSquareLastsOneMove() {
    Position position = Position.START.play(Move.parseUci("e2e4"));
    assertEquals(Square.E3, position.enPassant());
    assertFalse(position.canCaptureEnPassant());
    assertNull(position.play(Move.parseUci("e7e6")).enPassant());
  }

  @Test
  void theHalfmoveClockGoesBeyond127() {
    Position position = Position.fromFen("4k3/8/8/8/8/8/8/R3K3 w - - 149 200");
    Position after = position.play(Move.parseUci("a1a2"));
    assertEquals(150, after.halfmoveClock());
    for (int i = 0; i < 20_000; i++) {
      after =
          after.play(
              Move.parseUci(
                  i % 4 < 2 ? (i % 2 == 0 ? "e8d8" : "a2a1") : (i % 2 == 0 ? "d8e8" : "a1a2")));
    }
    assertEquals(20_150, after.halfmoveClock());
    assertEquals(10_200, after.fullmoveNumber());
  }

  @Test
  void mateStalemateAndCheckAreDistinguished() {
    Position mate =
        Position.fromFen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assertTrue(mate.isCheck() && mate.isCheckmate() && !mate.isStalemate());
    assertEquals(SquareSet.of(Square.H4), mate.checkers());
    Position stalemate = Position.fromFen("7k/5Q2/6K1/8/8/8/8/8 b - -");
    assertTrue(!stalemate.isCheck() && !stalemate.isCheckmate() && stalemate.isStalemate());
    Position check = Position.fromFen("4k3/8/8/8/8/8/8/4KR1r w - -");
    assertFalse(check.isCheck());
    assertTrue(Position.fromFen("4k3/8/8/8/8/8/8/4K2r w - -").isCheck());
  }

  @Test
  void everyMateInOneIsListed() {
    assertEquals(
        List.of("a1a8"),
        Position.fromFen("6k1/5ppp/8/8/8/8/8/R3K3 w Q -").matesInOne().stream()
            .map(Move::toString)
            .toList());
    assertEquals(
        List.of("e1g1"),
        Position.fromFen("5kr1/3Q2p1/8/8/8/8/8/4K2R w K -").matesInOne().stream()
            .map(Move::toString)
            .filter(move -> move.startsWith("e1"))
            .toList());
    assertEquals(List.of(), Position.START.matesInOne());
  }

  @Test
  void aLessonPositionNeedsNoKings() {
    Position position = Position.lessonFromFen("8/8/8/8/8/8/R2p4/8 w - -");
    assertNull(position.king(Color.WHITE));
    assertFalse(position.isCheck());
    assertEquals(10, position.legalMoveCount());
    assertTrue(position.targets(Square.A2).contains(Square.D2));
    assertFalse(position.targets(Square.A2).contains(Square.E2));
    assertThrows(
        IllegalArgumentException.class, () -> Position.fromFen("8/8/8/8/8/8/R2p4/8 w - -"));
  }

  @Test
  void oneSideMayMoveRepeatedlyButNeverTakesAKing() {
    Position position = Position.fromFen("4k3/8/8/8/8/8/8/R3K3 w - - 3 7");
    Position again = position.play(Move.parseUci("a1a8")).withTurn(Color.WHITE);
    assertEquals(Color.WHITE, again.turn());
    assertFalse(again.targets(Square.A8).contains(Square.E8));
    assertEquals(SquareSet.EMPTY, position.targets(Square.E8), "not Black’s turn");
    assertNull(Position.START.play(Move.parseUci("e2e4")).withTurn(Color.WHITE).enPassant());
  }

  @Test
  void countersDoNotMakeAPositionDifferent() {
    Position position = Position.fromFen("4k3/8/8/8/8/8/8/R3K3 w Q - 3 7");
    Position later = Position.fromFen("4k3/8/8/8/8/8/8/R3K3 w Q - 9 70");
    assertTrue(position.samePosition(later));
    assertEquals(position.repetitionKey(), later.repetitionKey());
    assertNotEquals(position, later);
  }

  @ParameterizedTest(name = "{2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/8/R3K3 w Q - 0 1         | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1  | a castling right
          4k3/8/8/8/8/8/8/R3K3 w Q - 0 1         | 4k3/8/8/8/8/8/8/R3K3 b Q - 0 1  | the turn
          4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1      | 4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | a capture en passant
          4k3/8/8/8/8/8/8/R3K3 w Q - 0 1         | 4k3/8/8/8/8/8/8/Q3K3 w - - 0 1  | a piece
          """)
  void twoPositionsDifferBy(String one, String other, String what) {
    assertFalse(Position.fromFen(one).samePosition(Position.fromFen(other)));
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 | no pawn is there to capture
          4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1                           | the rank would open
          4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1                         | the pawn is pinned on the file
          8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1                          | a diagonal would open
          """)
  void anUselessEnPassantSquareDoesNotMakeAPositionDifferent(String fen, String why) {
    Position with = Position.fromFen(fen);
    String[] fields = fen.split(" ");
    Position without = Position.fromFen(String.join(" ", fields[0], fields[1], fields[2], "-"));
    assertTrue(with.samePosition(without));
    assertEquals(with.repetitionKey().hashCode(), without.repetitionKey().hashCode());
  }
}
