package org.queenside.practice;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/** The day of the learner in front of the screen. */
@Component
public class TodayPlanService {

  private static final String WHAT = "the plan of the day";

  private final CurrentLearnerStore ledger;
  private final TodayPlanRepository table;

  TodayPlanService(CurrentLearnerStore ledger, TodayPlanRepository table) {
    this.ledger = ledger;
    this.table = table;
  }

  /**
   * Reads what was planned for a day.
   *
   * @return the plan, or null if there is none yet
   * @throws StoreUnavailableException if the database cannot be read
   */
  public @Nullable TodayPlan read(LocalDate day) {
    return ledger.<@Nullable TodayPlan>read(WHAT, learner -> table.of(learner, day), null);
  }

  /**
   * Keeps a plan. A visitor whom nobody knows yet has nothing to be kept under: call it again when
   * something was done.
   *
   * @throws NotSavedException if it could not be kept
   */
  public void keep(TodayPlan today) {
    if (ledger.isKnown()) {
      ledger.change(WHAT, learner -> table.put(learner, today));
    }
  }
}
