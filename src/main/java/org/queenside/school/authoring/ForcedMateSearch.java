package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Searches for forced mates in a few moves. */
final class ForcedMateSearch {
  /** About a quarter of a second; a typical mate in two takes a few thousand positions. */
  private static final int MOST_POSITIONS = 60_000;

  private int left = MOST_POSITIONS;

  /** Thrown when the search takes too long, or is interrupted. */
  static final class SearchLimitException extends RuntimeException {
    SearchLimitException() {
      super("not proven in time", null, false, false);
    }
  }

  /** Returns the moves that force mate in at most this many moves. */
  List<Move> in(Position position, int moves) {
    if (moves == 1) {
      return position.matesInOne();
    }
    List<Move> forced = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (isForced(position.play(move), moves)) {
        forced.add(move);
      }
    }
    return forced;
  }

  private boolean isForced(Position after, int moves) {
    count();
    List<Move> replies = after.legalMoves();
    if (replies.isEmpty()) {
      return after.isCheckmate();
    }
    return moves > 1 && replies.stream().allMatch(reply -> exists(after.play(reply), moves - 1));
  }

  boolean exists(Position position, int moves) {
    count();
    if (!position.matesInOne().isEmpty()) {
      return true;
    }
    return moves > 1
        && position.legalMoves().stream().anyMatch(move -> isForced(position.play(move), moves));
  }

  private void count() {
    if (--left < 0 || Thread.currentThread().isInterrupted()) {
      throw new SearchLimitException();
    }
  }
}
