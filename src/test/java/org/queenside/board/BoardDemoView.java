package org.queenside.board;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.PageTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.Arrays;
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
    String wanted = event.getRouteParameters().get("scene").orElse("").toUpperCase(Locale.ROOT);
    Arrays.stream(BoardDemo.Scene.values())
        .filter(scene -> wanted.isEmpty() || scene.name().equals(wanted))
        .forEach(scene -> add(new BoardDemo(scene)));
  }
}
