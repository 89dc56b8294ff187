package org.queenside.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * Counts how many mates in one each opponent finds, and how many mates in two the strongest. The
 * mates in one are read from a file whose lines begin with a FEN. The mates in two come from games
 * between other opponents and are proven by trying every move.
 *
 * <p>Run by hand: see docs/play.md. Arguments: the file of mates in one, and how many mates in two.
 */
public final class MateSolving {
  private static final List<Opponent> PLAYERS =
      List.of(Opponent.JUMPY_KNIGHT, Opponent.SLEEPY_BISHOP, Opponent.HASTY_QUEEN);

  private MateSolving() {}

  public static void main(String[] args) throws IOException {
    List<Position> ones =
        Files.readAllLines(Path.of(args[0])).stream()
            .filter(line -> !line.startsWith("#"))
            .map(MateSolving::position)
            .toList();
    for (Opponent opponent : Opponent.values()) {
      long solved = ones.stream().filter(position -> findsMateInOne(position, opponent)).count();
      System.out.printf("mates in one, %s: %d of %d%n", opponent.code(), solved, ones.size());
    }
    List<Position> mates = List.copyOf(matesInTwo(Integer.parseInt(args[1])));
    for (long nodes = 1_000; nodes < 100_000; nodes *= 2) {
      int found = 0;
      for (Position position : mates) {
        Move best = Search.of(Game.from(position), nodes, () -> false).best();
        if (MateProof.forcesMateInTwo(position, best)) {
          found++;
        }
      }
      System.out.printf("mates in two, %d positions: %d of %d%n", nodes, found, mates.size());
    }
    long found =
        mates.stream()
            .filter(position -> MateProof.forcesMateInTwo(position, fullArmy(position)))
            .count();
    System.out.printf("mates in two, full-army: %d of %d%n", found, mates.size());
  }

  private static Position position(String line) {
    return Position.fromFen(String.join(" ", List.of(line.split(" ", -1)).subList(0, 4)));
  }

  private static boolean findsMateInOne(Position position, Opponent opponent) {
    // Each position is a game of its own.
    return position.play(move(position, opponent, position.hashCode())).isCheckmate();
  }

  private static Move fullArmy(Position position) {
    return move(position, Opponent.FULL_ARMY, 1);
  }

  private static Move move(Position position, Opponent opponent, long seed) {
    return ComputerPlayer.choose(Game.from(position), opponent, seed, () -> false);
  }

  private static Set<Position> matesInTwo(int many) {
    Set<Position> mates = new LinkedHashSet<>();
    SplittableRandom random = new SplittableRandom(2);
    while (mates.size() < many) {
      Game game = Game.START;
      long seed = random.nextLong();
      Opponent white = PLAYERS.get(random.nextInt(PLAYERS.size()));
      Opponent black = PLAYERS.get(random.nextInt(PLAYERS.size()));
      while (!game.isOver() && game.claims().isEmpty() && mates.size() < many) {
        Position position = game.position();
        if (MateProof.isMateInTwo(position)) {
          mates.add(position);
          break;
        }
        Opponent player = game.moves().size() % 2 == 0 ? white : black;
        game = game.play(ComputerPlayer.choose(game, player, seed, () -> false));
      }
    }
    return mates;
  }
}
