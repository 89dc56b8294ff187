package org.queenside.assignment;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * What the interface calls things, for names that stand on paper and in files as well, where there
 * is no screen to ask for its language.
 */
final class InterfaceText {

  private static final ResourceBundle TEXTS =
      ResourceBundle.getBundle("vaadin-i18n.translations", Locale.ROOT);

  private InterfaceText() {}

  static String say(String key, Object... args) {
    return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(args);
  }
}
