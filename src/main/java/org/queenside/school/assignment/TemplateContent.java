package org.queenside.school.assignment;

import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an assignment asks for, without dates and pupils.
 *
 * @param comment a note for the pupils, or empty
 */
public record TemplateContent(
    String comment,
    boolean lateAllowed,
    boolean inOrder,
    boolean afresh,
    int requiredStars,
    List<AssignedItem> items) {

  /** Copies the items. */
  public TemplateContent {
    items = List.copyOf(items);
  }

  static TemplateContent of(AssignmentPlan plan) {
    AssignmentSchedule schedule = plan.schedule();
    return new TemplateContent(
        plan.comment(),
        schedule.lateAllowed(),
        schedule.inOrder(),
        schedule.afresh(),
        schedule.requiredStars(),
        plan.items());
  }

  static TemplateContent usual(List<AssignedItem> items) {
    return new TemplateContent("", true, false, false, 0, items);
  }

  TemplateContent with(List<AssignedItem> some) {
    return new TemplateContent(comment, lateAllowed, inOrder, afresh, requiredStars, some);
  }

  /**
   * Returns a plan for a whole class.
   *
   * @throws IllegalArgumentException if it is due before it begins, or if no item is left
   */
  public AssignmentPlan plan(String title, LocalDateTime begins, @Nullable LocalDateTime due) {
    return new AssignmentPlan(
        title,
        comment,
        new AssignmentSchedule(begins, due, lateAllowed, inOrder, afresh, requiredStars),
        new Audience.WholeClass(),
        items);
  }
}
