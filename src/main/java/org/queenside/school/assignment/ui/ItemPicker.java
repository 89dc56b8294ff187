package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.util.function.Supplier;
import org.queenside.ui.ToggleGroup;

/** What is to be done, from one of four shelves at a time. What was chosen stays chosen. */
final class ItemPicker extends Div {

  private final Div open = new Div();

  ItemPicker(AssignmentCatalog shelf, ItemSelection draft, Runnable full) {
    addClassName("what");
    var shelves = new ToggleGroup(getTranslation("assign.what"));
    add(shelves, open);
    add(shelves, "assign.course", true, () -> new CoursePicker(shelf.course(), draft, full));
    add(
        shelves,
        "assign.puzzles",
        false,
        () -> new PuzzlePicker(shelf.puzzles(), shelf.sets(), draft, full));
    add(shelves, "assign.drills", false, () -> new DrillPicker(draft, full));
    add(shelves, "assign.own", false, () -> new OwnExercisePicker(shelf.own(), draft, full));
  }

  /** A shelf is filled when it is first opened. */
  private void add(ToggleGroup shelves, String key, boolean first, Supplier<Component> content) {
    var panel = new Div();
    panel.setVisible(first);
    open.add(panel);
    Runnable show =
        () -> {
          if (panel.getChildren().findAny().isEmpty()) {
            panel.add(content.get());
          }
          open.getChildren().forEach(each -> each.setVisible(each.equals(panel)));
        };
    if (first) {
      show.run();
    }
    shelves.add(getTranslation(key), first, show);
  }
}
