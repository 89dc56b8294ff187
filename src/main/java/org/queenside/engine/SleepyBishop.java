package org.queenside.engine;

import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Plays well up close, but overlooks moves of five squares or more. */
final class SleepyBishop extends PlayingStyle {
  /** The length of the shortest move that it overlooks, in squares. */
  private static final int FAR = 5;

  private static final MoveFilter NEARSIGHTED = (position, move, ply) -> isNear(move);

  private static final OpeningLines OPENINGS =
      OpeningLines.of(
          """
          e4 e5 Bc4 Nc6 Nf3
          b3 e5 Bb2 Nc6 e3
          g3 d5 Bg2 Nf6 Nf3
          e4 e5 Nf3 Nc6 Bb5
          d4 d5 e3 Nf6 Bd3
          e4 g6 d4 Bg7
          e4 b6 d4 Bb7
          e4 e5 Nf3 d6 d4 Bg4
          d4 g6 e4 Bg7
          d4 Nf6 c4 e6 Nc3 Bb4
          """);

  SleepyBishop() {
    super(OPENINGS, 2, 65, 0, new Vision(74, 85));
  }

  @Override
  boolean considers(Position position, Move move) {
    return isNear(move);
  }

  private static boolean isNear(Move move) {
    return move.from().distance(move.to()) < FAR;
  }

  @Override
  MoveFilter visibleReplies(Position position, Move move, Memory memory) {
    return NEARSIGHTED;
  }
}
