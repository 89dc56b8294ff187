package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import java.util.Locale;
import org.queenside.text.TextDirection;

/** Marks texts that aren't in the language of their page, for screen readers and the browser. */
public final class TextLanguage {

  private TextLanguage() {}

  /**
   * Marks a component with the language of its text, unless that is the language of the page.
   *
   * @param language {@link Locale#ROOT} if the language isn't known, which marks nothing
   */
  public static void mark(Component component, Locale language) {
    if (!isOfPage(language, UI.getCurrent().getLocale())) {
      component
          .getElement()
          .setAttribute("lang", language.toLanguageTag())
          .setAttribute("dir", TextDirection.of(language).attribute());
    }
  }

  /** Returns whether texts in a language need no mark on a page. */
  public static boolean isOfPage(Locale language, Locale page) {
    return language.getLanguage().isEmpty() || language.getLanguage().equals(page.getLanguage());
  }
}
