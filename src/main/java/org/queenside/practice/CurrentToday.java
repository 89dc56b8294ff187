package org.queenside.practice;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Ledger;
import org.queenside.learner.NotSaved;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/** The day of the learner in front of the screen. */
@Component
public class CurrentToday {

  private static final String WHAT = "the plan of the day";

  private final Ledger ledger;
  private final TodayTable table;

  CurrentToday(Ledger ledger, TodayTable table) {
    this.ledger = ledger;
    this.table = table;
  }

  /**
   * Reads what was planned for a day.
   *
   * @return the plan, or null if there is none yet
   * @throws StoreUnavailable if the database cannot be read
   */
  public @Nullable Today read(LocalDate day) {
    return ledger.<@Nullable Today>read(WHAT, learner -> table.of(learner, day), null);
  }

  /**
   * Keeps a plan. A visitor whom nobody knows yet has nothing to be kept under: call it again when
   * something was done.
   *
   * @throws NotSaved if it could not be kept
   */
  public void keep(Today today) {
    if (ledger.isKnown()) {
      ledger.change(WHAT, learner -> table.put(learner, today));
    }
  }
}
