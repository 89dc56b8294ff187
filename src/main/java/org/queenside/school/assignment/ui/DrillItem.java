package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.ListItem;
import java.util.List;
import org.queenside.practice.Drill;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;

/** A drill to select, with the number of times to solve it. */
final class DrillItem extends ListItem {

  private static final int DEFAULT_AMOUNT = 3;
  private static final int MAX_AMOUNT = 500;

  private final Drill drill;
  private final ItemSelection selection;
  private final Checkbox tick;
  private final AmountField amount;

  DrillItem(Drill drill, ItemSelection selection) {
    this.drill = drill;
    this.selection = selection;
    String name = getTranslation("drill." + drill.code());
    tick =
        new Checkbox(
            Markup.div(
                "drill-words",
                Markup.span("title", name),
                Markup.span("about", getTranslation("drill." + drill.code() + ".about"))));
    amount =
        new AmountField(
            "drill-" + drill.code(), getTranslation("assign.drills.amount", name), 1, MAX_AMOUNT);
    tick.onChange(this::select);
    amount.onAmount(
        number -> {
          if (number > 0) {
            selection.replace(item(number));
          }
          show();
        });
    selection.onChange(this::show);
    add(tick, amount);
    show();
  }

  private void select(boolean taken) {
    if (!taken) {
      selection.remove(List.of(drill.item()));
    } else if (!selection.add(List.of(item(DEFAULT_AMOUNT)))) {
      tick.set(false);
    }
  }

  private void show() {
    boolean chosen = selection.has(drill.item());
    tick.set(chosen);
    amount.setVisible(chosen);
    amount.set(selection.amount(drill.item()));
  }

  private AssignedItem item(int amount) {
    return new AssignedItem(drill.item(), "drill", amount);
  }
}
