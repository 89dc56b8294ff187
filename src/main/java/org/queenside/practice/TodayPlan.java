package org.queenside.practice;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * A learner's tasks for a day. They stay the same all day.
 *
 * @param at when it was planned; earlier attempts don't count
 * @param seed the seed for the drill, so that reopening the page shows the same one
 */
public record TodayPlan(LocalDate day, Instant at, long seed, List<TodayTask> parts) {
  public TodayPlan {
    parts = List.copyOf(parts);
  }

  /** Returns the plan with another task in place of one. */
  public TodayPlan with(int number, TodayTask task) {
    List<TodayTask> changed = new ArrayList<>(parts);
    changed.set(number, task);
    return new TodayPlan(day, at, seed, changed);
  }
}
