package org.queenside.game.review.ui;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.board.PieceName;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.GameScore;
import org.queenside.game.PlayedGame;
import org.queenside.game.review.GameReviewMoment;
import org.queenside.game.ui.PlayerName;
import org.queenside.text.Term;
import org.queenside.ui.Translator;

/** Says what happened in a moment of a game, without giving the answer away. */
final class MomentText {

  private static final int BOTH_SIDES = 2;

  private final GameScore score;
  private final String opponent;
  private final boolean won;
  private final Translator translator;

  MomentText(PlayedGame game, Translator translator) {
    this.score = GameScore.of(game.game().start(), game.game().moves());
    this.opponent = PlayerName.of(game.other(), translator);
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

  private static Term name(Position position, Square square) {
    Piece piece = requireNonNull(position.at(square));
    return PieceName.of(piece.role());
  }

  /** Returns the headline. */
  String title(GameReviewMoment moment) {
    String key = "game-review." + moment.kind().code();
    return switch (moment.kind()) {
      case MISSED_MATE, STALEMATE, MISSED_PROMOTION, BETTER_MOVE -> translator.translate(key);
      case ALLOWED_MATE -> translator.translate(key, opponent);
      case MISSED_FORK, MISSED_CAPTURE ->
          translator.translate(key, name(before(moment), moment.square()));
      case LOST_PIECE ->
          translator.translate(
              key + (isPlayed(moment) ? isAlone(moment) ? ".alone" : ".traded" : ".danger"),
              name(score.after(moment.ply() + 1), moment.square()));
    };
  }

  /** Returns what happened, in one or two sentences. */
  String text(GameReviewMoment moment) {
    Position before = before(moment);
    Square square = moment.square();
    String key = "game-review." + moment.kind().code() + ".text";
    return switch (moment.kind()) {
      case MISSED_MATE -> mate(moment);
      case ALLOWED_MATE ->
          translator.translate(
              isPlayed(moment) ? key + ".played" : key,
              name(score.after(moment.ply() + 1), square),
              opponent);
      case STALEMATE -> translator.translate(key, opponent);
      case MISSED_PROMOTION ->
          translator.translate(
              key, square, PieceName.of(requireNonNull(moment.right().getFirst().promotion())));
      case MISSED_CAPTURE ->
          translator.translate(
              before.attackers(square, before.turn().opposite()).isEmpty()
                  ? key
                  : key + ".protected",
              name(before, square),
              square);
      case MISSED_FORK -> translator.translate(key, name(before, square), square);
      case LOST_PIECE -> loss(moment);
      case BETTER_MOVE -> setback(moment);
    };
  }

  private String setback(GameReviewMoment moment) {
    String code = requireNonNull(moment.setback()).code();
    String text = translator.translate("game-review.better-move." + code, opponent);
    return moment.reply() == null
        ? text
        : text + " " + translator.translate("game-review.better-move.arrow", opponent);
  }

  /** Returns whether the opponent made the move that shows what was wrong. */
  private boolean isPlayed(GameReviewMoment moment) {
    return moment.ply() + 1 < score.size()
        && score.moves().get(moment.ply() + 1).equals(moment.reply());
  }

  private String mate(GameReviewMoment moment) {
    int later = (score.size() - 1 - moment.ply()) / BOTH_SIDES;
    return won
        ? translator.translate("game-review.missed-mate.later", later)
        : translator.translate("game-review.missed-mate.text");
  }

  private String loss(GameReviewMoment moment) {
    Position after = score.after(moment.ply() + 1);
    Square square = moment.square();
    boolean went = score.moves().get(moment.ply()).to() == square;
    String what = isAlone(moment) ? went ? "went" : "stood" : "traded.text";
    return translator.translate(
        "game-review.lost-piece." + what + (isPlayed(moment) ? "" : ".danger"),
        name(after, square),
        square,
        name(after, requireNonNull(moment.reply()).from()));
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
