package org.queenside.game.review;

import static org.queenside.game.review.GameReviewMoment.Kind;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.chess.Move;
import org.queenside.chess.Square;

/** Reviews for tests that need one but don't test the search for it, which takes seconds. */
public final class TestGameReviews {

  /** The moves of a game in which White's knight goes to d4, where Black's pawn takes it. */
  public static final List<String> LOSES_KNIGHT =
      List.of("e2e4", "e7e5", "g1f3", "b8c6", "f3d4", "e5d4");

  private TestGameReviews() {}

  /** Returns the review of the game that {@link #LOSES_KNIGHT}. */
  public static GameReview lostKnight() {
    return of(
        moment(
            Kind.LOST_PIECE, 4, Square.D4, "e5d4", "f1c4", Map.of("f3d4", "e5d4", "f3e5", "c6e5")));
  }

  /**
   * Returns a moment.
   *
   * @param reply the move that shows what was wrong
   * @param right a move that solves it
   * @param refutations replies to wrong moves
   */
  public static GameReviewMoment moment(
      Kind kind,
      int ply,
      Square square,
      String reply,
      String right,
      Map<String, String> refutations) {
    return new GameReviewMoment(
        kind,
        ply,
        square,
        Move.parseUci(reply),
        null,
        List.of(Move.parseUci(right)),
        refutations.entrySet().stream()
            .collect(
                Collectors.toMap(
                    wrong -> Move.parseUci(wrong.getKey()),
                    wrong -> Move.parseUci(wrong.getValue()))));
  }

  /** Returns a review of a level game with one moment, after which two moves were played. */
  public static GameReview of(GameReviewMoment moment) {
    return new GameReview(
        List.of(moment),
        Collections.nCopies(moment.ply() + 3, 0),
        GamePraise.of(GamePraise.Reason.PLAYED_ON));
  }
}
