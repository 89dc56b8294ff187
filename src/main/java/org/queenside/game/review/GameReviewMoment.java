package org.queenside.game.review;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Square;

/**
 * A moment of a game that is worth another try.
 *
 * @param ply the number of moves of both sides before it; the reviewed side is to move
 * @param square the square of the piece it is about: the lost piece when it was taken, the piece
 *     that could fork or mate, or the piece whose move broke an opening rule
 * @param capture the opponent's move that took the lost piece, or null if no piece was lost
 * @param broken the opening rule that was broken, or null if it is about something else
 * @param right every move that solves it, best first; at least one
 * @param refutations the best replies to moves, if known; those to right moves aren't used
 */
public record GameReviewMoment(
    Kind kind,
    int ply,
    Square square,
    @Nullable Move capture,
    @Nullable OpeningRule broken,
    List<Move> right,
    Map<Move, Move> refutations) {

  /** What happened. */
  public enum Kind {
    /** A mate in one that wasn't played. */
    MISSED_MATE("mate-in-one"),
    /** A piece that was lost for nothing or for less. */
    LOST_PIECE("save-a-piece"),
    /** A move that would have attacked two pieces at once and won one. */
    MISSED_FORK("forks"),
    /** A move that broke the opening rules in a promising position. */
    LEFT_OPENING("opening");

    private final String concept;

    Kind(String concept) {
      this.concept = concept;
    }

    /** Returns the id of the course concept that it practises. */
    public String concept() {
      return concept;
    }

    /** Returns the stable name, such as {@code missed-mate}. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Kind of(String code) {
      return valueOf(code.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }

  public GameReviewMoment {
    right = List.copyOf(right);
    refutations = Map.copyOf(refutations);
  }
}
