package org.queenside.ui;

/** The interface texts in one language. */
public interface Translator {
  /**
   * Returns a text.
   *
   * @param key the text's key
   * @param args the text's arguments
   */
  String translate(String key, Object... args);
}
