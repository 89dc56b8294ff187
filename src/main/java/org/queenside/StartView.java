package org.queenside;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;

/** The first page: one sentence, one button, and a knight to try before anything else. */
@Route("")
@AnonymousAllowed
class StartView extends Main implements HasDynamicTitle {

  StartView() {
    addClassName("start");
    setId("main");
    var lead = new Paragraph(getTranslation("start.lead"));
    lead.addClassName("lead");
    var start = new Anchor("learn/board", getTranslation("start.start"));
    start.addClassNames("btn", "fill");
    var know = new Anchor("course", getTranslation("start.know"));
    know.addClassNames("btn", "line");
    var go = new Div(start, know);
    go.addClassName("go");
    var small = new Paragraph(getTranslation("start.small"));
    small.addClassName("small");
    add(new H1(getTranslation("start.headline")), lead, new TryKnight(), go, small);
  }

  @Override
  public String getPageTitle() {
    return getTranslation("start.title");
  }
}
