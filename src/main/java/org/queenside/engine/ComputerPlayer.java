package org.queenside.engine;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Position;

/**
 * What a computer opponent does in a game. The same game, opponent and seed always give the same
 * answer.
 */
public final class ComputerPlayer {
  private static final long FULL_STRENGTH = 4_000;
  private static final long JUDGING = 10_000;

  /** At this score or below, a player is glad to get a draw. */
  private static final int WORSE = -100;

  /** Up to this score, a player doesn't count as better. */
  private static final int LEVEL = 20;

  /** After this many half-moves, a level game may as well be drawn. */
  private static final int LONG_GAME = 120;

  private static final int HOPELESS = -900;

  /** A queen, counted in pawns. */
  private static final int MATERIAL_TO_RESIGN = 9;

  private static final OpeningLines FULL_ARMY_OPENINGS =
      OpeningLines.of(
          """
          e4 e5 Nf3 Nc6 Bb5 a6 Ba4
          e4 e5 Nf3 Nc6 Bc4 Bc5 c3
          e4 c5 Nf3 d6 d4 cxd4 Nxd4
          e4 e6 d4 d5 Nc3
          e4 c6 d4 d5 exd5 cxd5
          d4 d5 c4 e6 Nc3 Nf6
          d4 Nf6 c4 e6 Nc3 Bb4
          c4 e5 Nc3 Nf6
          Nf3 d5 g3
          e4 e5 Nf3 Nc6 Bb5 Nf6
          e4 e5 Nf3 Nc6 Bc4 Nf6
          e4 e5 Nc3 Nf6
          d4 d5 Nf3 Nf6
          c4 Nf6 Nc3 e5
          Nf3 d5
          """);

  private ComputerPlayer() {}

  /**
   * Returns the opponent's move.
   *
   * @param game a game in which it is the opponent's turn
   * @param seed makes one game different from another
   * @param cancelled asked from time to time, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static Move choose(Game game, Opponent opponent, long seed, BooleanSupplier cancelled) {
    if (game.isOver()) {
      throw new IllegalArgumentException("the game is over");
    }
    return opponent
        .style()
        .map(style -> styled(game, style, seed, cancelled))
        .orElseGet(() -> fullStrength(game, seed, cancelled));
  }

  private static Move fullStrength(Game game, long seed, BooleanSupplier cancelled) {
    return FULL_ARMY_OPENINGS
        .next(game, seed)
        .orElseGet(() -> Search.of(game, FULL_STRENGTH, cancelled).best());
  }

  private static Move styled(Game game, PlayingStyle style, long seed, BooleanSupplier cancelled) {
    return style
        .openings()
        .next(game, seed)
        .orElseGet(
            () ->
                WonEnding.needsCare(game.position())
                    ? Search.of(game, WonEnding.NODES, cancelled).best()
                    : StyledSearch.choose(game, style, seed, cancelled));
  }

  /**
   * Returns true if the opponent accepts a draw that the player offers: if it is worse, or if the
   * game has been long and it isn't better.
   *
   * @param game a game with either side to move
   * @param side the side that the opponent plays
   * @param cancelled asked from time to time, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static boolean acceptsDraw(
      Game game, Opponent opponent, Color side, BooleanSupplier cancelled) {
    int score = score(game, side, cancelled);
    return score <= WORSE || score <= LEVEL && game.moves().size() >= LONG_GAME;
  }

  private static int score(Game game, Color side, BooleanSupplier cancelled) {
    Score score = Search.of(game, JUDGING, cancelled).score();
    return (game.position().turn() == side ? score : score.opposite()).centipawns();
  }

  /**
   * Returns the draw that the opponent claims instead of moving, or nothing if it plays on. It
   * claims whenever it may, unless it is better.
   *
   * @param game a game in which it is the opponent's turn
   * @param cancelled asked from time to time, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static Optional<DrawClaim> claim(Game game, Opponent opponent, BooleanSupplier cancelled) {
    Optional<DrawClaim> possible = game.claims().stream().findFirst();
    return possible.filter(claim -> score(game, game.position().turn(), cancelled) <= LEVEL);
  }

  /**
   * Returns true if the opponent resigns instead of moving. Weak ones never do. Strong ones do when
   * they are down by a queen's worth and the search finds no way out.
   *
   * @param game a game in which it is the opponent's turn
   * @param cancelled asked from time to time, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static boolean resigns(Game game, Opponent opponent, BooleanSupplier cancelled) {
    if (opponent.compareTo(Opponent.SLY_KING) < 0 || materialLost(game) < MATERIAL_TO_RESIGN) {
      return false;
    }
    // A learner who can already force mate should be allowed to finish the game.
    return Search.of(game, JUDGING, cancelled).score() instanceof Score.Centipawns(int value)
        && value <= HOPELESS;
  }

  /** Returns how much further the side to move is behind than at the start, in pawns. */
  private static int materialLost(Game game) {
    Color side = game.position().turn();
    return lead(game.start(), side) - lead(game.position(), side);
  }

  private static int lead(Position position, Color side) {
    return PieceValue.of(position, side) - PieceValue.of(position, side.opposite());
  }
}
