package org.queenside.game;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.engine.Opponent;

/**
 * What a player chooses before a game against the computer.
 *
 * @param opponent the opponent that the computer plays
 * @param side the side the person plays
 * @param help the help that is initially on
 * @param clock the time for each player, or null to play without a clock
 * @param start the position to start from, or null for the initial position
 * @param withoutQueen whether the computer plays without a queen
 * @param board the rules as at a real board, or null to play with the help
 */
public record GameSettings(
    Opponent opponent,
    SideChoice side,
    GameHelp help,
    @Nullable TimeControl clock,
    @Nullable Position start,
    boolean withoutQueen,
    @Nullable BoardRules board) {

  /** Returns the usual game against an opponent: with all help and without a clock. */
  public static GameSettings against(Opponent opponent, SideChoice side) {
    return new GameSettings(opponent, side, GameHelp.ALL, null, null, false, null);
  }

  /** Returns these settings as a game on the path has them: with all help and without a clock. */
  public GameSettings forPath() {
    return new GameSettings(opponent, side, GameHelp.ALL, null, start, withoutQueen, null);
  }

  /** Returns the position from which the game starts. */
  Position start(Color computer) {
    Position chosen = start == null ? Position.START : start;
    return withoutQueen ? withoutQueens(chosen, computer) : chosen;
  }

  /** Keeps the position if no game can start without the queens. */
  private static Position withoutQueens(Position position, Color side) {
    Board board = position.board();
    for (Square square : position.pieces(Piece.of(side, Role.QUEEN))) {
      board = board.without(square);
    }
    var setup =
        new Setup(
            board,
            position.turn(),
            position.castling(),
            null,
            position.halfmoveClock(),
            position.fullmoveNumber());
    return setup.position() instanceof PositionResult.Valid(Position valid) ? valid : position;
  }
}
