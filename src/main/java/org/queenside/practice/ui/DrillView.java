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

  private final DrillSpecFactory specs;
  private String name = "";

  DrillView(DrillSpecFactory specs) {
    super("");
    this.specs = specs;
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
      return new SquareDrillPanel(drill, query, specs);
    }
    // An address with a round continues it.
    if (drill == Drill.LEGAL && !DrillRoundParameters.isIn(query)) {
      return new LegalMoveDrillPanel(query, specs);
    }
    return drill == Drill.SET_UP
        ? new SetUpPanel(query, specs)
        : new DrillRoundPanel(drill, query, specs);
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
