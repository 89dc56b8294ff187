package org.queenside.engine;

import java.io.IOException;
import org.queenside.chess.Game;
import org.queenside.chess.Move;

/** Someone who plays in a tournament of computers. */
interface TournamentPlayer extends AutoCloseable {
  String name();

  Move move(Game game, long seed) throws IOException;

  @Override
  default void close() {}

  /** One of our opponents. */
  record Ours(Opponent opponent) implements TournamentPlayer {
    @Override
    public String name() {
      return opponent.code();
    }

    @Override
    public Move move(Game game, long seed) {
      return ComputerPlayer.choose(game, opponent, seed, () -> false);
    }
  }

  /** Our search with a number of positions for each move. */
  record Nodes(long nodes) implements TournamentPlayer {
    @Override
    public String name() {
      return "search " + nodes;
    }

    @Override
    public Move move(Game game, long seed) {
      return Search.of(game, nodes, () -> false).best();
    }
  }
}
