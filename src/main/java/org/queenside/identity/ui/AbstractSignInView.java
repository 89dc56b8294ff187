package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;

/** A page for signing in or making an account. */
abstract class AbstractSignInView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final String title;

  /**
   * Creates an empty page.
   *
   * @param title key of what the window is called
   */
  AbstractSignInView(String title) {
    this.title = title;
    setId("main");
    addClassName("entry");
  }

  /** Returns the secret in the address; empty if there is none. */
  static String token(BeforeEnterEvent event) {
    return event.getRouteParameters().get("token").orElse("");
  }

  /** Says that the link opens nothing, or nothing any more. */
  final void addWorthless(String key) {
    add(
        new H1(getTranslation(key + ".headline")),
        new Paragraph(getTranslation(key)),
        new LinkButton(ButtonStyle.FILLED, "sign-in", getTranslation("card.instead")));
  }

  @Override
  public final String getPageTitle() {
    return getTranslation("plain.title", getTranslation(title));
  }
}
