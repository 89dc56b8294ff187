package org.queenside.engine;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** The openings of matches: some to choose the opponents' strengths by, others to measure them. */
enum TournamentOpenings {
  /** Every other one is the start position; the others are four random moves. */
  TUNING((number, first) -> number % 2 == 0 ? Game.START : random(number)),
  /** Well-known openings, to measure with. Choose strengths by the others. */
  TEST((number, first) -> known(number)),
  /** The start position without the second player's queen, to measure against far stronger ones. */
  QUEEN_ODDS(
      (number, first) ->
          Game.from(
              Position.fromFen(
                  first == Color.WHITE
                      ? "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
                      : "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1")));

  private static final int RANDOM_PLIES = 4;
  private static final int BALANCED = 80;

  private static final List<String> KNOWN =
      """
      e4 e5 Nf3 Nc6 d4 exd4 Nxd4
      e4 e5 Nf3 Nc6 Bb5 d6
      e4 e5 Nf3 Nc6 Bc4 Be7
      e4 e5 Nf3 Nc6 Nc3 Nf6
      e4 e5 Nf3 Nc6 c3 Nf6
      e4 e5 Nf3 Nf6 Nxe5 d6 Nf3
      e4 e5 Nf3 d6 Bc4 Be7
      e4 e5 Bc4 Nf6 d3 c6
      e4 e5 d4 exd4 Qxd4 Nc6 Qe3
      e4 e5 Nc3 Nc6 g3
      e4 c5 Nf3 Nc6 Bb5
      e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6
      e4 c5 c3 Nf6 e5 Nd5
      e4 c5 Nc3 Nc6 g3 g6
      e4 c5 d4 cxd4 Nf3
      e4 e6 d4 d5 e5 c5 c3
      e4 e6 d4 d5 Nd2 Nf6
      e4 e6 d3 d5 Qe2
      e4 c6 d4 d5 e5 Bf5
      e4 c6 Nc3 d5 Nf3 Bg4
      e4 d5 exd5 Qxd5 Nc3 Qa5
      e4 d6 d4 Nf6 Nc3 g6
      e4 g6 d4 d6 Nc3 Bg7
      e4 Nf6 Nc3 d5 exd5 Nxd5
      e4 Nc6 Nf3 d6 d4
      e4 b6 d4 e6 Nf3
      d4 d5 c4 c6 Nf3 Nf6
      d4 d5 c4 dxc4 Nf3 Nf6
      d4 d5 c4 e6 cxd5 exd5 Nc3
      d4 d5 Nf3 Nf6 Bf4
      d4 d5 Nc3 Nf6 Bg5
      d4 d5 Bf4 Nf6 e3 c5
      d4 d5 e3 Nf6 Nd2 Bf5
      d4 Nf6 c4 g6 Nc3 Bg7 e4 d6
      d4 Nf6 c4 g6 Nc3 d5
      d4 Nf6 c4 e6 Nf3 b6
      d4 Nf6 c4 c5 d5 e6
      d4 Nf6 Nf3 g6 g3
      d4 Nf6 Bg5 d5
      d4 f5 g3 Nf6 Bg2
      d4 e6 Nf3 c5 e3
      d4 d6 Nf3 Bg4
      c4 e5 g3 Nc6 Bg2
      c4 c5 Nc3 Nc6
      c4 e6 Nf3 d5 b3
      Nf3 Nf6 g3 g6
      Nf3 c5 c4 Nf6
      b3 d5 Bb2 Nf6
      f4 d5 Nf3 Nf6
      g3 e5 Bg2 d5
      """
          .lines()
          .toList();

  private final BiFunction<Integer, Color, Game> openings;

  TournamentOpenings(BiFunction<Integer, Color, Game> openings) {
    this.openings = openings;
  }

  /** Returns an opening in which the first player has the given colour. */
  Game of(int number, Color first) {
    return openings.apply(number, first);
  }

  private static Game known(int number) {
    Game game = Game.START;
    for (String san : KNOWN.get(number % KNOWN.size()).split(" ")) {
      game = game.play(San.read(game.position(), san));
    }
    return game;
  }

  /** A few random moves after which neither side is much better. */
  private static Game random(int number) {
    SplittableRandom random = new SplittableRandom(number);
    while (true) {
      Game game = Game.START;
      for (int ply = 0; ply < RANDOM_PLIES; ply++) {
        List<Move> moves = game.position().legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
      if (Math.abs(Search.of(game, 5_000, () -> false).score().centipawns()) <= BALANCED) {
        return game;
      }
    }
  }
}
