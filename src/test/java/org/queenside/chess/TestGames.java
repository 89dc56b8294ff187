package org.queenside.chess;

/** Creates games from their moves. */
public final class TestGames {

  private TestGames() {}

  /** Returns a game that starts from a FEN. */
  public static Game from(String fen) {
    return Game.from(Position.fromFen(fen));
  }

  /** Plays moves in SAN, separated by spaces. */
  public static Game played(Game start, String moves) {
    Game game = start;
    for (String move : moves.split(" ")) {
      game = game.play(San.read(game.position(), move));
    }
    return game;
  }
}
