package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.queenside.practice.Drill;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;

/** Selects drills, each with the number of times to solve it. */
final class DrillPicker extends Div {

  private static final int DEFAULT_AMOUNT = 10;
  private static final int MAX_AMOUNT = 500;

  private final ItemSelection selection;

  DrillPicker(ItemSelection selection) {
    this.selection = selection;
    addClassName("drill-choice");
    var list = new UnorderedList();
    for (Drill drill : Drill.values()) {
      list.add(entry(drill));
    }
    add(new Paragraph(getTranslation("assign.drills.lead")), list);
  }

  private ListItem entry(Drill drill) {
    String name = getTranslation("drill." + drill.code());
    var tick =
        new Checkbox(
            new Div(
                Markup.span("title", name),
                Markup.span("about", getTranslation("drill." + drill.code() + ".about"))));
    var amount =
        new AmountField(
            "drill-" + drill.code(), getTranslation("assign.drills.amount", name), 1, MAX_AMOUNT);
    tick.onChange(
        taken -> {
          if (!taken) {
            selection.remove(List.of(drill.item()));
          } else if (!selection.add(List.of(item(drill, DEFAULT_AMOUNT)))) {
            tick.set(false);
          }
        });
    amount.onAmount(
        number -> {
          if (number > 0) {
            selection.replace(item(drill, number));
          }
          show(drill, tick, amount);
        });
    selection.onChange(() -> show(drill, tick, amount));
    show(drill, tick, amount);
    return new ListItem(tick, amount);
  }

  private void show(Drill drill, Checkbox tick, AmountField amount) {
    tick.set(selection.has(drill.item()));
    amount.setVisible(selection.has(drill.item()));
    amount.set(selection.amount(drill.item()));
  }

  private static AssignedItem item(Drill drill, int amount) {
    return new AssignedItem(drill.item(), "drill", amount);
  }
}
