package org.queenside.practice;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.CurrentLearnerStore;
import org.springframework.stereotype.Component;

/** Reads and stores the current learner's daily plan. */
@Component
public class TodayPlanService {

  private static final String WHAT = "the plan of the day";

  private final CurrentLearnerStore learners;
  private final TodayPlanRepository table;

  TodayPlanService(CurrentLearnerStore learners, TodayPlanRepository table) {
    this.learners = learners;
    this.table = table;
  }

  /**
   * Reads the plan for a day.
   *
   * @return the plan, or null if there is none yet
   */
  public @Nullable TodayPlan read(LocalDate day) {
    return learners.<@Nullable TodayPlan>read(WHAT, learner -> table.of(learner, day), null);
  }

  /**
   * Stores a plan. For a visitor who isn't a learner yet, it does nothing, so call it again after
   * the first attempt.
   */
  public void keep(TodayPlan today) {
    if (learners.isKnown()) {
      learners.change(WHAT, learner -> table.put(learner, today));
    }
  }
}
