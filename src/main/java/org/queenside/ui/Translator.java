package org.queenside.ui;

/** The interface texts of one language. */
public interface Translator {
  /**
   * Returns a sentence.
   *
   * @param key its name in the interface texts
   * @param args what is put into it
   */
  String translate(String key, Object... args);
}
