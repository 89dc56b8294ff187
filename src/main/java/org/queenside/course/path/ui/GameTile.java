package org.queenside.course.path.ui;

import com.vaadin.flow.component.html.Anchor;
import org.queenside.course.ui.LessonIcon;
import org.queenside.course.ui.PathStep;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/**
 * A whole game against the computer as a square of the path. It has a mark for a win instead of
 * stars.
 */
final class GameTile extends PathSquare {

  /**
   * Creates the tile.
   *
   * @param name the key of its name
   * @param won whether the learner has won as many games as there are on the path up to this one
   */
  GameTile(String name, boolean won) {
    String said = getTranslation(name);
    var link = new Anchor(won ? "play" : PathStep.GAME, new LessonIcon("Kk", !won), title(said));
    if (won) {
      link.add(Markup.span("won", Icon.TICK.draw()));
      said = getTranslation("course.game.won", said);
    }
    link.setAriaLabel(said);
    show(link, won, won);
  }
}
