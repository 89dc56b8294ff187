package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;

/** Asks for a number of any puzzles: on each school day, or from the class together. */
final class AnyPuzzlesPicker extends Div {

  private static final int DEFAULT_DAILY = 5;
  private static final int MOST_DAILY = 100;
  private static final int DEFAULT_GOAL = 1000;

  private final boolean daily;
  private final ItemSelection selection;
  private final AmountField amount;
  private final Select<String> counted;
  private final Paragraph problem = Markup.paragraph("problem");

  AnyPuzzlesPicker(AssignmentKind kind, ItemSelection selection) {
    this.selection = selection;
    daily = kind == AssignmentKind.DAILY;
    String key = daily ? "assign.daily" : "assign.goal";
    amount =
        new AmountField(
            daily ? "daily-amount" : "goal-amount", getTranslation(key + ".amount"), 1, most());
    amount.set(
        selection.kind() == kind
            ? selection.items().getFirst().amount()
            : daily ? DEFAULT_DAILY : DEFAULT_GOAL);
    counted =
        new Select<>(
            "goal-counted",
            getTranslation("assign.goal.counted"),
            List.of(AssignedItem.PUZZLES_TOGETHER, AssignedItem.TASKS_TOGETHER),
            item ->
                getTranslation(
                    item.equals(AssignedItem.PUZZLES_TOGETHER)
                        ? "assign.goal.mates"
                        : "assign.goal.tasks"));
    counted.setVisible(!daily);
    if (selection.has(AssignedItem.TASKS_TOGETHER)) {
      counted.set(AssignedItem.TASKS_TOGETHER);
    }
    problem.getElement().setAttribute("role", "alert");
    add(
        new Paragraph(getTranslation(key + ".about")),
        Markup.div("columns fields", amount, counted),
        Button.outlined(key + ".choose", this::choose),
        problem);
  }

  private int most() {
    return daily ? MOST_DAILY : AssignedItem.MOST;
  }

  private void choose() {
    int number = amount.amount();
    amount.clearError();
    problem.setText("");
    if (number == 0) {
      amount.showError(getTranslation("assign.amount.problem", most()));
    } else if (!selection.addAlone(
        daily ? AssignedItem.daily(number) : AssignedItem.together(counted.value(), number))) {
      problem.setText(getTranslation("assign.alone"));
    }
  }
}
