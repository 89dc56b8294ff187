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
 * A mini-game as it stands; immutable.
 *
 * @param stars the stars still on the board
 * @param whiteStars how many White has collected
 * @param blackStars how many Black has collected
 * @param quiet the moves of either side since the last capture, pawn move or star
 * @param last the move that led here, or null at the beginning
 * @param verdict how the game ended, or null if it goes on
 */
public record MiniGameState(
    MiniGame game,
    Position position,
    SquareSet stars,
    int whiteStars,
    int blackStars,
    int quiet,
    @Nullable Move last,
    @Nullable MiniGameResult verdict) {

  /** So many moves of either side without a capture, pawn move or star make a draw. */
  public static final int MOST_QUIET = 40;

  /** So many moves the king may take on his way. */
  public static final int MOST_STEPS = 20;

  /** Begins a game in its usual position. */
  public static MiniGameState of(MiniGame game) {
    return of(game, game.start());
  }

  /** Begins a game in another position, which should allow its goal to both sides. */
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
    return verdict == null ? position.legalMoves() : List.of();
  }

  /** Returns how many stars a side has collected. */
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
    if (verdict != null) {
      throw new IllegalStateException("the game is over");
    }
    Position after = position.play(move);
    boolean star = stars.contains(move.to());
    int won = star ? 1 : 0;
    MiniGameState next =
        new MiniGameState(
            game,
            after,
            stars.without(move.to()),
            whiteStars + (turn() == Color.WHITE ? won : 0),
            blackStars + (turn() == Color.BLACK ? won : 0),
            star || after.halfmoveClock() == 0 ? 0 : quiet + 1,
            move,
            null);
    return next.with(next.judge());
  }

  private MiniGameState with(@Nullable MiniGameResult verdict) {
    return verdict == null
        ? this
        : new MiniGameState(game, position, stars, whiteStars, blackStars, quiet, last, verdict);
  }

  /** Returns how the move just made has ended the game, or null if it has not. */
  private @Nullable MiniGameResult judge() {
    Color mover = turn().opposite();
    MiniGameResult won =
        switch (game) {
          case PAWN_GAME, QUEEN_AGAINST_PAWNS ->
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
    // The counter of a position begins at 1 and rises after Black's move.
    boolean late = position.fullmoveNumber() - (mover == Color.WHITE ? 0 : 1) >= MOST_STEPS;
    return late ? new MiniGameResult(mover.opposite(), MiniGameResult.Reason.TOO_LATE) : null;
  }

  private @Nullable MiniGameResult judgeRace(Color mover) {
    int all = stars.size() + whiteStars + blackStars;
    return 2 * stars(mover) > all
        ? new MiniGameResult(mover, MiniGameResult.Reason.MOST_STARS)
        : null;
  }

  /** Returns the rank that pawns of a side are promoted on, 0 to 7. */
  static int lastRank(Color color) {
    return color == Color.WHITE ? 7 : 0;
  }

  /** Returns whether a move takes something, collects a star or promotes. */
  boolean isSharp(Move move) {
    return move.promotion() != null
        || position.occupied().contains(move.to())
        || stars.contains(move.to());
  }

  /** Returns how many pieces of a role a side has. */
  int count(Color color, Role role) {
    return position.pieces(color).intersect(position.pieces(role)).size();
  }
}
