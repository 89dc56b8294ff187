package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.practice.Drill;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;

/** The lessons, tasks, drills and own exercises with some words in their titles. */
final class ItemSearch extends Div {

  /** How many tasks are listed; more words find the others. */
  private static final int MOST_TASKS = 20;

  private final AssignmentCatalog catalog;
  private final ItemSelection selection;
  private final Map<Lesson, LessonPicker> lessons = new LinkedHashMap<>();
  private final Map<Drill, DrillItem> drills = new LinkedHashMap<>();
  private final Map<String, Checkbox> ticks = new LinkedHashMap<>();

  ItemSearch(AssignmentCatalog catalog, ItemSelection selection) {
    this.catalog = catalog;
    this.selection = selection;
    addClassNames("course-choice", "drill-choice", "found-items");
    selection.onChange(() -> ticks.forEach((item, tick) -> tick.set(selection.has(item))));
  }

  /** Lists what contains all words. */
  void show(String words) {
    List<String> wanted = List.of(words.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    removeAll();
    ticks.clear();
    var found =
        Markup.list(
            "columns",
            catalog.courses().course().lessons().stream()
                .filter(each -> has(wanted, each.title()))
                .map(
                    each ->
                        lessons.computeIfAbsent(each, one -> new LessonPicker(one, selection))));
    List<ListItem> tasks = tasks(wanted);
    List<ListItem> own =
        Stream.concat(catalog.own().mine().stream(), catalog.own().shared().stream())
            .filter(each -> each.isAssignable() && has(wanted, each.title()))
            .map(this::own)
            .toList();
    UnorderedList practice =
        Markup.list(
            "",
            Arrays.stream(Drill.values())
                .filter(each -> has(wanted, getTranslation("drill." + each.code())))
                .map(each -> drills.computeIfAbsent(each, one -> new DrillItem(one, selection))));
    add("assign.course", found);
    add("assign.drills", practice);
    add("assign.own", Markup.list("", own.stream()));
    add("assign.search.tasks", Markup.list("", tasks.stream().limit(MOST_TASKS)));
    String note =
        getComponentCount() == 0
            ? getTranslation("assign.search.none")
            : tasks.size() > MOST_TASKS
                ? getTranslation("assign.search.more", tasks.size() - MOST_TASKS)
                : "";
    var status = Markup.paragraph("note", note);
    status.getElement().setAttribute("role", "status");
    add(status);
  }

  private void add(String key, UnorderedList list) {
    if (list.getComponentCount() > 0) {
      add(new H3(getTranslation(key)), list);
    }
  }

  private List<ListItem> tasks(List<String> wanted) {
    List<ListItem> tasks = new ArrayList<>();
    for (Lesson lesson : catalog.courses().course().lessons()) {
      for (Exercise exercise : lesson.exercises()) {
        if (has(wanted, exercise.info().task() + " " + lesson.title())
            && wanted.stream().anyMatch(each -> has(List.of(each), exercise.info().task()))) {
          tasks.add(tasks.size() < MOST_TASKS ? task(lesson, exercise) : new ListItem());
        }
      }
    }
    return tasks;
  }

  private ListItem task(Lesson lesson, Exercise exercise) {
    AssignedItem item = AssignedItem.of(lesson, exercise);
    Component[] face = LessonPicker.face(exercise);
    Component[] words = Arrays.copyOf(face, face.length + 1);
    words[face.length] = Markup.span("about", lesson.title());
    return tick(item, words);
  }

  private ListItem own(OwnExercise exercise) {
    return tick(AssignedItem.once(exercise.item(), "own"), Markup.span("title", exercise.title()));
  }

  private ListItem tick(AssignedItem item, Component... face) {
    Checkbox tick = ItemTick.of(item, selection, face);
    ticks.put(item.item(), tick);
    return new ListItem(tick);
  }

  private static boolean has(List<String> words, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return words.stream().allMatch(lower::contains);
  }
}
