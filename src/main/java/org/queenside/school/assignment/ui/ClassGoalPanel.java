package org.queenside.school.assignment.ui;

import java.util.List;
import java.util.Locale;
import org.queenside.school.assignment.ClassGoal;
import org.queenside.school.assignment.ClassGoalService;
import org.queenside.school.assignment.GoalProgress;
import org.queenside.school.roster.ClassId;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;

/** Sets a class's shared goal, and shows its progress. */
final class ClassGoalPanel extends AbstractClassTargetPanel {

  private static final int DEFAULT_TARGET = 1000;

  private final ClassId schoolClass;
  private final ClassGoalService goals;

  ClassGoalPanel(ClassId schoolClass, ClassGoalService goals) {
    super("goal", "class-goal");
    this.schoolClass = schoolClass;
    this.goals = goals;
    show();
  }

  @Override
  void addContent() {
    GoalProgress progress = goals.of(schoolClass);
    if (progress == null) {
      showForm();
    } else {
      showGoal(progress);
    }
  }

  private void showForm() {
    var kind =
        new Select<>(
            "goal-kind",
            getTranslation("goal.kind"),
            List.of(ClassGoal.Kind.values()),
            each -> getTranslation("goal.kind." + each.name().toLowerCase(Locale.ROOT)));
    var target = new AmountField("goal-target", getTranslation("goal.target"), 1, ClassGoal.MOST);
    target.set(DEFAULT_TARGET);
    add(
        Markup.paragraph("note", getTranslation("goal.about")),
        Markup.div("columns fields", target, kind),
        Button.outlined(
            "goal.set",
            () -> {
              if (target.amount() == 0) {
                target.showError(getTranslation("goal.target.problem", ClassGoal.MOST));
              } else {
                attempt(() -> goals.set(schoolClass, kind.value(), target.amount()));
              }
            }));
  }

  private void showGoal(GoalProgress progress) {
    add(new GoalBar(progress));
    addClearing(() -> goals.clear(schoolClass));
  }
}
