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
 * @param square the square of the piece it is about: the lost piece when it can be taken, the piece
 *     that could be taken, the piece that could fork, mate or promote, or the one that moved
 * @param reply the opponent's move that shows what was wrong with the player's move, or null
 * @param setback what a {@link Kind#BETTER_MOVE} would have changed, or null for other kinds
 * @param right every move that solves it, best first; at least one
 * @param refutations replies to wrong moves that mate or take a piece
 */
public record GameReviewMoment(
    Kind kind,
    int ply,
    Square square,
    @Nullable Move reply,
    @Nullable Setback setback,
    List<Move> right,
    Map<Move, Move> refutations) {

  /** What happened. */
  public enum Kind {
    /** A mate in one that wasn't played. */
    MISSED_MATE("mate-in-one"),
    /** A move after which the opponent could mate at once. */
    ALLOWED_MATE("checkmate"),
    /** A piece that could be taken for nothing or for less. */
    LOST_PIECE("save-a-piece"),
    /** A stalemate in a won position. */
    STALEMATE("stalemate-danger"),
    /** A pawn that could have become a queen. */
    MISSED_PROMOTION("promotion"),
    /** A piece of the opponent that could have been taken for nothing or for less. */
    MISSED_CAPTURE("count-attackers"),
    /** A move that would have attacked two pieces at once and won one. */
    MISSED_FORK("forks"),
    /** Any other move that was much worse than the best. */
    BETTER_MOVE("balance");

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
