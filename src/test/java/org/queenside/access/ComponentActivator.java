package org.queenside.access;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.PollEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.JacksonUtils;
import com.vaadin.flow.internal.StateNode;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import com.vaadin.flow.internal.nodefeature.ElementPropertyMap;
import com.vaadin.flow.internal.nodefeature.PropertyChangeDeniedException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.queenside.identity.account.ConfirmationNeededException;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.session.AccountSwitchedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.PageText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Activates every component of a page, new ones first: it fills in fields, ticks boxes and answers
 * questions without a test having to list them.
 */
final class ComponentActivator {

  /** A component that is rendered again is pressed again, because the state may have changed. */
  private static final int TIMES_EACH = 2;

  private final String typed;
  private final BiFunction<String, String, JsonNode> data;
  private final Set<Press> seen = new HashSet<>();
  private final Map<String, Integer> times = new HashMap<>();
  private final List<String> refusals = new ArrayList<>();

  /**
   * Creates an activator.
   *
   * @param typed the text for every field
   * @param data what the browser sends, by event type and requested expression
   */
  ComponentActivator(String typed, BiFunction<String, String, JsonNode> data) {
    this.typed = typed;
    this.data = data;
  }

  private record Press(StateNode node, String type) {}

  /**
   * Activates everything.
   *
   * @return the refusals
   * @throws AssertionError if anything fails except by a refusal
   */
  List<String> pressEverythingOn(Element page) {
    List<Press> waiting = new ArrayList<>();
    appeared(page, waiting);
    while (!waiting.isEmpty()) {
      press(waiting.removeLast());
      appeared(page, waiting);
    }
    UI ui = UI.getCurrent();
    attempt("poll", () -> ComponentUtil.fireEvent(ui, new PollEvent(ui, true)));
    return refusals;
  }

  private void appeared(Element page, List<Press> waiting) {
    List<Press> fresh = new ArrayList<>();
    page.getNode()
        .visitNodeTree(
            node -> {
              if (node.hasFeature(ElementListenerMap.class)) {
                PageEventListeners.types(node).stream()
                    .sorted()
                    .map(type -> new Press(node, type))
                    .filter(seen::add)
                    .filter(this::isWorthIt)
                    .forEach(fresh::add);
              }
            });
    waiting.addAll(fresh.reversed());
  }

  private boolean isWorthIt(Press press) {
    return times.merge(name(press), 1, Integer::sum) <= TIMES_EACH;
  }

  private static String name(Press press) {
    Element element = Element.get(press.node());
    return "%s at %s %s %s"
        .formatted(
            press.type(),
            element.getTag(),
            PageText.of(element),
            element.getAttribute("aria-label"));
  }

  private void press(Press press) {
    Element element = Element.get(press.node());
    attempt(
        name(press),
        () -> {
          fillIn(element);
          ObjectNode sent = JacksonUtils.createObjectNode();
          var listeners = press.node().getFeature(ElementListenerMap.class);
          listeners
              .getExpressions(press.type())
              .forEach(each -> sent.set(each, data.apply(press.type(), each)));
          listeners.fireEvent(new DomEvent(element, press.type(), sent));
        });
  }

  private void fillIn(Element element) {
    switch (element.getTag()) {
      case "form" ->
          element
              .getChildren()
              .forEach(
                  part -> {
                    fillIn(part, typed);
                    part.getChildren().forEach(field -> fillIn(field, typed));
                  });
      case "textarea" -> send(element, "value", "Ida\nJan");
      default -> fillIn(element, typed);
    }
  }

  private static void fillIn(Element element, String text) {
    if (element.isTextNode()) {
      return;
    }
    switch (element.getTag()) {
      case "input" -> {
        switch (element.getAttribute("type")) {
          case "checkbox" -> send(element, "checked", true);
          case "radio" -> {}
          case null, default -> send(element, "value", text);
        }
      }
      case "select" -> send(element, "value", "1");
      case null, default -> {}
    }
  }

  /** Sends an event as a browser does, with the data that the page has requested. */
  private static void send(Element element, String property, Serializable value) {
    Runnable change;
    try {
      change =
          element
              .getNode()
              .getFeature(ElementPropertyMap.class)
              .deferredUpdateFromClient(property, value);
    } catch (PropertyChangeDeniedException _) {
      return;
    }
    change.run();
  }

  private void attempt(String what, Runnable press) {
    try {
      press.run();
    } catch (RoleRequiredException
        | AccountSwitchedException
        | ConfirmationNeededException
        | RecordNotFoundException e) {
      refusals.add(what);
    } catch (RuntimeException e) {
      throw new AssertionError(what + " failed", e);
    }
  }
}
