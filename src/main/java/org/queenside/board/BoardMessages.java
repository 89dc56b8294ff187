package org.queenside.board;

import java.util.Locale;
import java.util.ResourceBundle;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Everything the board says or labels, from the message bundle: the browser knows no language. */
final class BoardMessages {

  private static final String BUNDLE = "org.queenside.board.board";

  private BoardMessages() {}

  static ObjectNode in(Locale locale) {
    ResourceBundle bundle = ResourceBundle.getBundle(BUNDLE, locale);
    ObjectNode words = JsonNodeFactory.instance.objectNode();
    bundle.keySet().stream().sorted().forEach(key -> words.put(key, bundle.getString(key)));
    return words;
  }
}
