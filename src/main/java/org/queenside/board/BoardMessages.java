package org.queenside.board;

import java.util.Locale;
import org.queenside.text.Messages;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Everything the board says or labels, from the message bundle: the browser knows no language. */
final class BoardMessages {

  private static final String BUNDLE = "org.queenside.board.board";

  private BoardMessages() {}

  static ObjectNode in(Locale locale) {
    ObjectNode words = JsonNodeFactory.instance.objectNode();
    Messages.of(BUNDLE, locale).all().forEach(words::put);
    return words;
  }
}
