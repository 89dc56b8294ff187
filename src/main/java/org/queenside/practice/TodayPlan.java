package org.queenside.practice;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * A learner's tasks for a day. They stay the same all day.
 *
 * @param at when it was planned; attempts before that do not count
 * @param seed makes the same drill when the page is opened again
 */
public record TodayPlan(LocalDate day, Instant at, long seed, List<TodayTask> parts) {
  public TodayPlan {
    parts = List.copyOf(parts);
  }
}
