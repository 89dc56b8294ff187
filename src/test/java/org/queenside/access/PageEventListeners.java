package org.queenside.access;

import com.vaadin.flow.internal.StateNode;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import com.vaadin.flow.internal.nodefeature.NodeMap;
import java.lang.reflect.Method;
import java.util.Set;

/** The events that a page has asked the browser to report. */
final class PageEventListeners {

  private PageEventListeners() {}

  /** The event types that have a listener at a node. */
  @SuppressWarnings("unchecked")
  static Set<String> types(StateNode node) {
    if (!node.hasFeature(ElementListenerMap.class)) {
      return Set.of();
    }
    try {
      Method keys = NodeMap.class.getDeclaredMethod("keySet");
      keys.setAccessible(true);
      return Set.copyOf((Set<String>) keys.invoke(node.getFeature(ElementListenerMap.class)));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Flow stores its listeners differently now", e);
    }
  }
}
