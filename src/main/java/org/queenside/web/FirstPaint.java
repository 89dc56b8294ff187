package org.queenside.web;

import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.queenside.board.ChessBoard;
import org.queenside.board.StaticBoard;

/**
 * Writes a view as plain HTML into the page, so that it's seen, and its links work, before any
 * script runs. It disappears as soon as Flow has built the view, which keeps what was typed and
 * played.
 */
final class FirstPaint {

  /**
   * Attributes that refer to an element on the page by its name. The view itself will use the same
   * names.
   */
  private static final Set<String> NAMES =
      Set.of("id", "name", "for", "aria-labelledby", "aria-describedby");

  /** Without Flow, a link of its router loads the page. */
  private static final String ROUTER_LINK = "router-link";

  private static final Set<String> INTERACTIVE =
      Set.of("a", "button", "input", "select", "summary", "textarea");

  private static final String CHECKED = "checked";
  private static final String VALUE = "value";

  private FirstPaint() {}

  /**
   * Puts the view after Flow's own container.
   *
   * @param page the page that will be sent
   * @param script the script that carries over what the user does before the view is there
   */
  static void write(UI ui, Document page, String script) {
    org.jsoup.nodes.Element outlet = page.getElementById("outlet");
    if (outlet == null) {
      return;
    }
    outlet.appendElement("script").appendChild(new DataNode("{" + script + "}"));
    var paint = outlet.appendElement("div").addClass("first-paint");
    List<HasElement> chain = ui.getInternals().getActiveRouterTargetsChain();
    if (!chain.isEmpty()) {
      write(chain.getLast().getElement(), paint);
    }
  }

  private static void write(Element element, org.jsoup.nodes.Element parent) {
    if (element.isTextNode()) {
      parent.appendText(element.getText());
      return;
    }
    if (!element.isVisible() || element.hasAttribute("hidden")) {
      return;
    }
    Optional<ChessBoard> board =
        element.getComponent().filter(ChessBoard.class::isInstance).map(ChessBoard.class::cast);
    boolean custom = element.getTag().contains("-") && board.isEmpty() && !isPicture(element);
    var written = parent.appendElement(custom ? "span" : element.getTag());
    if (custom) {
      // The element itself would draw as soon as its script runs; this only keeps its place.
      written.addClass(element.getTag());
    }
    if (!element.isEnabled()) {
      written.attr("disabled", true);
    }
    element
        .getAttributeNames()
        .filter(name -> !name.equals(ROUTER_LINK))
        .forEach(name -> written.attr(name, attribute(name, element, written)));
    if (INTERACTIVE.contains(element.getTag()) || board.isPresent()) {
      written.attr("data-node", String.valueOf(element.getNode().getId()));
    }
    if (element.hasAttribute(CHECKED) || element.getProperty(CHECKED, false)) {
      written.attr(CHECKED, true);
    }
    String value = element.getProperty(VALUE);
    if (value != null) {
      written.attr(VALUE, value).text(element.getTag().equals("textarea") ? value : "");
    }
    String html = element.getProperty("innerHTML");
    if (html != null) {
      written.append(html);
    }
    board.ifPresent(shown -> write(shown, written));
    element.getChildren().forEach(child -> write(child, written));
  }

  /** The board's own script is small, so it can be played on before the other scripts are there. */
  private static void write(ChessBoard board, org.jsoup.nodes.Element written) {
    written
        .append(StaticBoard.draw(board.getState()))
        .appendElement("script")
        .attr("type", "application/json")
        .appendChild(new DataNode(board.content().replace("<", "\\u003c")));
  }

  /** The element of a picture needs nothing but its script, which draws the same once more. */
  private static boolean isPicture(Element element) {
    return element.getTag().equals("queenside-opponent");
  }

  private static String attribute(String name, Element element, org.jsoup.nodes.Element written) {
    String value = Objects.requireNonNull(element.getAttribute(name));
    if (name.equals("class")) {
      return written.className() + " " + value;
    }
    return NAMES.contains(name) && !isPicture(element)
        ? "first-" + value.replace(" ", " first-")
        : value;
  }
}
