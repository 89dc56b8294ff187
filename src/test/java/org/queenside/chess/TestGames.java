package org.queenside.chess;

/** Games for tests, as their moves are written. */
public final class TestGames {

  private TestGames() {}

  /** A game that begins from a FEN. */
  public static Game from(String fen) {
    return Game.from(Position.fromFen(fen));
  }

  /** Plays on with moves as they are written, with a space between them. */
  public static Game played(Game start, String moves) {
    Game game = start;
    for (String move : moves.split(" ")) {
      game = game.play(San.read(game.position(), move));
    }
    return game;
  }
}
