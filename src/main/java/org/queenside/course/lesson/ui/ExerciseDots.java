package org.queenside.course.lesson.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.LessonStatus;

/** The exercises of a lesson as a row of small links. */
final class ExerciseDots extends OrderedList {

  ExerciseDots(LessonStatus standing, Exercise current) {
    addClassName("dots");
    getElement().setAttribute("aria-label", getTranslation("lesson.exercises"));
    int number = 1;
    for (Exercise exercise : standing.lesson().track(current)) {
      boolean done = standing.done(exercise);
      String label =
          getTranslation(done ? "lesson.dot.done" : "lesson.dot", number++, exercise.info().task());
      var link = new Anchor(LessonStatus.address(standing.lesson(), exercise), "");
      // Screen readers say it, too, because the link has no text.
      link.setTitle(label);
      if (exercise.equals(current)) {
        link.getElement().setAttribute("aria-current", "step");
      }
      var item = new ListItem(link);
      item.setClassName("done", done);
      add(item);
    }
  }
}
