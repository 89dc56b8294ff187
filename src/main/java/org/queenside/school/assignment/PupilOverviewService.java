package org.queenside.school.assignment;

import java.util.Map;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.springframework.stereotype.Component;

/** Reads what a pupil's classes want. The classes themselves are read only once. */
@Component
public class PupilOverviewService {

  private final ActingAccount actingAccount;
  private final ClassSummaryRepository classes;
  private final PupilAssignmentService tasks;
  private final DailyPuzzlesService daily;
  private final ClassGoalService goals;

  PupilOverviewService(
      ActingAccount actingAccount,
      ClassSummaryRepository classes,
      PupilAssignmentService tasks,
      DailyPuzzlesService daily,
      ClassGoalService goals) {
    this.actingAccount = actingAccount;
    this.classes = classes;
    this.tasks = tasks;
    this.daily = daily;
    this.goals = goals;
  }

  /** Returns what the classes of the signed-in pupil want. */
  public PupilOverview mine() {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    Map<ClassId, ClassSummary> own = classes.ofPupil(pupil);
    return new PupilOverview(tasks.of(pupil, own), daily.of(pupil, own), goals.of(own));
  }
}
