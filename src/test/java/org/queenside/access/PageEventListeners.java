package org.queenside.access;

import com.vaadin.flow.internal.StateNode;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import com.vaadin.flow.internal.nodefeature.NodeMap;
import java.lang.reflect.Method;
import java.util.Set;

/** What a page has asked the browser to tell it of. */
final class PageEventListeners {

  private PageEventListeners() {}

  /** The types of events that somebody listens to at a node. */
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
      throw new IllegalStateException("Flow keeps its listeners elsewhere", e);
    }
  }
}
