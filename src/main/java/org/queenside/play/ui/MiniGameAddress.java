package org.queenside.play.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.chess.Color;
import org.queenside.play.LocalMiniGame;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;

/** Writes a mini-game as an address, with the players and all moves, and reads it back. */
final class MiniGameAddress {

  private static final String COMPUTER = "computer";
  private static final String SIDE = "side";
  private static final String MOVES = "moves";

  private MiniGameAddress() {}

  /**
   * Returns the game in an address up to its first illegal move, and makes the computer's move if
   * it is its turn.
   */
  static LocalMiniGame read(MiniGame kind, QueryParameters query) {
    Strength computer = Strength.find(query.getSingleParameter(COMPUTER).orElse(""));
    boolean black = query.getSingleParameter(SIDE).orElse("").equals("b");
    return LocalMiniGame.of(kind, computer, black ? Color.BLACK : Color.WHITE)
        .replayed(query.getSingleParameter(MOVES).orElse(""))
        .answered();
  }

  static String path(LocalMiniGame game) {
    return "play/" + game.state().game().code();
  }

  static QueryParameters query(LocalMiniGame game) {
    Map<String, List<String>> query = new LinkedHashMap<>();
    if (game.computer() != null) {
      query.put(COMPUTER, List.of(game.computer().code()));
      query.put(SIDE, List.of(String.valueOf(game.humanSide().letter())));
    }
    if (!game.text().isEmpty()) {
      query.put(MOVES, List.of(game.text()));
    }
    return new QueryParameters(query);
  }
}
