package org.queenside.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/**
 * Models of people who have just learnt the rules, to measure opponents by. They know no plans: a
 * move that neither wins nor loses anything they see is as good as any other, so they play one of
 * those at random. See docs/play.md for what each of them sees.
 */
enum Beginner {
  FIRST_DAY(10, 50, 0, false),
  FIRST_WEEK(50, 80, 0, false),
  FIRST_MONTH(70, 90, 67, false),
  CLUB(100, 100, 100, true);

  private static final int PERCENT = 100;

  /** The effort, in positions, to find a good move against a lone king. */
  private static final long LONE_KING = 1_000;

  private final int mates;
  private final int captures;
  private final int care;
  private final boolean replies;

  /**
   * @param mates how often it sees that it can mate in one, in percent
   * @param captures how often it sees a capture or promotion of its own, in percent
   * @param care how often it asks what happens after its move, in percent
   * @param replies true if it then looks at all captures, not only those of the piece it moves
   */
  Beginner(int mates, int captures, int care, boolean replies) {
    this.mates = mates;
    this.captures = captures;
    this.care = care;
    this.replies = replies;
  }

  String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns its move. The same seed gives the same move in the same game. */
  Move choose(Game game, long seed) {
    Position position = game.position();
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + game.moves().size());
    List<Move> mating = position.matesInOne();
    if (!mating.isEmpty() && random.nextInt(PERCENT) < mates) {
      return mating.get(random.nextInt(mating.size()));
    }
    if (Material.isLoneKing(position, position.turn().opposite())
        && random.nextInt(PERCENT) < mates) {
      return Search.of(game, LONE_KING, () -> false).best();
    }
    boolean careful = random.nextInt(PERCENT) < care;
    List<Move> best = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (Move move : position.legalMoves()) {
      boolean seen = MaterialGain.of(position, move) == 0 || random.nextInt(PERCENT) < captures;
      if (move.promotion() != null && move.promotion() != Role.QUEEN) {
        continue;
      }
      int value = value(position, move, seen, careful);
      if (value > most) {
        most = value;
        best.clear();
      }
      if (value == most) {
        best.add(move);
      }
    }
    return best.get(random.nextInt(best.size()));
  }

  private int value(Position position, Move move, boolean seen, boolean careful) {
    int gain = seen ? MaterialGain.of(position, move) : 0;
    if (!careful) {
      return gain;
    }
    if (!replies) {
      int lost = MaterialGain.of(position, move) - StaticExchangeEvaluation.of(position, move);
      return gain - lost;
    }
    Position next = position.playLegal(move);
    return gain
        - next.legalMoves().stream()
            .mapToInt(reply -> StaticExchangeEvaluation.of(next, reply))
            .reduce(0, Math::max);
  }
}
