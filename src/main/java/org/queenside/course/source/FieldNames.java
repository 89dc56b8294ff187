package org.queenside.course.source;

import java.util.Set;

/** Every field that some kind of exercise knows. */
final class FieldNames {
  static final Set<String> ALL =
      Set.of(
          "id",
          "kind",
          "task",
          "text",
          "position",
          "before",
          "orientation",
          "hints",
          "right",
          "wrong",
          "concepts",
          "misconceptions",
          "dots",
          "coordinates",
          "steps",
          "find",
          "name",
          "mark",
          "stars",
          "at-most",
          "safe",
          "goal",
          "all",
          "script",
          "solutions",
          "refuse",
          "moves",
          "reply",
          "place",
          "target",
          "given",
          "timed",
          "turned",
          "side",
          "game",
          "strength",
          "ask",
          "options",
          "answer",
          "score",
          "notation",
          "sheet",
          "draw",
          "played",
          "counters");

  private FieldNames() {}
}
