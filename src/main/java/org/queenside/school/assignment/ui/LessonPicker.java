package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import org.queenside.board.BoardPicture;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.ui.LessonIcon;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;

/** Selects the path of a lesson or single exercises from it. */
final class LessonPicker extends ListItem {

  private final Lesson lesson;
  private final ItemSelection selection;
  private final Checkbox whole;
  private final NativeDetails single;
  private final List<Checkbox> ticks = new ArrayList<>();

  LessonPicker(Lesson lesson, ItemSelection selection) {
    this.lesson = lesson;
    this.selection = selection;
    whole =
        new Checkbox(new LessonIcon(lesson.icon(), false), Markup.span("title", lesson.title()))
            .onChange(taken -> select(taken, lesson.path(), lesson.exercises()));
    int tasks = lesson.exercises().size();
    int path = lesson.path().size();
    single =
        new NativeDetails(
            path == tasks
                ? getTranslation("assign.tasks", tasks)
                : getTranslation("assign.lesson.tasks", path, tasks));
    single
        .getSummary()
        .getElement()
        .setAttribute("aria-label", getTranslation("assign.single.label", lesson.title(), tasks));
    // A course has hundreds of exercises, but only a few lessons are ever unfolded.
    single.addToggleListener(event -> fill());
    add(whole, single);
    selection.onChange(this::show);
    show();
  }

  /** Selects some exercises, or takes some away. */
  private void select(boolean taken, List<Exercise> added, List<Exercise> removed) {
    if (!taken) {
      selection.remove(names(removed));
    } else if (selection.add(added.stream().map(each -> AssignedItem.of(lesson, each)).toList())) {
      selection.sort(AssignedItem.section(lesson), names(lesson.exercises()));
    } else {
      show();
    }
  }

  private void fill() {
    if (!single.isOpen() || !ticks.isEmpty()) {
      return;
    }
    var list = new OrderedList();
    for (Exercise exercise : lesson.exercises()) {
      var tick =
          new Checkbox(face(exercise))
              .onChange(taken -> select(taken, List.of(exercise), List.of(exercise)));
      ticks.add(tick);
      list.add(new ListItem(tick));
    }
    single.setContent(list);
    show();
  }

  static Component[] face(Exercise exercise) {
    var task = new Span(exercise.info().task());
    BoardPicture board = ItemThumbnails.of(exercise);
    return board == null ? new Component[] {task} : new Component[] {board, task};
  }

  private void show() {
    List<String> names = names(lesson.exercises());
    boolean some = names.stream().anyMatch(selection::has);
    boolean all = names(lesson.path()).stream().allMatch(selection::has);
    if (some && !all) {
      whole.setPartly();
    } else {
      whole.set(all);
    }
    setClassName("chosen", some);
    for (int place = 0; place < ticks.size(); place++) {
      ticks.get(place).set(selection.has(names.get(place)));
    }
  }

  private List<String> names(List<Exercise> exercises) {
    return exercises.stream().map(lesson::item).toList();
  }
}
