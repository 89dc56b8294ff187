package org.queenside.school.tablet;

import java.util.Locale;

/** What a tablet shows for each pupil. */
public enum TabletLabel {
  NAMES,
  /** A chess piece and the number of the pupil's card. */
  SYMBOLS;

  String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  static TabletLabel of(String code) {
    return valueOf(code.toUpperCase(Locale.ROOT));
  }
}
