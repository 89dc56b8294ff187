package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardPicture;
import org.queenside.chess.Board;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Scene;
import org.queenside.course.run.ExerciseRun;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.ui.Markup;

/** Draws small boards with the initial positions of tasks. */
final class ItemThumbnails {

  private ItemThumbnails() {}

  /** Draws an exercise's board; null if it starts without pieces. */
  static @Nullable BoardPicture of(@Nullable Exercise exercise) {
    if (exercise == null) {
      return null;
    }
    Scene scene = ExerciseRun.start(exercise).scene();
    return scene.pieces().isEmpty()
        ? null
        : Markup.flatten(BoardPicture.of(Board.of(scene.pieces()), scene.orientation()));
  }

  static OrderedList list(
      List<AssignedItem> items, ItemResolver exercises, ItemTitleResolver titles) {
    var names =
        titles.titles(items.stream().map(AssignedItem::item).toList(), UI.getCurrent().getLocale());
    var list = new OrderedList();
    list.addClassNames("columns", "task-boards");
    for (AssignedItem item : items) {
      var entry = new ListItem();
      BoardPicture picture = of(exercises.exercise(item.item()));
      if (picture != null) {
        entry.add(picture);
      }
      entry.add(new Span(names.getOrDefault(item.item(), "")));
      list.add(entry);
    }
    return list;
  }
}
