package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import org.queenside.game.PlayedGame;

/** Says in one line what was good about a finished game, as soon as that is known. */
public interface GamePraiseLine {

  /** Creates the line. It is empty until the game has been looked at. */
  Component of(PlayedGame game);
}
