package org.queenside.play.ui;

import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.play.MiniGame;
import org.queenside.ui.HasPageHeader;

/** The page of a mini-game, against a person at the same screen or against the computer. */
@Route("play/:game")
@AnonymousAllowed
final class MiniGameView extends Main
    implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  private String name = "";

  MiniGameView() {
    setId("main");
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
  public String getPageTitle() {
    return getTranslation("play.title", name);
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
