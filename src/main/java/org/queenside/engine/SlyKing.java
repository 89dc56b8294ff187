package org.queenside.engine;

import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Sees two-move tactics for both sides, and likes to leave a piece that looks free to take. */
final class SlyKing extends PlayingStyle {
  private static final int TRAP = 35;

  /** A capture that seems to win this much is tempting. */
  private static final int TEMPTING = 200;

  /** How much more than ordinary play a trap must win. */
  private static final int SPRUNG = 150;

  private static final int TRAP_DEPTH = 3;
  private static final long TRAP_NODES = 3_000;

  private static final OpeningLines OPENINGS =
      OpeningLines.of(
          """
          e4 e5 d4 exd4 c3
          e4 e5 f4
          e4 e5 Nf3 Nc6 Bc4 Bc5 b4
          e4 e5 Nc3 Nf6 f4
          d4 d5 c4 e5
          d4 Nf6 c4 e5
          e4 e5 Nf3 Nc6 Bc4 Nd4
          e4 e5 Nf3 f5
          e4 d5 exd5 Nf6
          d4 e5
          """);

  SlyKing() {
    super(OPENINGS, 3, 32, TRAP, new Vision(97, 100));
  }

  @Override
  MoveFilter visibleReplies(Position position, Move move, Memory memory) {
    return MoveFilter.ALL;
  }

  @Override
  int bonus(Game game, Move move) {
    return setsTrap(game, move) ? TRAP : 0;
  }

  /** Returns true if the other side now has a capture that looks good but loses. */
  static boolean setsTrap(Game game, Move move) {
    Game next = game.play(move);
    if (next.isOver()) {
      return false;
    }
    Position position = next.position();
    int expected = -Evaluation.of(position);
    for (Move bait : position.legalMoves()) {
      if (StaticExchangeEvaluation.of(position, bait) >= TEMPTING
          && afterTaking(next, bait) >= expected + SPRUNG) {
        return true;
      }
    }
    return false;
  }

  private static int afterTaking(Game game, Move bait) {
    TreeSearch search = new TreeSearch(game, TRAP_NODES, MoveFilter.ALL, () -> false);
    int score =
        -search.score(
            game.position(), bait, TRAP_DEPTH, -SearchScore.INFINITY, SearchScore.INFINITY);
    return search.stopped() ? -SearchScore.INFINITY : score;
  }
}
