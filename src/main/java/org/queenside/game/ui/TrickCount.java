package org.queenside.game.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.game.PlayedTrick;
import org.queenside.game.TrickOutcome;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/** One star for each trick that was caught in the game. */
final class TrickCount extends Div {

  TrickCount() {
    addClassName("tricks");
  }

  /** Shows the stars; nothing before the first trick is answered. */
  void show(List<PlayedTrick> tricks) {
    removeAll();
    long answered = tricks.stream().filter(trick -> !trick.isOpen()).count();
    long caught = caught(tricks);
    setVisible(answered > 0);
    for (int star = 0; star < caught; star++) {
      add(Markup.span("star", Icon.STAR.draw()));
    }
    add(new Span(getTranslation("trick.count", caught, answered)));
  }

  /** Returns how many were caught. */
  static long caught(List<PlayedTrick> tricks) {
    return tricks.stream().filter(trick -> trick.outcome() == TrickOutcome.CAUGHT).count();
  }
}
