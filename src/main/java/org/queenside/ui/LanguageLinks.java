package org.queenside.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.queenside.text.Translations;

/** Links that open the same page in each language. */
public final class LanguageLinks extends Div {

  private static final String PARAMETER = "lang";

  /** Creates the links for the page that is open. */
  public LanguageLinks() {
    this(UI.getCurrent().getActiveViewLocation());
  }

  /** Creates the links for a page. */
  public LanguageLinks(Location page) {
    addClassName("languages");
    getElement()
        .setAttribute("role", "group")
        .setAttribute("aria-label", getTranslation("language.label"));
    show(page);
  }

  /** Lets the links open another page. */
  public void show(Location page) {
    var links = new Div();
    Translations.current().languages().forEach(language -> links.add(link(page, language)));
    getElement().setProperty("innerHTML", ElementHtml.childrenOf(links.getElement()));
  }

  private static Anchor link(Location page, Locale language) {
    var link = new Anchor(address(page, language), name(language));
    String tag = language.toLanguageTag();
    link.getElement().setAttribute("lang", tag).setAttribute("hreflang", tag);
    // The whole page is loaded again, with the frame around it.
    link.setRouterIgnore(true);
    if (language.equals(UI.getCurrent().getLocale())) {
      link.getElement().setAttribute("aria-current", "true");
    }
    return link;
  }

  private static String address(Location page, Locale language) {
    Map<String, List<String>> parameters = new HashMap<>(page.getQueryParameters().getParameters());
    parameters.put(PARAMETER, List.of(language.toLanguageTag()));
    return page.getPath() + "?" + new QueryParameters(parameters).getQueryString();
  }

  /** Returns the name of a language in that language: "Español". */
  public static String name(Locale language) {
    String name = language.getDisplayName(language);
    return name.substring(0, 1).toUpperCase(language) + name.substring(1);
  }
}
