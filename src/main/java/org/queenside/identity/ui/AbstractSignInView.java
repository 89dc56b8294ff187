package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;

/** A page for signing in or making an account. */
abstract class AbstractSignInView extends Page {

  private final String title;

  /**
   * Creates an empty page.
   *
   * @param title key of the window title
   */
  AbstractSignInView(String title) {
    super("page entry");
    this.title = title;
  }

  /** Returns the secret in the address; empty if there is none. */
  static String token(BeforeEnterEvent event) {
    return event.getRouteParameters().get("token").orElse("");
  }

  /** Says that the link doesn't work, or no longer works. */
  final void addWorthless(String key) {
    add(
        new H1(getTranslation(key + ".headline")),
        new Paragraph(getTranslation(key)),
        LinkButton.filled("sign-in", "card.instead"));
  }

  @Override
  public final String heading() {
    return getTranslation(title);
  }
}
