package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every attempted move is ruled correctly and with true reasons. */
class RulingTruthTest {
  private static final List<Role> CHOICES = new ArrayList<>(Role.PROMOTIONS);

  static {
    CHOICES.addFirst(null);
  }

  /** Positions from the course, positions that are tricky for engines, and lesson boards. */
  private static final List<String> BOARDS =
      List.of(
          "k1R5/b7/1n6/8/8/8/8/6K1 b - -",
          "8/8/8/8/4b3/5R2/6K1/k7 w - -",
          "8/6Qk/5K2/8/8/8/8/8 b - -",
          "8/8/8/8/8/8/K1k5/8 w - -",
          "8/5P2/1P6/8/8/6p1/2P3P1/8 w - -",
          "4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - -",
          "4k3/2n5/8/8/8/2R2N2/8/4K3 w - -",
          "6k1/5N2/8/8/8/8/8/4K3 b - -",
          "8/8/4Q3/8/7k/5K2/8/8 w - -",
          "8/8/8/1k6/1P6/8/2q5/K7 w - -",
          "r3k1nr/ppp1qppp/8/8/8/7B/PPPP2PP/R1B1K2R w KQkq -",
          "4k3/8/8/5b2/8/8/8/R3K3 w Q -",
          "4k3/8/8/8/6b1/8/8/R3K3 w Q -",
          "4k3/8/8/8/5b2/8/8/R3K3 w Q -",
          "4k3/8/8/8/1b6/8/8/4K2R w K -",
          "4k3/8/8/8/8/8/8/RN2K3 w Q -",
          "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
          "8/8/8/K2pP2r/8/8/8/4k3 w - d6",
          "8/8/8/2k5/3Pp3/8/8/4K3 b - d3",
          "4k3/4n3/8/8/5K2/8/8/4R3 w - -",
          "4k3/8/8/8/1p6/1P6/5q2/7K w - -",
          "8/6b1/1p3k2/1Pp1p1p1/2P1PpP1/5P2/8/5K2 b - -",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -",
          "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -",
          "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -",
          "8/8/8/8/3R4/8/8/8 w - -",
          "8/8/3r1n2/8/3p4/8/8/8 b - -",
          "8/P6p/8/3pP3/8/8/8/4K3 w - d6");

  private static final int GAME_POSITIONS = 2400;
  private static final int STRIDE = 41;

  static Stream<Position> positions() {
    List<Position> positions = new ArrayList<>();
    for (String board : BOARDS) {
      positions.add(Position.lessonFromFen(board));
      positions.add(Position.lessonFromFen(MirroredPosition.fen(board)));
    }
    List<Position> games = RandomGames.positions(20230101, GAME_POSITIONS);
    for (int i = 0; i < games.size(); i += STRIDE) {
      positions.add(games.get(i));
    }
    return positions.stream();
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyAttemptIsRuledLegalOrRefusedForTrueReasons(Position position) {
    Set<Move> legal = new HashSet<>(position.legalMoves());
    NaiveBoard board = NaiveBoard.of(position);
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        for (Role choice : CHOICES) {
          AttemptedMove tried = new AttemptedMove(from, to, choice);
          check(position, board, tried, legal);
        }
      }
    }
  }

  private static void check(
      Position position, NaiveBoard board, AttemptedMove tried, Set<Move> legal) {
    switch (Ruling.of(position, tried, RulingContext.UNKNOWN)) {
      case Ruling.Legal ruling -> {
        assertTrue(legal.contains(ruling.move()), () -> tried + " is not legal");
        assertEquals(position.play(ruling.move()), ruling.after());
        new MoveFactVerifier(position, board, ruling).check();
      }
      case Ruling.Illegal ruling -> {
        Move move = Move.of(tried.from(), tried.to(), tried.choice());
        assertTrue(!legal.contains(move), () -> tried + " is legal");
        RefusalReasonVerifier proof = new RefusalReasonVerifier(position, board, tried);
        ruling.reasons().forEach(proof::check);
      }
    }
  }
}
