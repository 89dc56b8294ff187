package org.queenside.school.demo.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Page;

/** What visitors see whose copy of the made-up school has ended, with a button for a new one. */
@Route(value = DemoView.PATH, registerAtStartup = false)
@AnonymousAllowed
class DemoView extends Page {

  static final String PATH = "demo";

  DemoView(DemoVisit visit) {
    super("page plain", "demo.headline");
    add(
        new H1(heading()),
        new Paragraph(getTranslation("demo.ended")),
        new DemoButton(visit, ButtonStyle.FILLED));
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {}
}
