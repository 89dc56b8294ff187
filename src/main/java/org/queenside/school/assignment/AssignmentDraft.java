package org.queenside.school.assignment;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GroupId;

/**
 * What the form of an assignment contains, complete or not.
 *
 * @param content with an empty title to use the suggested one
 * @param begins null if it is missing
 * @param due null if there is no due date
 * @param groups the selected groups, if it isn't for the whole class
 * @param pupils the individually selected pupils, if it isn't for the whole class
 * @param otherClasses other classes that get it at the same time
 */
public record AssignmentDraft(
    @JsonUnwrapped AssignmentContent content,
    @Nullable LocalDateTime begins,
    @Nullable LocalDateTime due,
    boolean wholeClass,
    Set<GroupId> groups,
    Set<LearnerId> pupils,
    Set<ClassId> otherClasses) {

  /** Copies the sets. */
  public AssignmentDraft {
    groups = Set.copyOf(groups);
    pupils = Set.copyOf(pupils);
    otherClasses = Set.copyOf(otherClasses);
  }

  /** A new assignment: from now on, for a week, for the whole class. */
  public static AssignmentDraft empty(LocalDateTime now) {
    return of(new AssignmentContent("", "", List.of(), CompletionRules.USUAL), now);
  }

  /** A new assignment with some content: from now on, for a week, for the whole class. */
  public static AssignmentDraft of(AssignmentContent content, LocalDateTime now) {
    return new AssignmentDraft(
        content,
        now.truncatedTo(ChronoUnit.MINUTES),
        AssignmentSchedule.usualDue(now),
        true,
        Set.of(),
        Set.of(),
        Set.of());
  }

  /** The form's content for a plan. */
  public static AssignmentDraft of(AssignmentPlan plan) {
    Audience.Chosen chosen =
        plan.audience() instanceof Audience.Chosen some
            ? some
            : new Audience.Chosen(Set.of(), Set.of());
    return new AssignmentDraft(
        plan.content(),
        plan.schedule().begins(),
        plan.schedule().due(),
        plan.audience() instanceof Audience.WholeClass,
        chosen.groups(),
        chosen.pupils(),
        Set.of());
  }

  /**
   * Returns this draft with dates that are still possible: a start that has passed becomes now, and
   * a due date before the start becomes the usual one.
   */
  public AssignmentDraft resumedAt(LocalDateTime now) {
    LocalDateTime minute = now.truncatedTo(ChronoUnit.MINUTES);
    LocalDateTime start = begins == null || begins.isBefore(minute) ? minute : begins;
    LocalDateTime end =
        due == null || due.isAfter(start) ? due : AssignmentSchedule.usualDue(start);
    return new AssignmentDraft(content, start, end, wholeClass, groups, pupils, otherClasses);
  }

  AssignmentDraft with(Set<LearnerId> chosen) {
    return new AssignmentDraft(content, begins, due, wholeClass, groups, chosen, otherClasses);
  }

  /** Returns for whom it is. */
  public Audience audience() {
    return wholeClass ? new Audience.WholeClass() : new Audience.Chosen(groups, pupils);
  }

  /**
   * Returns the finished assignment; null without a start.
   *
   * @throws IllegalArgumentException if something else is missing or wrong
   */
  public @Nullable AssignmentPlan plan() {
    return begins == null
        ? null
        : new AssignmentPlan(content, audience(), new AssignmentSchedule(begins, due));
  }
}
