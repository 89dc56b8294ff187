package org.queenside.engine;

import java.util.Objects;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/**
 * Takes the most valuable piece it sees, whatever the consequences, and likes to push pawns. It
 * never asks what the other side can take.
 */
final class HungryPawn extends PlayingStyle {
  /** Bonus for any capture, on top of the piece's value. */
  private static final int HUNGER = 300;

  private static final int PAWN_MOVE = 40;

  /** When it can take with several pieces, it prefers the least valuable one. */
  private static final int MOST_FOR_CHEAPNESS = 95;

  private static final MoveFilter NOTHING = (position, move, ply) -> false;

  private static final OpeningLines OPENINGS =
      OpeningLines.of(
          """
          a4 e5 h4
          h4 e5 a4
          e4 e5 d4 exd4
          e4 d5 exd5 Qxd5
          d4 d5 c4 dxc4
          d4 d5 g4 Bxg4
          e4 a5 d4 h5
          e4 d5
          d4 b5
          d4 h5 e4 a5
          """);

  HungryPawn() {
    super(OPENINGS, 2, 150, HUNGER, new Vision(50, 75));
  }

  @Override
  MoveFilter visibleReplies(Position position, Move move, Memory memory) {
    return NOTHING;
  }

  @Override
  int bonus(Game game, Move move) {
    Position position = game.position();
    Role mover = Objects.requireNonNull(position.at(move.from())).role();
    if (MaterialGain.isCapture(position, move)) {
      return HUNGER - Math.min(ExchangeValue.of(mover) / 10, MOST_FOR_CHEAPNESS);
    }
    return mover == Role.PAWN ? PAWN_MOVE : 0;
  }
}
