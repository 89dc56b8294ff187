package org.queenside.web;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.queenside.board.ChessBoard;
import org.queenside.board.StaticBoard;

/**
 * Writes a view as plain HTML into the page, so that it's seen, and its links work, before any
 * script runs. It disappears as soon as Flow has built the view.
 */
final class FirstPaint {

  private static final List<String> ATTRIBUTES =
      List.of(
          "class",
          "href",
          "style",
          "role",
          "aria-hidden",
          "aria-label",
          "aria-current",
          "lang",
          "type",
          "src");

  private static final String CHECKED = "checked";

  /** Takes the picture away in the moment in which Flow's container gets its content. */
  private static final String REMOVE =
      """
      {
        const outlet = document.getElementById('outlet');
        const paint = outlet.querySelector('.first-paint');
        const filled = (part) => part !== paint && part.hasChildNodes();
        new MutationObserver((_, observer) => {
          if ([...outlet.children].some(filled)) {
            paint.remove();
            observer.disconnect();
          }
        }).observe(outlet, { childList: true, subtree: true });
      }
      """;

  private FirstPaint() {}

  /**
   * Writes the view behind Flow's own container.
   *
   * @param ui the page after its first navigation
   * @param page the page as it will be sent
   */
  static void write(UI ui, Document page) {
    org.jsoup.nodes.Element outlet = page.getElementById("outlet");
    if (outlet == null) {
      return;
    }
    var paint = outlet.appendElement("div").addClass("first-paint");
    List<HasElement> chain = ui.getInternals().getActiveRouterTargetsChain();
    if (!chain.isEmpty()) {
      write(chain.getLast().getElement(), paint);
    }
    page.body().appendElement("script").appendChild(new DataNode(REMOVE));
  }

  private static void write(Element element, org.jsoup.nodes.Element parent) {
    if (element.isTextNode()) {
      parent.appendText(element.getText());
      return;
    }
    if (!element.isVisible() || element.hasAttribute("hidden")) {
      return;
    }
    Optional<Component> component = element.getComponent();
    if (component.isPresent() && component.get() instanceof ChessBoard board) {
      parent
          .appendElement("div")
          .addClass("first-board")
          .append(StaticBoard.draw(board.getState()));
      return;
    }
    boolean custom = element.getTag().contains("-");
    var written = parent.appendElement(custom ? "span" : element.getTag());
    if (custom) {
      // The element itself would draw as soon as its script runs; this only keeps its place.
      written.addClass(element.getTag());
    }
    if (!element.isEnabled()) {
      written.attr("disabled", true);
    }
    for (String name : ATTRIBUTES) {
      String value = element.getAttribute(name);
      if (value != null) {
        written.attr(name, name.equals("class") ? written.className() + " " + value : value);
      }
    }
    if (element.hasAttribute(CHECKED) || element.getProperty(CHECKED, false)) {
      written.attr(CHECKED, true);
    }
    String html = element.getProperty("innerHTML");
    if (html != null) {
      written.append(html);
    }
    element.getChildren().forEach(child -> write(child, written));
  }
}
