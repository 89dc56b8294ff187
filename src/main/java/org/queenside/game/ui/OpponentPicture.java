package org.queenside.game.ui;

import java.util.Optional;
import org.queenside.engine.Opponent;
import org.queenside.ui.CharacterPicture;

/** An opponent as a decorative picture. */
final class OpponentPicture extends CharacterPicture {

  private static final String FRIEND = "friend";

  /**
   * Creates the picture.
   *
   * @param opponent the computer's opponent, or nothing for a friend
   */
  OpponentPicture(Optional<Opponent> opponent) {
    super(opponent.map(Opponent::code).orElse(FRIEND));
  }
}
