package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Optional;
import org.queenside.engine.Opponent;

/**
 * An opponent as a decorative picture. It is drawn for a board square, where white and black pieces
 * are visible in light and dark mode.
 */
@Tag("queenside-opponent")
@JsModule("context://board/queenside-opponent.js")
final class OpponentPicture extends Component {

  private static final String FRIEND = "friend";

  /**
   * Creates the picture.
   *
   * @param opponent the computer's opponent, or nothing for a friend
   */
  OpponentPicture(Optional<Opponent> opponent) {
    getElement().setAttribute("name", opponent.map(Opponent::code).orElse(FRIEND));
    getElement().setAttribute("aria-hidden", "true");
  }
}
