package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;
import org.queenside.engine.Opponent;
import org.queenside.game.PlayedGame;
import org.queenside.game.PlayerResult;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.CharacterPicture;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Markup;
import org.queenside.ui.PrintButton;

/**
 * What stands beside the board after a game for the path: what was good, the opponent if it was
 * beaten, and after the first win the signature of the board, which can be printed with it.
 */
@StyleSheet("context://board/lesson-end.css")
final class PathGameEnd extends Div {

  /**
   * Creates the component.
   *
   * @param praise what was good about the game
   * @param firstWin when the game was won, if it is the first whole game that the learner has won
   */
  PathGameEnd(PlayedGame game, Component praise, @Nullable ZonedDateTime firstWin) {
    addClassName("path-end");
    if (firstWin != null) {
      String name = PlayerName.of(game.other(), this::getTranslation);
      add(
          Markup.div(
              "signature",
              Markup.span("title", getTranslation("game.path.signed", name)),
              new Span(new DateFormatter(getLocale()).full(firstWin)),
              Markup.span("name", getTranslation("game.path.name"))));
    }
    Opponent opponent = game.opponent();
    if (opponent != null && game.ownResult() == PlayerResult.WON) {
      add(
          Markup.div(
              "bubble beaten-line",
              Markup.span("head", new CharacterPicture(opponent.code()).beaten()),
              Markup.div("said", praise)));
    } else {
      add(praise);
    }
    if (firstWin != null) {
      add(new PrintButton(ButtonStyle.OUTLINED, getTranslation("game.path.print")));
    }
  }
}
