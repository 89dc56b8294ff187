package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.ui.CommaList;
import org.queenside.ui.Icon;
import org.queenside.ui.IconButton;
import org.queenside.ui.Markup;

/** The selected items by section. Sections can be moved and removed. */
final class SelectedItemsList extends Div {

  private static final String DRILLS = "drill";

  private final ItemSelection selection;
  private final ItemTitleResolver titles;
  private final ItemResolver exercises;

  SelectedItemsList(ItemSelection selection, ItemTitleResolver titles, ItemResolver exercises) {
    this.selection = selection;
    this.titles = titles;
    this.exercises = exercises;
    addClassName("chosen-list");
    selection.onChange(this::show);
    show();
  }

  private void show() {
    removeAll();
    if (selection.size() == 0) {
      add(Markup.paragraph("nothing", getTranslation("assign.nothing")));
      return;
    }
    var list = new OrderedList();
    boolean first = true;
    for (String section : selection.sections()) {
      list.add(entry(section, first));
      first = false;
    }
    add(list);
  }

  private ListItem entry(String section, boolean first) {
    String title = titles.section(section, getLocale());
    List<AssignedItem> items = selection.items(section);
    var name = Markup.span("title", title);
    var count = Markup.span("count", count(section, items));
    var up =
        new IconButton(
            new Span("↑"), getTranslation("assign.up", title), () -> selection.moveUp(section));
    up.setEnabled(!first);
    var remove =
        new IconButton(
            Icon.CROSS.draw(),
            getTranslation("assign.remove", title),
            () -> selection.removeSection(section));
    var entry = new ListItem(new Div(name, count), up, remove);
    if (!section.equals(DRILLS) && selection.kind() == AssignmentKind.TASKS) {
      entry.add(boards(title, items));
    }
    return entry;
  }

  private NativeDetails boards(String title, List<AssignedItem> items) {
    var boards = new NativeDetails(getTranslation("assign.boards"));
    boards
        .getSummary()
        .getElement()
        .setAttribute("aria-label", getTranslation("assign.boards.label", title));
    boards.addToggleListener(
        _ -> {
          if (boards.isOpen() && boards.getContent() == null) {
            boards.setContent(ItemThumbnails.list(items, exercises, titles));
          }
        });
    return boards;
  }

  /** Drills are listed one by one, because each has its own amount. */
  private String count(String section, List<AssignedItem> items) {
    return section.equals(DRILLS)
        ? CommaList.of(
            items.stream()
                .map(
                    item ->
                        getTranslation(
                            "assign.chosen.drill",
                            titles.title(item.item(), getLocale()),
                            item.amount()))
                .toList(),
            getLocale())
        : AssignmentSummaryText.tasks(items, this::getTranslation);
  }
}
