package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Locale;
import org.queenside.school.assignment.ClassGoal;
import org.queenside.school.assignment.ClassGoalService;
import org.queenside.school.assignment.GoalProgress;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Focus;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;

/** Sets what a class wants to reach together, and shows how far it is. */
final class ClassGoalPanel extends Section {

  private static final int DEFAULT_TARGET = 1000;

  private final ClassId schoolClass;
  private final ClassGoalService goals;
  private final H2 headline = new H2(getTranslation("goal.headline"));
  private final Paragraph problem = Markup.paragraph("problem");

  ClassGoalPanel(ClassId schoolClass, ClassGoalService goals) {
    this.schoolClass = schoolClass;
    this.goals = goals;
    addClassName("class-goal");
    problem.getElement().setAttribute("role", "alert");
    show();
  }

  private void show() {
    removeAll();
    problem.setText("");
    add(headline);
    GoalProgress progress = goals.of(schoolClass);
    if (progress == null) {
      showForm();
    } else {
      showGoal(progress);
    }
    add(problem);
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
        Markup.div("fields", target, kind),
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
    var question = new InlineQuestion();
    add(
        new GoalBar(progress),
        new Button(
            ButtonStyle.DESTRUCTIVE,
            getTranslation("goal.clear"),
            button ->
                question.confirm(
                    button,
                    getTranslation("goal.clear.ask"),
                    getTranslation("goal.clear.yes"),
                    getTranslation("assignments.delete.no"),
                    () -> attempt(() -> goals.clear(schoolClass)))),
        question);
  }

  private void attempt(Runnable change) {
    try {
      change.run();
      show();
      Focus.moveTo(headline);
    } catch (ClassArchivedException _) {
      problem.setText(getTranslation("class.trouble.archived"));
    }
  }
}
