package org.queenside.ui;

import static java.util.stream.Collectors.joining;

import com.vaadin.flow.dom.Element;
import org.jsoup.Jsoup;

/** The text of an element, including what was flattened to HTML. */
public final class PageText {

  private PageText() {}

  /** Returns all text inside an element. */
  public static String of(Element element) {
    return element.isTextNode()
        ? element.getText()
        : Jsoup.parseBodyFragment(element.getProperty("innerHTML", "")).body().wholeText()
            + element.getChildren().map(PageText::of).collect(joining());
  }
}
