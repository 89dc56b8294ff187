package org.queenside.course.examination.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.PlacementService;
import org.queenside.progress.Progress;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Button;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;

/** The result of a placement: the lessons the learner knows, which can be changed before saving. */
final class PlacementResult extends Div {

  private final Map<Lesson, Checkbox> boxes = new LinkedHashMap<>();
  private final List<LessonStatus> path;
  private final PlacementService placements;
  private final Button save = Button.filled("placement.save", this::save);
  private final Div failure = Markup.div("say no");

  /**
   * Creates the result.
   *
   * @param known the number of known lessons at the start of the path
   */
  PlacementResult(Course course, Progress progress, int known, PlacementService placements) {
    this.placements = placements;
    this.path = course.path().stream().map(lesson -> new LessonStatus(lesson, progress)).toList();
    addClassName("placement");
    String key = known == 0 ? "placement.none" : "placement.known";
    var title = new H1(getTranslation(key));
    add(title, Markup.paragraph("lead", getTranslation(key + ".text", known)));
    add(
        Markup.list(
            "columns known",
            path.stream().filter(lesson -> !lesson.finished()).map(lesson -> item(lesson, known))));
    failure.setVisible(false);
    failure.getElement().setAttribute("role", "alert");
    failure.setText(getTranslation("placement.unsaved"));
    add(failure, save);
    showStart();
    Focus.moveTo(title);
  }

  private ListItem item(LessonStatus status, int known) {
    int index = path.indexOf(status);
    var number = Markup.span("number", String.valueOf(index + 1));
    var box = new Checkbox(number, new Span(status.lesson().title()));
    box.set(index < known).onChange(_ -> showStart());
    boxes.put(status.lesson(), box);
    return new ListItem(box);
  }

  /** Shows on the button where the learner will start. */
  private void showStart() {
    save.setText(
        boxes.entrySet().stream()
            .filter(box -> !box.getValue().isChecked())
            .findFirst()
            .map(box -> getTranslation("placement.start", box.getKey().title()))
            .orElseGet(() -> getTranslation("placement.save")));
  }

  private void save() {
    List<Lesson> known =
        boxes.entrySet().stream()
            .filter(box -> box.getValue().isChecked())
            .map(Map.Entry::getKey)
            .toList();
    try {
      placements.markKnown(known);
    } catch (NotSavedException e) {
      failure.setVisible(true);
      return;
    }
    StoredPlacement.forget();
    UI.getCurrent()
        .navigate(
            path.stream()
                .filter(status -> !status.finished() && !known.contains(status.lesson()))
                .findFirst()
                .map(LessonStatus::address)
                .orElse("course"));
  }
}
