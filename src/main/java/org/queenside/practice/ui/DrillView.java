package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.practice.Drill;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Page;

/** The page of a drill. */
@Route("practice/:drill")
@AnonymousAllowed
final class DrillView extends Page implements HasPageHeader {

  private final DrillPanelFactory panels;
  private String name = "";

  DrillView(DrillPanelFactory panels) {
    super("");
    this.panels = panels;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    Drill drill = Drill.find(event.getRouteParameters().get("drill").orElse(""));
    if (drill == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    name = getTranslation("drill." + drill.code());
    removeAll();
    add(page(drill, event.getLocation().getQueryParameters()));
  }

  private Div page(Drill drill, QueryParameters query) {
    if (drill.isAboutSquares()) {
      return new SquareDrillPanel(drill, query, panels);
    }
    // An address with a round continues it.
    if (drill == Drill.LEGAL && !DrillRoundParameters.isIn(query)) {
      return new LegalMoveDrillPanel(query, panels);
    }
    return drill == Drill.SET_UP
        ? new SetUpPanel(query, panels)
        : new DrillRoundPanel(drill, query, panels);
  }

  @Override
  public String heading() {
    return name;
  }

  @Override
  public String back() {
    return "practice";
  }
}
