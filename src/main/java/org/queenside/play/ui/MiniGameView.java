package org.queenside.play.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.play.MiniGame;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Page;

/** The page of a mini-game, against a person at the same screen or against the computer. */
@Route("play/:game")
@AnonymousAllowed
final class MiniGameView extends Page implements HasPageHeader {

  private String name = "";

  MiniGameView() {
    super("");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    MiniGame game = MiniGame.find(event.getRouteParameters().get("game").orElse(""));
    if (game == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    name = getTranslation("play.game." + game.code());
    removeAll();
    add(new MiniGamePanel(MiniGameAddress.read(game, event.getLocation().getQueryParameters())));
  }

  @Override
  public String heading() {
    return name;
  }

  @Override
  public String back() {
    return "play";
  }
}
