package org.queenside.practice;

import org.jspecify.annotations.Nullable;

/** One thing to do today. */
public sealed interface Part {

  /** Returns its name in the log of attempts. */
  String item();

  /** An exercise of the course whose concept is due again. */
  record Review(String item) implements Part {}

  /**
   * A puzzle.
   *
   * @param id its number
   */
  record Puzzle(long id) implements Part {
    @Override
    public String item() {
      return "puzzle/" + id;
    }
  }

  /** A task of a drill. */
  record Practice(Drill drill) implements Part {
    @Override
    public String item() {
      return drill.item();
    }
  }

  /** Returns the part that goes by a name in the log, or null if there is none. */
  static @Nullable Part of(String item) {
    if (item.startsWith("puzzle/")) {
      String id = item.substring("puzzle/".length());
      return id.matches("[0-9]{1,18}") ? new Puzzle(Long.parseLong(id)) : null;
    }
    if (item.startsWith("drill/")) {
      Drill drill = Drill.find(item.substring("drill/".length()));
      return drill == null ? null : new Practice(drill);
    }
    return item.isEmpty() ? null : new Review(item);
  }
}
