package org.queenside.game.review;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;

/**
 * A moment of a game in the attempt log, such as {@code moment/forks/<game>/<ply>}.
 *
 * @param concept the id of the course concept that it practises
 * @param ply the number of moves of both sides before it
 */
record MomentItem(String concept, GameId game, int ply) {

  private static final Pattern NAME =
      Pattern.compile("moment/([a-z-]{1,40})/([0-9a-f-]{36})/([0-9]{1,4})");

  static MomentItem of(GameId game, GameReviewMoment moment) {
    return new MomentItem(moment.kind().concept(), game, moment.ply());
  }

  /** Reads a name in the log; null if it isn't a moment's. */
  static @Nullable MomentItem parse(String item) {
    var found = NAME.matcher(item);
    GameId game = found.matches() ? GameId.parse(found.group(2)) : null;
    return game == null
        ? null
        : new MomentItem(found.group(1), game, Integer.parseInt(found.group(3)));
  }

  @Override
  public String toString() {
    return "moment/" + concept + "/" + game + "/" + ply;
  }
}
