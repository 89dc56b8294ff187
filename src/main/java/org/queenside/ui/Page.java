package org.queenside.ui;

import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;

/** A page of the application. Its heading is also the title of the browser's tab. */
public abstract class Page extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final String headingKey;

  /**
   * Creates an empty page whose heading depends on what it shows.
   *
   * @param classNames the CSS classes of the page, separated by spaces; may be empty
   */
  protected Page(String classNames) {
    this(classNames, "");
  }

  /** Creates an empty page that always has the same heading. */
  protected Page(String classNames, String headingKey) {
    this.headingKey = headingKey;
    setId("main");
    if (!classNames.isEmpty()) {
      addClassNames(classNames.split(" "));
    }
  }

  /** Returns the short name of the page. */
  public String heading() {
    return getTranslation(headingKey);
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", heading());
  }
}
