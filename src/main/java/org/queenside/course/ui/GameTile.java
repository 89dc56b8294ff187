package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/** A whole game against the computer as a square of the path. It has a mark for a win, no stars. */
final class GameTile extends PathSquare {

  /** The page on which a game begins, with the easiest opponent and what the square asks for. */
  private static final String TO_WIN = "play?with=hungry-pawn&from=path";

  /**
   * Creates the tile.
   *
   * @param name the key of its name
   * @param won whether the learner has won as many games as the path has up to here
   */
  GameTile(String name, boolean won) {
    String said = getTranslation(name);
    var link = new Anchor(won ? "play" : TO_WIN, new LessonIcon("Kk", !won), title(said));
    if (won) {
      link.add(Markup.span("won", Icon.TICK.draw()));
      said = getTranslation("course.game.won", said);
    }
    link.setAriaLabel(said);
    show(link, won, won);
  }
}
