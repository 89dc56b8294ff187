package org.queenside.ui;

import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;

/** A page of the application. Its heading is also the title of the browser's tab. */
public abstract class Page extends Main implements BeforeEnterObserver, HasDynamicTitle {

  /**
   * Creates an empty page.
   *
   * @param classNames the CSS classes of the page, separated by spaces; may be empty
   */
  protected Page(String classNames) {
    setId("main");
    if (!classNames.isEmpty()) {
      addClassNames(classNames.split(" "));
    }
  }

  /** Returns the short name of the page. */
  public abstract String heading();

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", heading());
  }
}
