package org.queenside.ui;

import com.vaadin.flow.component.UI;
import java.util.Locale;
import org.queenside.text.CurrentLocale;
import org.springframework.stereotype.Component;

/** The language of the page for which a thread works. */
@Component
final class PageLocale implements CurrentLocale {

  @Override
  public Locale get() {
    UI ui = UI.getCurrent();
    return ui == null ? Locale.ENGLISH : ui.getLocale();
  }
}
