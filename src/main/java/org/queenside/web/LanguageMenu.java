package org.queenside.web;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.Location;
import java.util.Locale;
import org.queenside.ui.LanguageLinks;
import org.queenside.ui.Markup;

/** The switch for the language in the bar. Phones have it on the start page and in the account. */
final class LanguageMenu extends Div {
  private static final String MENU = "language-menu";

  private final LanguageLinks links = new LanguageLinks(new Location(""));

  LanguageMenu() {
    addClassNames("account", "only-wide");
    Locale now = getLocale();
    var code = new Span(now.getLanguage().toUpperCase(Locale.ROOT));
    code.getElement().setAttribute("aria-hidden", "true");
    var opener = new NativeButton();
    opener.add(code, Markup.span("sr", getTranslation("language.now", LanguageLinks.name(now))));
    Markup.flatten(opener);
    opener.addClassName("opener");
    opener.getElement().setAttribute("popovertarget", MENU);
    opener.getElement().setAttribute("aria-haspopup", "true");
    var menu = Markup.div("account-menu", links);
    menu.setId(MENU);
    menu.getElement().setAttribute("popover", "auto");
    add(opener, menu);
  }

  /** Lets the links open another page. */
  void show(Location page) {
    links.show(page);
  }
}
