package org.queenside.engine;

import java.io.IOException;
import java.util.List;
import org.queenside.chess.Game;
import org.queenside.chess.Move;

/** Someone who plays in a tournament of computers. */
interface TournamentPlayer extends AutoCloseable {
  String name();

  Move move(Game game, long seed) throws IOException;

  @Override
  default void close() {}

  /** Returns the player with a name as {@link OpponentTournament} takes it. */
  static TournamentPlayer of(String name) throws IOException {
    Opponent opponent = Opponent.of(name).orElse(null);
    if (opponent != null) {
      return new Ours(opponent);
    }
    for (Beginner beginner : Beginner.values()) {
      if (beginner.code().equals(name)) {
        return new Model(beginner);
      }
    }
    List<String> parts = List.of(name.split(":", -1));
    return parts.getFirst().equals("search")
        ? new Nodes(Long.parseLong(parts.get(1)))
        : new UciPlayer(parts.get(0), parts.get(1), parts.subList(2, parts.size()));
  }

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

  /** A model of a beginner. */
  record Model(Beginner beginner) implements TournamentPlayer {
    @Override
    public String name() {
      return beginner.code();
    }

    @Override
    public Move move(Game game, long seed) {
      return beginner.choose(game, seed);
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
