package org.queenside.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * The state of a mini-game. Immutable.
 *
 * @param stars the stars still on the board
 * @param whiteStars how many White has collected
 * @param blackStars how many Black has collected
 * @param quiet the number of moves by both sides since the last capture, pawn move or star
 * @param last the last move, or null at the start
 * @param result how the game ended, or null if it goes on
 */
public record MiniGameState(
    MiniGame game,
    Position position,
    SquareSet stars,
    int whiteStars,
    int blackStars,
    int quiet,
    @Nullable Move last,
    @Nullable MiniGameResult result) {

  /**
   * After this many moves by both sides without a capture, pawn move or star, the game is a draw.
   */
  public static final int MOST_QUIET = 40;

  /** The number of moves the king has to reach the last rank. */
  public static final int MOST_STEPS = 20;

  /** Starts a game in its usual position. */
  public static MiniGameState of(MiniGame game) {
    return of(game, game.start());
  }

  /** Starts a game in another position, in which both sides should be able to reach their goals. */
  public static MiniGameState of(MiniGame game, Position start) {
    SquareSet stars = game.stars().minus(start.occupied());
    return new MiniGameState(game, start, stars, 0, 0, 0, null, null);
  }

  /** Returns the side to move. */
  public Color turn() {
    return position.turn();
  }

  /** Returns the legal moves; none when the game is over. */
  public List<Move> moves() {
    return result == null ? position.legalMoves() : List.of();
  }

  /** Returns the number of stars a side has collected. */
  public int stars(Color color) {
    return color == Color.WHITE ? whiteStars : blackStars;
  }

  /**
   * Returns the game after a move.
   *
   * @throws IllegalArgumentException if the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public MiniGameState play(Move move) {
    if (result != null) {
      throw new IllegalStateException("the game is over");
    }
    Position after = position.play(move);
    boolean star = stars.contains(move.to());
    int collected = star ? 1 : 0;
    MiniGameState next =
        new MiniGameState(
            game,
            after,
            stars.without(move.to()),
            whiteStars + (turn() == Color.WHITE ? collected : 0),
            blackStars + (turn() == Color.BLACK ? collected : 0),
            star || after.halfmoveClock() == 0 ? 0 : quiet + 1,
            move,
            null);
    return next.with(next.judge());
  }

  private MiniGameState with(@Nullable MiniGameResult result) {
    return result == null
        ? this
        : new MiniGameState(game, position, stars, whiteStars, blackStars, quiet, last, result);
  }

  /** Returns how the last move ended the game, or null if it goes on. */
  private @Nullable MiniGameResult judge() {
    Color mover = turn().opposite();
    MiniGameResult won =
        switch (game) {
          case PAWN_GAME,
              QUEEN_AGAINST_PAWNS,
              ROOK_AGAINST_PAWNS,
              BISHOPS_AGAINST_PAWNS,
              LITTLE_WAR ->
              last != null && last.promotion() != null
                  ? new MiniGameResult(mover, MiniGameResult.Reason.PROMOTED)
                  : null;
          case CAPTURE_ALL -> null;
          case SAFE_PATH_KING -> judgePath(mover);
          case KNIGHT_RACE -> judgeRace(mover);
        };
    if (won != null) {
      return won;
    }
    if (position.pieces(turn()).isEmpty()) {
      return new MiniGameResult(mover, MiniGameResult.Reason.CAPTURED_ALL);
    }
    if (!position.hasLegalMove()) {
      return new MiniGameResult(mover, MiniGameResult.Reason.BLOCKED);
    }
    return quiet >= MOST_QUIET ? new MiniGameResult(null, MiniGameResult.Reason.NO_PROGRESS) : null;
  }

  private @Nullable MiniGameResult judgePath(Color mover) {
    Square king = position.king(mover);
    if (king == null) {
      return null;
    }
    if (king.rank() == lastRank(mover)) {
      return new MiniGameResult(mover, MiniGameResult.Reason.ARRIVED);
    }
    // The move number starts at 1 and goes up after Black's move.
    boolean late = position.fullmoveNumber() - (mover == Color.WHITE ? 0 : 1) >= MOST_STEPS;
    return late ? new MiniGameResult(mover.opposite(), MiniGameResult.Reason.TOO_LATE) : null;
  }

  private @Nullable MiniGameResult judgeRace(Color mover) {
    int all = stars.size() + whiteStars + blackStars;
    return 2 * stars(mover) > all
        ? new MiniGameResult(mover, MiniGameResult.Reason.MOST_STARS)
        : null;
  }

  /** Returns the rank on which a side's pawns promote, 0 to 7. */
  static int lastRank(Color color) {
    return color == Color.WHITE ? 7 : 0;
  }

  /** Returns whether a move takes something, collects a star or promotes. */
  boolean isSharp(Move move) {
    return move.promotion() != null
        || position.occupied().contains(move.to())
        || stars.contains(move.to());
  }

  /** Returns the number of pieces of a role that a side has. */
  int count(Color color, Role role) {
    return position.pieces(color).intersect(position.pieces(role)).size();
  }
}
