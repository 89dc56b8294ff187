package org.queenside.play.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.chess.Color;
import org.queenside.play.LocalMiniGame;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;

/** A mini-game as an address: who plays and all moves, so that it can be brought back any time. */
final class MiniGameAddress {

  private static final String COMPUTER = "computer";
  private static final String SIDE = "side";
  private static final String MOVES = "moves";

  private MiniGameAddress() {}

  /** Returns the game of an address, as far as it is one; the computer has answered. */
  static LocalMiniGame read(MiniGame game, QueryParameters query) {
    Strength computer = Strength.find(query.getSingleParameter(COMPUTER).orElse(""));
    boolean black = query.getSingleParameter(SIDE).orElse("").equals("b");
    return LocalMiniGame.of(game, computer, black ? Color.BLACK : Color.WHITE)
        .replayed(query.getSingleParameter(MOVES).orElse(""))
        .answered();
  }

  static String path(LocalMiniGame table) {
    return "play/" + table.match().game().code();
  }

  static QueryParameters query(LocalMiniGame table) {
    Map<String, List<String>> query = new LinkedHashMap<>();
    if (table.computer() != null) {
      query.put(COMPUTER, List.of(table.computer().code()));
      query.put(SIDE, List.of(String.valueOf(table.humanSide().letter())));
    }
    if (!table.text().isEmpty()) {
      query.put(MOVES, List.of(table.text()));
    }
    return new QueryParameters(query);
  }
}
