package org.queenside.look;

/** The interface texts of one language. */
public interface Words {
  /**
   * Returns a sentence.
   *
   * @param key its name in the interface texts
   * @param args what is put into it
   */
  String say(String key, Object... args);
}
