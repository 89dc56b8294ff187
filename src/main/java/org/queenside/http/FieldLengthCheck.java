package org.queenside.http;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.internal.StateNode;
import com.vaadin.flow.internal.nodefeature.ElementAttributeMap;
import java.io.Serializable;
import tools.jackson.databind.JsonNode;

/**
 * Enforces the maximum lengths of fields in what pages send. A browser respects {@code maxlength},
 * but another program may not, and field contents stay in memory as long as the page is open.
 */
final class FieldLengthCheck {

  /** For a field without a maximum length. */
  private static final int USUAL = 1000;

  private static final String MOST = "maxlength";

  /** For a field whose pasted text the browser mustn't cut off. */
  private static final String MOST_WITHOUT_CUTTING = "data-most";

  private FieldLengthCheck() {}

  /** Returns whether the events of a well-formed message respect the lengths. */
  static boolean fits(UI page, JsonNode events) {
    for (JsonNode event : events) {
      JsonNode value = event.path("value");
      if (event.path("type").asString("").equals("mSync")
          && value.toString().length() > USUAL
          && !(value.isString()
              && value.asString().length() <= longest(page, event.path("node").asInt()))) {
        return false;
      }
    }
    return true;
  }

  private static int longest(UI page, int id) {
    StateNode node = page.getInternals().getStateTree().getNodeById(id);
    if (node == null || !node.hasFeature(ElementAttributeMap.class)) {
      return USUAL;
    }
    ElementAttributeMap attributes = node.getFeature(ElementAttributeMap.class);
    Serializable most = attributes.get(attributes.has(MOST) ? MOST : MOST_WITHOUT_CUTTING);
    return most == null ? USUAL : Integer.parseInt(most.toString());
  }
}
