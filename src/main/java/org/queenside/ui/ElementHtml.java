package org.queenside.ui;

import com.vaadin.flow.dom.Element;
import java.util.Set;

/**
 * Writes elements as HTML, in one pass and without line breaks. Flow's {@code getOuterHTML} builds
 * a document for each element.
 */
final class ElementHtml {

  private static final Set<String> WITHOUT_END = Set.of("br", "hr", "img", "input", "wbr");

  private final StringBuilder html = new StringBuilder();

  private ElementHtml() {}

  /** Returns the texts and elements inside an element, but not HTML that was set as a whole. */
  static String childrenOf(Element element) {
    var writer = new ElementHtml();
    element.getChildren().forEach(writer::write);
    return writer.html.toString();
  }

  private void write(Element element) {
    if (element.isTextNode()) {
      escape(element.getText(), false);
      return;
    }
    String tag = element.getTag();
    html.append('<').append(tag);
    element.getAttributeNames().forEach(name -> writeAttribute(element, name));
    html.append('>');
    if (!WITHOUT_END.contains(tag)) {
      html.append(element.getProperty("innerHTML", ""));
      element.getChildren().forEach(this::write);
      html.append("</").append(tag).append('>');
    }
  }

  private void writeAttribute(Element element, String name) {
    html.append(' ').append(name);
    String value = element.getAttribute(name);
    if (value != null && !value.isEmpty()) {
      html.append("=\"");
      escape(value, true);
      html.append('"');
    }
  }

  private void escape(String text, boolean quoted) {
    for (int index = 0; index < text.length(); index++) {
      char letter = text.charAt(index);
      switch (letter) {
        case '&' -> html.append("&amp;");
        case '<' -> html.append("&lt;");
        case '>' -> html.append("&gt;");
        case '"' -> html.append(quoted ? "&quot;" : "\"");
        default -> html.append(letter);
      }
    }
  }
}
