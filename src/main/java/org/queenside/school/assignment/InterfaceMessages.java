package org.queenside.school.assignment;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * What the interface calls things, for names that stand on paper and in files as well, where there
 * is no screen to ask for its language.
 */
final class InterfaceMessages {

  private static final ResourceBundle TEXTS =
      ResourceBundle.getBundle("vaadin-i18n.translations", Locale.ROOT);

  private InterfaceMessages() {}

  static String say(String key, Object... args) {
    return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(args);
  }
}
