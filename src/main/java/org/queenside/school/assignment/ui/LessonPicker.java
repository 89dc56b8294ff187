package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.ui.LessonIcon;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.ui.Checkbox;

/** A lesson, to be chosen as a whole or exercise by exercise. */
final class LessonPicker extends ListItem {

  private final Lesson lesson;
  private final ItemSelection draft;
  private final Runnable full;
  private final Checkbox whole;
  private final NativeDetails single;
  private final List<Checkbox> ticks = new ArrayList<>();

  /**
   * Creates the entry.
   *
   * @param full says that no more tasks fit
   */
  LessonPicker(Lesson lesson, ItemSelection draft, Runnable full) {
    this.lesson = lesson;
    this.draft = draft;
    this.full = full;
    var title = new Span(lesson.title());
    title.addClassName("title");
    whole = new Checkbox(new LessonIcon(lesson.icon(), false), title).onChange(this::takeWhole);
    int tasks = lesson.exercises().size();
    single = new NativeDetails(getTranslation("assign.tasks", tasks));
    single
        .getSummary()
        .getElement()
        .setAttribute("aria-label", getTranslation("assign.single.label", lesson.title(), tasks));
    // A course has hundreds of exercises; few lessons are looked into.
    single.addToggleListener(event -> fill());
    add(whole, single);
    draft.onChange(this::show);
    show();
  }

  private void takeWhole(boolean taken) {
    if (!taken) {
      draft.remove(names());
    } else if (!draft.add(lesson.exercises().stream().map(this::item).toList())) {
      full.run();
      show();
    } else {
      draft.sort(section(), names());
    }
  }

  private void take(Exercise exercise, boolean taken) {
    if (!taken) {
      draft.remove(List.of(lesson.item(exercise)));
    } else if (!draft.add(List.of(item(exercise)))) {
      full.run();
      show();
    } else {
      draft.sort(section(), names());
    }
  }

  private void fill() {
    if (!single.isOpen() || !ticks.isEmpty()) {
      return;
    }
    var list = new OrderedList();
    for (Exercise exercise : lesson.exercises()) {
      var tick = new Checkbox(exercise.info().task()).onChange(taken -> take(exercise, taken));
      ticks.add(tick);
      list.add(new ListItem(tick));
    }
    single.setContent(list);
    show();
  }

  private void show() {
    List<String> names = names();
    long chosen = names.stream().filter(draft::has).count();
    if (chosen > 0 && chosen < names.size()) {
      whole.setPartly();
    } else {
      whole.set(chosen > 0);
    }
    setClassName("chosen", chosen > 0);
    for (int place = 0; place < ticks.size(); place++) {
      ticks.get(place).set(draft.has(names.get(place)));
    }
  }

  private List<String> names() {
    return lesson.exercises().stream().map(lesson::item).toList();
  }

  private String section() {
    return "lesson/" + lesson.id();
  }

  private AssignedItem item(Exercise exercise) {
    return AssignedItem.once(lesson.item(exercise), section());
  }
}
