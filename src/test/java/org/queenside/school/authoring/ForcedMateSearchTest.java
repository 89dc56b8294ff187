package org.queenside.school.authoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;

/** Mates in two and three: known problems, and a comparison with an independent engine. */
class ForcedMateSearchTest {
  private static final Path STOCKFISH = Path.of("/usr/games/stockfish");
  private static final int POSITIONS = 25;

  @ParameterizedTest
  @CsvSource({
    "2, kbK5/pp6/1P6/8/8/8/8/R7 w - -, a1a6",
    "1, 6k1/5ppp/8/8/8/8/8/R5K1 w - -, a1a8",
    "2, 7k/8/5K2/8/8/8/8/6Q1 w - -, f6f7"
  })
  void theKeyOfAProblemIsFound(int moves, String fen, String key) {
    assertThat(new ForcedMateSearch().in(Position.fromFen(fen), moves))
        .contains(Move.parseUci(key));
  }

  @Test
  void theSearchStopsWhenInterrupted() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> new ForcedMateSearch().in(Position.START, 3))
          .isInstanceOf(ForcedMateSearch.SearchLimitException.class);
    } finally {
      Thread.interrupted();
    }
  }

  @Test
  void anotherEngineFindsTheSameFirstMoves() throws IOException {
    assumeTrue(Files.isExecutable(STOCKFISH), "Stockfish is not installed");
    Process process = new ProcessBuilder(STOCKFISH.toString()).redirectErrorStream(true).start();
    try (Writer commands = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader answers =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      commands.write("setoption name Threads value 1\nsetoption name MultiPV value 100\n");
      int found = 0;
      for (Position position : endings()) {
        commands.write("position fen " + Fen.write(position) + "\ngo depth 8\n");
        commands.flush();
        List<String> theirs = mates(answers, 2);
        found += theirs.size();
        assertThat(new ForcedMateSearch().in(position, 2).stream().map(Move::toString))
            .as(Fen.write(position))
            .containsExactlyInAnyOrderElementsOf(theirs);
      }
      assertThat(found).as("positions with mates").isPositive();
      commands.write("quit\n");
    } finally {
      process.destroy();
    }
  }

  /**
   * Returns the moves that mate in at most this many moves, from the last output line about each.
   */
  private static List<String> mates(BufferedReader lines, int moves) throws IOException {
    Map<String, Integer> mates = new HashMap<>();
    while (true) {
      String line = Objects.requireNonNull(lines.readLine(), "Stockfish ended");
      List<String> words = List.of(line.split(" "));
      int score = words.indexOf("score");
      int pv = words.indexOf("pv");
      if (score >= 0 && pv >= 0) {
        boolean mate = words.get(score + 1).equals("mate");
        mates.put(
            words.get(pv + 1), mate ? Integer.parseInt(words.get(score + 2)) : Integer.MAX_VALUE);
      }
      if (line.startsWith("bestmove ")) {
        return mates.entrySet().stream()
            .filter(each -> each.getValue() > 0 && each.getValue() <= moves)
            .map(Map.Entry::getKey)
            .collect(Collectors.toList());
      }
    }
  }

  /** Creates positions with many mates in two: a king on the edge against king, queen and rook. */
  private static List<Position> endings() {
    Random random = new Random(11);
    List<Position> endings = new ArrayList<>();
    while (endings.size() < POSITIONS) {
      Map<Square, Piece> pieces = new HashMap<>();
      pieces.put(Square.of(random.nextInt(8), 7), Piece.BLACK_KING);
      for (Piece piece : List.of(Piece.WHITE_KING, Piece.WHITE_QUEEN, Piece.BLACK_PAWN)) {
        pieces.put(Square.of(random.nextInt(8), 1 + random.nextInt(6)), piece);
      }
      Setup setup = new Setup(Board.of(pieces), Color.WHITE, CastlingRights.NONE, null, 0, 1);
      if (pieces.size() == 4
          && setup.position() instanceof PositionResult.Valid(Position position)) {
        endings.add(position);
      }
    }
    return endings;
  }
}
