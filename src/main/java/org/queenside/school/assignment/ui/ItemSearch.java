package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.practice.Drill;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;
import org.queenside.ui.SearchText;

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
    List<String> wanted = List.of(words.strip().split("\\s+"));
    removeAll();
    ticks.clear();
    var found =
        Markup.list(
            "columns",
            catalog.courses().course().lessons().stream()
                .filter(each -> SearchText.containsAll(each.title(), wanted))
                .map(
                    each ->
                        lessons.computeIfAbsent(each, one -> new LessonPicker(one, selection))));
    List<Task> tasks = tasks(wanted);
    List<ListItem> own =
        Stream.concat(catalog.own().mine().stream(), catalog.own().shared().stream())
            .filter(each -> each.isAssignable() && SearchText.containsAll(each.title(), wanted))
            .map(this::own)
            .toList();
    UnorderedList practice =
        Markup.list(
            "",
            Arrays.stream(Drill.values())
                .filter(
                    each -> SearchText.containsAll(getTranslation("drill." + each.code()), wanted))
                .map(each -> drills.computeIfAbsent(each, one -> new DrillItem(one, selection))));
    add("assign.course", found);
    add("assign.drills", practice);
    add("assign.own", Markup.list("", own.stream()));
    add("assign.search.tasks", Markup.list("", tasks.stream().limit(MOST_TASKS).map(this::task)));
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

  private List<Task> tasks(List<String> wanted) {
    return catalog.courses().course().lessons().stream()
        .flatMap(lesson -> lesson.exercises().stream().map(each -> new Task(lesson, each)))
        .filter(task -> task.has(wanted))
        .toList();
  }

  private ListItem task(Task task) {
    AssignedItem item = AssignedItem.of(task.lesson(), task.exercise());
    Component[] face = LessonPicker.face(task.exercise());
    Component[] words = Arrays.copyOf(face, face.length + 1);
    words[face.length] = Markup.span("about", task.lesson().title());
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

  private record Task(Lesson lesson, Exercise exercise) {

    /** Returns whether it has all words, of which some may be in the lesson's title only. */
    boolean has(List<String> words) {
      String task = exercise.info().task();
      return SearchText.containsAll(task + " " + lesson.title(), words)
          && words.stream().anyMatch(each -> SearchText.contains(task, each));
    }
  }
}
