package org.queenside.game;

import java.util.List;
import java.util.Optional;

/**
 * The rules of a game against the computer that is played as at a real board: without help, with
 * illegal moves that count and with a clock that the player presses.
 *
 * @param secondLoses whether the second illegal move loses (FIDE 7.5.5), or is only explained
 * @param touchMove whether a touched piece has to move or be taken (FIDE 4.3)
 */
public record BoardRules(boolean secondLoses, boolean touchMove) {

  /** The minimum number of illegal moves that lose the game. */
  static final int LOSING_TRIES = 2;

  private static final String LOSES = "loses";
  private static final String EXPLAINS = "explains";
  private static final String TOUCH = "touch";

  /** Returns the name in addresses and in the database, such as {@code loses-touch}. */
  public String code() {
    return (secondLoses ? LOSES : EXPLAINS) + (touchMove ? "-" + TOUCH : "");
  }

  /** Returns the rules with this code; nothing if there are none. */
  public static Optional<BoardRules> of(String code) {
    List<String> words = List.of(code.split("-", -1));
    var rules = new BoardRules(words.contains(LOSES), words.contains(TOUCH));
    return rules.code().equals(code) ? Optional.of(rules) : Optional.empty();
  }
}
