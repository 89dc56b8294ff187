package org.queenside.game.review.ui;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.GameScore;
import org.queenside.game.PlayedGame;
import org.queenside.game.review.GameReviewMoment;
import org.queenside.game.ui.PieceName;
import org.queenside.ui.Translator;

/** Says what happened in a moment of a game, without giving the answer away. */
final class MomentText {

  private static final int BOTH_SIDES = 2;

  private final GameScore score;
  private final boolean won;
  private final Translator translator;

  MomentText(PlayedGame game, Translator translator) {
    this.score = GameScore.of(game.game().start(), game.game().moves());
    Position last = score.after(score.size());
    this.won = last.isCheckmate() && last.turn() != game.own();
    this.translator = translator;
  }

  /** Returns the moves of the game with their positions. */
  GameScore score() {
    return score;
  }

  /** Returns the position in which the player was to move. */
  Position before(GameReviewMoment moment) {
    return score.after(moment.ply());
  }

  private String name(Position position, Square square) {
    Piece piece = requireNonNull(position.at(square));
    return PieceName.of(piece.role(), translator);
  }

  /** Returns the headline. */
  String title(GameReviewMoment moment) {
    return switch (moment.kind()) {
      case MISSED_MATE -> translator.translate("game-review.missed-mate");
      case MISSED_FORK ->
          translator.translate("game-review.missed-fork", name(before(moment), moment.square()));
      case LEFT_OPENING ->
          translator.translate(opening(moment), name(before(moment), moment.square()));
      case LOST_PIECE -> {
        Position after = score.after(moment.ply() + 1);
        String key =
            isAlone(moment) ? "game-review.lost-piece.alone" : "game-review.lost-piece.traded";
        yield translator.translate(key, name(after, moment.square()));
      }
    };
  }

  /** Returns what happened, in one or two sentences. */
  String text(GameReviewMoment moment) {
    return switch (moment.kind()) {
      case MISSED_MATE -> mate(moment);
      case MISSED_FORK ->
          translator.translate(
              "game-review.missed-fork.text",
              name(before(moment), moment.square()),
              moment.square());
      case LEFT_OPENING ->
          translator.translate(
              opening(moment) + ".text",
              name(before(moment), moment.square()),
              score.moves().get(moment.ply()).to());
      case LOST_PIECE -> loss(moment);
    };
  }

  private static String opening(GameReviewMoment moment) {
    return "game-review.left-opening." + requireNonNull(moment.broken()).code();
  }

  private String mate(GameReviewMoment moment) {
    int later = (score.size() - 1 - moment.ply()) / BOTH_SIDES;
    return won
        ? translator.translate("game-review.missed-mate.later", later)
        : translator.translate("game-review.missed-mate.text");
  }

  private String loss(GameReviewMoment moment) {
    Position after = score.after(moment.ply() + 1);
    Move capture = requireNonNull(moment.capture());
    String piece = name(after, moment.square());
    String taker = name(after, capture.from());
    Move own = score.moves().get(moment.ply());
    if (!isAlone(moment)) {
      return translator.translate(
          "game-review.lost-piece.traded.text", piece, moment.square(), taker);
    }
    String key =
        own.to() == moment.square()
            ? "game-review.lost-piece.went"
            : "game-review.lost-piece.stood";
    return translator.translate(key, piece, moment.square(), taker);
  }

  private boolean isAlone(GameReviewMoment moment) {
    Position after = score.after(moment.ply() + 1);
    return after.attackers(moment.square(), after.turn().opposite()).isEmpty();
  }

  /** Returns the opponent's move before the moment if it was a capture, or null. */
  @Nullable Move captureBefore(GameReviewMoment moment) {
    if (moment.ply() == 0) {
      return null;
    }
    Move last = score.moves().get(moment.ply() - 1);
    return score.after(moment.ply() - 1).at(last.to()) == null ? null : last;
  }

  /** Returns the moves before the moment. */
  List<Move> past(GameReviewMoment moment) {
    return score.moves().subList(0, moment.ply());
  }
}
