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
 * @param square where the piece stands that it is about: the lost piece when it was taken, the
 *     piece that could fork or mate, or the piece that moved against a rule of the opening
 * @param capture the opponent's move that took the lost piece, or null if no piece was lost
 * @param broken the rule of the opening that was broken, or null if it is about something else
 * @param right every move that solves it, the best first; at least one
 * @param refutations the best replies to moves, as far as they are known; those to right moves
 *     don't count
 */
public record ReviewMoment(
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
    /** A move against the rules of the opening in a promising position. */
    LEFT_OPENING("opening");

    private final String concept;

    Kind(String concept) {
      this.concept = concept;
    }

    /** Returns the id of the concept of the course that it practises. */
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

  public ReviewMoment {
    right = List.copyOf(right);
    refutations = Map.copyOf(refutations);
  }
}
