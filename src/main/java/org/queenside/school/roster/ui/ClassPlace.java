package org.queenside.school.roster.ui;

import java.util.Arrays;
import java.util.List;

/** The places of a class that are always in sight; each has a few {@linkplain ClassPage pages}. */
public enum ClassPlace {
  BOARD("board"),
  PUPILS("pupils"),
  ASSIGN("assign"),
  PLAY("play"),
  GRADES("grades"),
  MORE("more");

  private final String key;

  ClassPlace(String key) {
    this.key = key;
  }

  /** Returns the key of the place's name. */
  String nameKey() {
    return "class.place." + key;
  }

  /** Returns the key that names the place's less common pages. */
  String rareKey() {
    return "class.rare." + key;
  }

  /**
   * Returns the pages of the place in the order of their links. The place's own link leads to the
   * first of them.
   *
   * @param assistant whether to leave out what assistants may not see; then there may be none
   */
  List<ClassPage> pages(boolean assistant) {
    return Arrays.stream(ClassPage.values())
        .filter(each -> each.place() == this && (each.isForAssistants() || !assistant))
        .toList();
  }
}
