package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import java.util.function.Supplier;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.ui.FormField;
import org.queenside.ui.ToggleGroup;

/**
 * Selects items from one of four sources at a time, or from all that a search finds. The selection
 * is kept when switching.
 */
final class ItemPicker extends Div {

  private final Div open = new Div();

  ItemPicker(AssignmentCatalog catalog, ItemSelection selection) {
    addClassName("what");
    var sources = new ToggleGroup(getTranslation("assign.what"));
    var found = new ItemSearch(catalog, selection);
    found.setVisible(false);
    var search =
        new FormField("assign-search", getTranslation("assign.search"))
            .with("type", "search")
            .with("autocomplete", "off")
            .onPause(
                words -> {
                  boolean searching = !words.isBlank();
                  if (searching) {
                    found.show(words);
                  }
                  found.setVisible(searching);
                  sources.setVisible(!searching);
                  open.setVisible(!searching);
                });
    var heading = new H2(getTranslation("assign.what"));
    heading.addClassName("sr");
    add(heading, search, found, sources, open);
    boolean tasks = selection.kind() == AssignmentKind.TASKS;
    add(
        sources,
        "assign.course",
        tasks,
        () -> new CoursePicker(catalog.courses().course(), selection));
    add(
        sources,
        "assign.puzzles",
        !tasks,
        () -> new PuzzlePicker(catalog.puzzles(), catalog.sets(), selection));
    add(sources, "assign.drills", false, () -> new DrillPicker(selection));
    add(sources, "assign.own", false, () -> new OwnExercisePicker(catalog.own(), selection));
  }

  private void add(ToggleGroup sources, String key, boolean first, Supplier<Component> content) {
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
    sources.add(getTranslation(key), first, show);
  }
}
