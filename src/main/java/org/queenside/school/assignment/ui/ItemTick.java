package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import java.util.List;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.ui.Checkbox;

/** Creates boxes that select one item. */
final class ItemTick {

  private ItemTick() {}

  static Checkbox of(AssignedItem item, ItemSelection selection, Component... face) {
    var tick = new Checkbox(face).set(selection.has(item.item()));
    tick.onChange(
        taken -> {
          if (!taken) {
            selection.remove(List.of(item.item()));
          } else if (!selection.add(List.of(item))) {
            tick.set(false);
          }
        });
    return tick;
  }
}
