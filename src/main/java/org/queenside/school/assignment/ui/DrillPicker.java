package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.queenside.practice.Drill;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.ui.Checkbox;

/** Drills, each with how often it is to be solved. */
final class DrillPicker extends Div {

  private static final int USUAL = 10;
  private static final int MOST = 500;

  private final ItemSelection draft;
  private final Runnable full;

  DrillPicker(ItemSelection draft, Runnable full) {
    this.draft = draft;
    this.full = full;
    addClassName("drill-choice");
    var list = new UnorderedList();
    for (Drill drill : Drill.values()) {
      list.add(entry(drill));
    }
    add(new Paragraph(getTranslation("assign.drills.lead")), list);
  }

  private ListItem entry(Drill drill) {
    String name = getTranslation("drill." + drill.code());
    var about = new Span(getTranslation("drill." + drill.code() + ".about"));
    about.addClassName("about");
    var title = new Span(name);
    title.addClassName("title");
    var tick = new Checkbox(new Div(title, about));
    var amount =
        new AmountField(
            "drill-" + drill.code(), getTranslation("assign.drills.amount", name), 1, MOST);
    tick.onChange(
        taken -> {
          if (!taken) {
            draft.remove(List.of(drill.item()));
          } else if (!draft.add(List.of(item(drill, USUAL)))) {
            full.run();
            tick.set(false);
          }
        });
    amount.onChange(
        number -> {
          if (number > 0 && !draft.replace(item(drill, number))) {
            full.run();
          }
          show(drill, tick, amount);
        });
    draft.onChange(() -> show(drill, tick, amount));
    show(drill, tick, amount);
    return new ListItem(tick, amount);
  }

  private void show(Drill drill, Checkbox tick, AmountField amount) {
    tick.set(draft.has(drill.item()));
    amount.setVisible(draft.has(drill.item()));
    amount.set(draft.amount(drill.item()));
  }

  private static AssignedItem item(Drill drill, int amount) {
    return new AssignedItem(drill.item(), "drill", amount);
  }
}
