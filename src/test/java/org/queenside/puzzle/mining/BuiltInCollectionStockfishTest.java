package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.puzzle.BuiltInCollection;
import org.queenside.puzzle.NewPuzzle;

/** Checks the collection with an independent engine. */
class BuiltInCollectionStockfishTest {

  @Test
  void stockfishMatesInEveryPuzzleInOneMove() throws IOException {
    Optional<Path> stockfish = program();
    assumeTrue(
        stockfish.isPresent(),
        "Stockfish is not installed: the puzzles are proven by our own engine only");
    Process process =
        new ProcessBuilder(stockfish.orElseThrow().toString()).redirectErrorStream(true).start();
    try (Writer commands = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader answers =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      commands.write("setoption name Threads value 1\nsetoption name Hash value 16\n");
      for (NewPuzzle puzzle : BuiltInCollection.puzzles()) {
        commands.write("position fen " + puzzle.position() + "\ngo depth 2\n");
        commands.flush();
        String best = answer(answers);
        assertThat(best).as(puzzle.name()).startsWith("score mate 1 bestmove ");
        Move move = Move.parseUci(best.substring(best.lastIndexOf(' ') + 1));
        assertThat(puzzle.position().matesInOne()).as(puzzle.name()).contains(move);
      }
      commands.write("quit\n");
    } finally {
      process.destroy();
    }
  }

  /** Returns the last score and the move, as in {@code score mate 1 bestmove d1d8}. */
  private static String answer(BufferedReader lines) throws IOException {
    String score = "no score";
    while (true) {
      String line = Objects.requireNonNull(lines.readLine(), "Stockfish ended");
      int at = line.indexOf("score ");
      if (at >= 0) {
        List<String> words = List.of(line.substring(at).split(" "));
        score = String.join(" ", words.subList(0, 3));
      }
      if (line.startsWith("bestmove ")) {
        return score + " " + String.join(" ", List.of(line.split(" ")).subList(0, 2));
      }
    }
  }

  private static Optional<Path> program() {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.concat(Stream.of("/usr/games"), Arrays.stream(path.split(":")))
        .map(folder -> Path.of(folder, "stockfish"))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
