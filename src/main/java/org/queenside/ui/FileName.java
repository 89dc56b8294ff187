package org.queenside.ui;

import java.util.Locale;

/** Names of files to download. */
public final class FileName {

  private FileName() {}

  /**
   * Returns a name in small letters, digits and hyphens.
   *
   * @param title what the file is called on the page
   * @param ending the ending, without the dot
   */
  public static String of(String title, String ending) {
    return title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d]+", "-") + "." + ending;
  }
}
