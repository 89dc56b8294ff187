package org.queenside.engine;

import java.util.Objects;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/**
 * Takes the most valuable piece it can, whatever happens then, and likes to push pawns. It looks
 * only at the piece it moves.
 */
final class HungryPawn implements Style {
  /** More than anything a quiet move can be worth. */
  private static final int HUNGER = 2_000;

  private static final int PAWN_MOVE = 15;

  /** When it can take with several pieces, it takes with the cheapest, and the king counts most. */
  private static final int KING = 1_000;

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

  @Override
  public OpeningLines openings() {
    return OPENINGS;
  }

  @Override
  public int depth() {
    return 2;
  }

  @Override
  public int wavering() {
    return 10;
  }

  @Override
  public Attention after(Position position, Move move, Memory memory) {
    // Nothing spoils its appetite. With any other move it looks whether the piece can be taken.
    boolean eating = MaterialGain.isCapture(position, move);
    return (next, reply, ply) -> !eating && reply.to() == move.to();
  }

  @Override
  public int greatestLiking() {
    return ScoreRange.MATE / 2;
  }

  @Override
  public int liking(Game game, Move move) {
    Position position = game.position();
    Role mover = Objects.requireNonNull(position.at(move.from())).role();
    if (MaterialGain.isCapture(position, move)) {
      return HUNGER + 10 * MaterialGain.of(position, move) - Math.min(PieceWorth.of(mover), KING);
    }
    return mover == Role.PAWN ? PAWN_MOVE : 0;
  }
}
