package org.queenside.game.review;

import static org.queenside.game.review.GameReviewMoment.Kind;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;

/**
 * Finds what a proven mistake can teach. Whatever the review says about it has to follow from the
 * rules or from a search.
 */
final class MomentFinder {

  /** The smallest loss that counts as a piece, in hundredths of a pawn: nearly a knight. */
  private static final int LEAST_PIECE = 270;

  /** The score from which the player is winning, in hundredths of a pawn. */
  private static final int WINNING = 300;

  private final Mistake mistake;
  private final Position before;
  private final List<Move> right;
  private final Map<Move, Move> refutations;

  private MomentFinder(Mistake mistake, RightMoves moves) {
    this.mistake = mistake;
    this.before = mistake.before().position();
    this.right = moves.right();
    this.refutations = moves.refutations();
  }

  /**
   * Returns the moment, or null if there is nothing to say about it.
   *
   * @param next the opponent's move in the game if it cost as much as the best reply, or null
   * @param earlier the score before the opponent's last move, in hundredths of a pawn; the same as
   *     the mistake's best score if there was none
   */
  static @Nullable GameReviewMoment of(
      Mistake mistake, RightMoves moves, @Nullable Move next, int earlier) {
    return new MomentFinder(mistake, moves).moment(next, earlier);
  }

  /** Returns the moment of a mate in one that was not played. */
  static GameReviewMoment missedMate(Game before, List<Move> mates) {
    return new GameReviewMoment(
        Kind.MISSED_MATE,
        before.moves().size(),
        mates.getFirst().from(),
        null,
        null,
        mates,
        Map.of());
  }

  private @Nullable GameReviewMoment moment(@Nullable Move next, int earlier) {
    Move best = right.getFirst();
    Position after = before.playLegal(mistake.played());
    if (mistake.bestScore() >= WINNING
        && mistake.before().play(mistake.played()).outcome() instanceof GameOutcome.Stalemate) {
      return moment(Kind.STALEMATE, mistake.played().to(), null);
    }
    List<Move> mates = after.matesInOne();
    if (!mates.isEmpty()) {
      Move mate = next != null && mates.contains(next) ? next : mates.getFirst();
      return moment(Kind.ALLOWED_MATE, mate.from(), mate);
    }
    int gain = PieceCapture.balance(before, best);
    Move capture = capture(next, gain);
    if (capture != null) {
      // For less than a knight there may be some compensation.
      return mistake.loss() < LEAST_PIECE ? null : moment(Kind.LOST_PIECE, capture.to(), capture);
    }
    if (best.promotion() != null) {
      return moment(Kind.MISSED_PROMOTION, best.from(), null);
    }
    if (PieceCapture.wins(before, best)
        && best.to() != mistake.played().to()
        && gain - PieceCapture.balance(before, mistake.played()) >= PieceCapture.LEAST_GAIN) {
      return moment(Kind.MISSED_CAPTURE, best.to(), null);
    }
    List<Move> forks = ForkFinder.forks(before);
    if (forks.contains(best) && !forks.contains(mistake.played())) {
      return moment(Kind.MISSED_FORK, best.from(), null);
    }
    Setback setback = Setback.of(mistake, earlier);
    return setback == null ? null : better(setback);
  }

  /**
   * Returns a capture by which the opponent wins a piece that the best move would have kept, or
   * null.
   *
   * @param gain the balance of the best move
   */
  private @Nullable Move capture(@Nullable Move next, int gain) {
    Position after = before.playLegal(mistake.played());
    return Stream.of(next, mistake.reply())
        .filter(reply -> reply != null && PieceCapture.costs(before, mistake.played(), reply))
        .filter(
            reply ->
                gain - PieceCapture.balance(before, mistake.played()) >= PieceCapture.LEAST_GAIN)
        .filter(reply -> after.at(reply.to()) != null)
        .findFirst()
        .orElse(null);
  }

  private GameReviewMoment better(Setback setback) {
    boolean shown = setback != Setback.MISSED_CHANCE;
    return new GameReviewMoment(
        Kind.BETTER_MOVE,
        mistake.before().moves().size(),
        mistake.played().from(),
        shown ? mistake.reply() : null,
        setback,
        right,
        refutations);
  }

  private GameReviewMoment moment(Kind kind, Square square, @Nullable Move reply) {
    return new GameReviewMoment(
        kind, mistake.before().moves().size(), square, reply, null, right, refutations);
  }
}
