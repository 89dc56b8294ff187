package org.queenside.engine;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Uci;

/** Another chess engine as a process, spoken to over UCI. It plays at a limited strength. */
final class UciPlayer implements TournamentPlayer {
  private final String name;
  private final String limit;
  private final Process process;
  private final BufferedReader reader;
  private final BufferedWriter writer;

  /**
   * Starts an engine.
   *
   * @param limit how long it may think about a move, such as {@code nodes 8000}
   * @param options what to set, each {@code name=value}
   */
  UciPlayer(String path, String limit, List<String> options) throws IOException {
    name = "uci " + limit + " " + String.join(" ", options);
    this.limit = limit;
    process = new ProcessBuilder(path).redirectErrorStream(true).start();
    reader = process.inputReader(StandardCharsets.US_ASCII);
    writer = process.outputWriter(StandardCharsets.US_ASCII);
    send("uci");
    answer("uciok");
    for (String option : options) {
      int equals = option.indexOf('=');
      send(
          "setoption name "
              + option.substring(0, equals)
              + " value "
              + option.substring(equals + 1));
    }
    send("isready");
    answer("readyok");
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Move move(Game game, long seed) throws IOException {
    String moves = game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    send("position fen " + game.start() + (moves.isEmpty() ? "" : " moves " + moves));
    send("go " + limit);
    return Uci.read(game.position(), answer("bestmove").split(" ", -1)[1]);
  }

  private void send(String line) throws IOException {
    writer.write(line);
    writer.newLine();
    writer.flush();
  }

  private String answer(String word) throws IOException {
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      if (line.startsWith(word)) {
        return line;
      }
    }
    throw new EOFException(name + " has ended");
  }

  @Override
  public void close() {
    process.destroy();
  }
}
