package org.queenside.practice;

import org.jspecify.annotations.Nullable;

/** One task of the daily plan. */
public sealed interface TodayTask {

  /** Returns its name in the attempt log. */
  String item();

  /** An exercise of the course whose concept is due again. */
  record ReviewTask(String item) implements TodayTask {}

  /**
   * A puzzle.
   *
   * @param id its number
   */
  record PuzzleTask(long id) implements TodayTask {
    @Override
    public String item() {
      return "puzzle/" + id;
    }
  }

  /** A moment of the learner's own game that comes back. */
  record MomentTask(String item) implements TodayTask {}

  /** A task of a drill. */
  record DrillTask(Drill drill) implements TodayTask {
    @Override
    public String item() {
      return drill.item();
    }
  }

  /** Returns the task with a name in the log, or null if there is none. */
  static @Nullable TodayTask of(String item) {
    if (item.startsWith("puzzle/")) {
      String id = item.substring("puzzle/".length());
      return id.matches("[0-9]{1,18}") ? new PuzzleTask(Long.parseLong(id)) : null;
    }
    if (item.startsWith("drill/")) {
      Drill drill = Drill.find(item.substring("drill/".length()));
      return drill == null ? null : new DrillTask(drill);
    }
    if (item.startsWith("moment/")) {
      return new MomentTask(item);
    }
    return item.isEmpty() ? null : new ReviewTask(item);
  }
}
