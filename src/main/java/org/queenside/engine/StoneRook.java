package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/**
 * Never loses a piece to a simple capture, trades when it can, and otherwise waits behind its
 * pawns. It never sees a fork coming.
 */
final class StoneRook extends PlayingStyle {
  private static final MoveFilter BLIND_TO_FORKS =
      (position, move, ply) -> ply != 1 || !Forks.isFork(position, move);

  private static final int TRADE = 20;
  private static final int BEHIND_THE_MIDDLE = 8;

  private static final OpeningLines OPENINGS =
      OpeningLines.of(
          """
          d4 d5 e3 Nf6 Bd3 e6 Nf3
          d4 Nf6 e3 g6 Nf3 Bg7
          e4 e5 d3 Nf6 Be2
          e4 e6 d3 d5 Nd2
          c3 d5 d4 Nf6 e3
          e4 e6 d4 d5 exd5 exd5
          e4 c6 d4 d5
          e4 e5 Nf3 d6
          d4 d5 c4 e6 Nc3 c6
          d4 d5 Nf3 e6
          """);

  StoneRook() {
    super(OPENINGS, 3, 36, TRADE, new Vision(92, 97));
  }

  @Override
  MoveFilter visibleReplies(Position position, Move move, Memory memory) {
    return BLIND_TO_FORKS;
  }

  @Override
  int bonus(Game game, Move move) {
    Position position = game.position();
    if (MaterialGain.isCapture(position, move)) {
      return position.pieces(Role.PAWN).contains(move.to()) ? 0 : TRADE;
    }
    int rank = move.to().rank();
    boolean ownHalf = position.turn() == Color.WHITE ? rank < 4 : rank > 3;
    return ownHalf ? BEHIND_THE_MIDDLE : 0;
  }
}
