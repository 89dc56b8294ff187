package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.function.Consumer;
import org.queenside.game.GameHelp;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;

/** The switches for help during a game. */
final class HelpPanel extends NativeDetails {

  private final Checkbox showMoves = new Checkbox(getTranslation("game.help.show-moves"));
  private final Checkbox warn = new Checkbox(getTranslation("game.help.warn"));
  private final Checkbox takeBack = new Checkbox(getTranslation("game.help.take-back"));

  /**
   * Creates the switches.
   *
   * @param mayHelp whether the game allows help; otherwise only the buttons are shown
   * @param change gets the help settings whenever one is switched
   * @param others buttons that few people need
   */
  HelpPanel(boolean mayHelp, Consumer<GameHelp> change, Component... others) {
    addClassName("help");
    setSummaryText(getTranslation(mayHelp ? "game.help" : "game.more"));
    var switches = Markup.div("switches");
    if (mayHelp) {
      switches.add(showMoves, warn, takeBack);
    }
    switches.add(others);
    setContent(switches);
    for (Checkbox each : new Checkbox[] {showMoves, warn, takeBack}) {
      each.onChange(
          _ ->
              change.accept(
                  new GameHelp(showMoves.isChecked(), warn.isChecked(), takeBack.isChecked())));
    }
  }

  /** Shows which help is on. */
  void show(GameHelp help) {
    showMoves.set(help.showMoves());
    warn.set(help.warn());
    takeBack.set(help.takeBack());
  }
}
