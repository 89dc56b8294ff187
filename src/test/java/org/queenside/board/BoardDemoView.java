package org.queenside.board;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.PageTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import java.util.Locale;

/**
 * One board in one of its states, with its last report below. Without a name in the address it
 * shows all states.
 */
@Route(value = "board-demo/:scene?", autoLayout = false)
@PageTitle("Board")
@AnonymousAllowed
public final class BoardDemoView extends Main implements BeforeEnterObserver {

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    add(new H1("Board"));
    event
        .getRouteParameters()
        .get("scene")
        .map(name -> List.of(BoardDemo.Scene.valueOf(name.toUpperCase(Locale.ROOT))))
        .orElse(List.of(BoardDemo.Scene.values()))
        .forEach(scene -> add(new BoardDemo(scene)));
  }
}
