package org.queenside.board;

import java.util.Locale;
import org.queenside.text.MessageBundle;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** All texts of the board element. The element itself contains no text. */
final class BoardMessages {

  private static final String BUNDLE = "vaadin-i18n.board";

  private BoardMessages() {}

  static ObjectNode in(Locale locale) {
    ObjectNode texts = JsonNodeFactory.instance.objectNode();
    MessageBundle.of(BUNDLE, locale).all().forEach(texts::put);
    return texts;
  }
}
