package org.queenside.practice;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * What a learner is to do today. It stays the same all day.
 *
 * @param at when it was planned; what was finished before does not count
 * @param seed makes the same drill when the page is opened again
 */
public record TodayPlan(LocalDate day, Instant at, long seed, List<TodayTask> parts) {
  public TodayPlan {
    parts = List.copyOf(parts);
  }
}
